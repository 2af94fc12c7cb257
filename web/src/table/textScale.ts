/** Whether the phone writes all text much larger than the page asks for: a setting of the system or of the browser. */
import { signal } from "@preact/signals";

/** From this scale on, text has no room in places of a fixed height. */
const LARGE = 1.3;
export const isTextLarge = signal(false);

/** Compares a line of text with one that always keeps its size. */
function measureText(): void {
  const [now, designed] = ["", "none"].map((adjust) => {
    const line = document.createElement("p");
    line.textContent = "x";
    line.style.cssText = "position: fixed; visibility: hidden; font: 16px / normal sans-serif";
    line.style.setProperty("-webkit-text-size-adjust", adjust);
    line.style.setProperty("text-size-adjust", adjust);
    document.body.append(line);
    const height = line.offsetHeight;
    line.remove();
    return height;
  });
  isTextLarge.value = now! > LARGE * designed!;
}

measureText();
for (const event of ["resize", "pageshow"]) addEventListener(event, measureText);
