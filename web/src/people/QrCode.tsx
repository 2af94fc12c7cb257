/** A QR code: dark on light in both themes, with the quiet rim that readers need. */
import { useMemo } from "preact/hooks";
import { qrCode } from "./qr";
import "./people.css";

const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => qrCode(text), [text]);
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={dark.join("")} />
    </svg>
  );
}
