import {checkBytes} from "./galois";
import {createGrid, drawFormat, type Grid} from "./qr-grid";

/** Data bytes, blocks and check bytes per block at error correction level M (15 %), by version. */
const CAPACITY = [
  {version: 1, data: 16, blocks: 1, check: 10},
  {version: 2, data: 28, blocks: 1, check: 16},
  {version: 3, data: 44, blocks: 1, check: 26},
  {version: 4, data: 64, blocks: 2, check: 18},
  {version: 5, data: 86, blocks: 2, check: 24},
  {version: 6, data: 108, blocks: 4, check: 16},
] as const;

/** Any mask is legal. This one breaks up our short addresses well, and keeps the code small. */
const MASK = 0;
const isMasked = (row: number, column: number) => (row + column) % 2 === 0;

/** The dark modules of a QR code for up to 106 bytes of text, row by row. Null when the text is longer. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const size = CAPACITY.find(({data}) => bytes.length <= data - 2);
  if (!size) return null;
  const grid = createGrid(size.version);
  place(grid, interleave(pack(bytes, size.data), size.blocks, size.check));
  drawFormat(grid, MASK);
  return grid.dark;
}

/** Mode "bytes", the length, the bytes, an end mark and filling. */
function pack(bytes: readonly number[], capacity: number): number[] {
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const packed = Array.from({length: nibbles.length / 2}, (_, index) => {
    return ((nibbles[index * 2] ?? 0) << 4) | (nibbles[index * 2 + 1] ?? 0);
  });
  const filling = Array.from({length: capacity - packed.length}, (_, index) =>
    index % 2 === 0 ? 0xec : 0x11,
  );
  return [...packed, ...filling];
}

/** Blocks take turns byte by byte, so that a smudge hurts each of them a little. */
function interleave(data: readonly number[], blocks: number, check: number): number[] {
  const length = data.length / blocks;
  const parts = Array.from({length: blocks}, (_, block) => data.slice(block * length, (block + 1) * length));
  const checks = parts.map((part) => checkBytes(part, check));
  const inTurns = (lists: readonly (readonly number[])[]) =>
    (lists[0] ?? []).flatMap((_, index) => lists.map((list) => list[index] ?? 0));
  return [...inTurns(parts), ...inTurns(checks)];
}

/** Writes the bits in pairs of columns, upwards and downwards by turns, around what is fixed. */
function place({size, dark, fixed}: Grid, bytes: readonly number[]) {
  let index = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUp = (((size - 1 - right) >> 1) + (right < 6 ? 1 : 0)) % 2 === 0;
    for (let step = 0; step < size * 2; step++) {
      const row = isUp ? size - 1 - (step >> 1) : step >> 1;
      const column = right - (step % 2);
      if (fixed[row]?.[column]) continue;
      const bit = ((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
      const darkRow = dark[row];
      if (darkRow) darkRow[column] = (bit === 1) !== isMasked(row, column);
      index++;
    }
  }
}
