/** A QR code: dark on light in both themes, with the quiet margin that readers need. */
import { correction, generate } from "lean-qr/nano";
import { useMemo } from "preact/hooks";
import "./people.css";

const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.M }), [text]);
  const size = code.size + 2 * QUIET;
  const dark: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dark.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={dark.join("")} />
    </svg>
  );
}
