/** The picture of a result: what I scored and how it grew turn by turn, and nothing of the board. */

interface Card {
  /** The title, points and par, place, streak. */
  lines: string[];
  points: number;
  totals: number[];
  host: string;
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 64];
const SERIF = '"Iowan Old Style", "Palatino Linotype", Palatino, P052, "URW Palladio L", Georgia, serif';
const SANS = 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif';
/** The page's own colours: a picture has the theme in which it was made. */
function colours() {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return { paper: of("paper"), ink: of("ink"), second: of("ink2"), accent: of("accent"), line: of("line2") };
}

type Colours = ReturnType<typeof colours>;

/** Draws the card and returns it as a data address. */
export function drawCard({ lines, points, totals, host }: Card): string {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  const colour = colours();
  pen.fillStyle = colour.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour.line;
  pen.lineWidth = 3;
  pen.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  const [title = "", ...rest] = lines;
  write(pen, title, EDGE, 118, `600 46px ${SERIF}`, colour.ink, WIDTH - 2 * EDGE);
  write(pen, String(points), EDGE, 300, `600 168px ${SERIF}`, colour.accent, 420);
  for (const [n, line] of rest.entries()) {
    const [weight, fill] = n ? [500, colour.second] : [600, colour.ink];
    write(pen, line, 500, 200 + n * 54, `${weight} 34px ${SANS}`, fill, WIDTH - 500 - EDGE);
  }
  drawSteps(pen, colour, totals, 360, 520);
  write(pen, `Farshore · ${host}`, EDGE, 576, `500 26px ${SANS}`, colour.second, WIDTH - 2 * EDGE);
  return canvas.toDataURL("image/png");
}

/** In one line: what does not fit is squeezed. */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  fill: string,
  room: number,
) {
  pen.font = font;
  pen.fillStyle = fill;
  pen.fillText(words, x, y, room);
}

/** A bar for each turn, as high as the points after it. */
function drawSteps(
  pen: CanvasRenderingContext2D,
  colour: Colours,
  totals: number[],
  top: number,
  bottom: number,
): void {
  const after = totals.slice(1);
  const most = Math.max(1, ...after);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, after.length);
  pen.fillStyle = colour.line;
  pen.fillRect(EDGE, bottom, WIDTH - 2 * EDGE, 3);
  after.forEach((total, n) => {
    const height = (Math.max(0, total) / most) * (bottom - top);
    pen.fillStyle = n === after.length - 1 ? colour.accent : colour.line;
    pen.fillRect(EDGE + n * step + 2, bottom - height, step - 4, height);
  });
}
