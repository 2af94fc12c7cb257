/** A text as a QR code: bytes, error correction M, versions 1 to 10. Enough for an address of 213 letters. */

/** By version: codewords of error correction in a block, and blocks. */
const CORRECTION = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const;

/** Rows of modules, true is dark. Throws if the text is too long. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = CORRECTION.findIndex((_, i) => capacity(i + 1) >= bytes.length) + 1;
  if (!version) throw new RangeError("too long for a QR code");
  const blank = drawPatterns(version);
  const codewords = interleaved(version, dataOf(version, bytes));
  const codes = MASKS.map((_, mask) => finished(version, blank, codewords, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

const sizeOf = (version: number) => 17 + 4 * version;

/** Codewords of all kinds that fit into a version. */
function allCodewords(version: number): number {
  const alignments = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const taken = alignments ? (25 * alignments - 10) * alignments - 55 : 0;
  const modules = (16 * version + 128) * version + 64 - taken - (version >= 7 ? 36 : 0);
  return modules >> 3;
}

function dataCodewords(version: number): number {
  const [each, blocks] = CORRECTION[version - 1]!;
  return allCodewords(version) - each * blocks;
}

const capacity = (version: number) => dataCodewords(version) - (version < 10 ? 2 : 3);

/** Mode, length, the bytes, an end, and padding. */
function dataOf(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = dataCodewords(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
}

/** Blocks with their corrections, taken in turns. */
function interleaved(version: number, data: number[]): number[] {
  const [each, blocks] = CORRECTION[version - 1]!;
  const long = data.length % blocks;
  const short = Math.floor(data.length / blocks);
  const divisor = divisorOf(each);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const part = data.slice(at, (at += short + (i >= blocks - long ? 1 : 0)));
    return { part, correction: remainder(part, divisor) };
  });
  const result: number[] = [];
  for (let i = 0; i <= short; i++) for (const { part } of parts) if (i < part.length) result.push(part[i]!);
  for (let i = 0; i < each; i++) for (const { correction } of parts) result.push(correction[i]!);
  return result;
}

/** In the field of 256 elements that the standard uses. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const result = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let k = 0; k < degree; k++) result[k] = times(result[k]!, root) ^ (result[k + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = new Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ result.shift()!;
    result.push(0);
    for (const [i, coefficient] of divisor.entries()) result[i]! ^= times(coefficient, factor);
  }
  return result;
}

/** Null: free for data. */
type Module = boolean | null;

/** Everything but data and format: finders, timing, alignments, version. */
function drawPatterns(version: number): Module[][] {
  const size = sizeOf(version);
  const code = Array.from({ length: size }, () => new Array<Module>(size).fill(null));
  for (let i = 0; i < size; i++) code[6]![i] = code[i]![6] = i % 2 === 0;
  const square = (x: number, y: number, reach: number, dark: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        if (code[y + dy]?.[x + dx] !== undefined) code[y + dy]![x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
  };
  const places = alignments(version);
  for (const x of places)
    for (const y of places) {
      const atFinder = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!atFinder) square(x, y, 2, (distance) => distance !== 1);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  reserveFormat(code, size);
  if (version >= 7) drawVersion(code, version, size);
  return code;
}

function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = sizeOf(version);
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step).reverse()];
}

function reserveFormat(code: Module[][], size: number): void {
  for (const [x, y] of formatPlaces(size)) code[y]![x] = false;
  code[size - 8]![8] = true;
}

/** Where the fifteen bits of the format stand, twice. */
function formatPlaces(size: number): [number, number][] {
  const first: [number, number][] = [];
  for (let i = 0; i <= 5; i++) first.push([8, i]);
  first.push([8, 7], [8, 8], [7, 8]);
  for (let i = 9; i < 15; i++) first.push([14 - i, 8]);
  const second: [number, number][] = [];
  for (let i = 0; i < 8; i++) second.push([size - 1 - i, 8]);
  for (let i = 8; i < 15; i++) second.push([8, size - 15 + i]);
  return [...first, ...second];
}

/** A number with its check bits behind it. */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

function drawVersion(code: Module[][], version: number, size: number): void {
  const bits = checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    code[a]![b] = code[b]![a] = dark;
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** With data in the free modules, in its zigzag from the lower right, and the format of this mask. */
function finished(version: number, blank: Module[][], codewords: number[], mask: number): boolean[][] {
  const size = sizeOf(version);
  const code = blank.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step;
        if (blank[y]![x] !== null) continue;
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        code[y]![x] = dark !== MASKS[mask]!(x, y);
        bit++;
      }
  }
  const format = checked(mask, 10, 0x537) ^ 0x5412; // correction M is 00
  for (const [i, [x, y]] of formatPlaces(size).entries()) code[y]![x] = ((format >> (i % 15)) & 1) === 1;
  return code as boolean[][];
}

/** How hard a code is to read: runs, blocks, what looks like a finder, and too much of one shade. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x]!));
  let result = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) result += run.length - 2;
    result += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = code[y]![x];
      if (dark === code[y]![x - 1] && dark === code[y - 1]![x] && dark === code[y - 1]![x - 1]) result += 3;
    }
  const dark = code.flat().filter(Boolean).length;
  return result + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
