/** A QR symbol being drawn: dark modules, and those whose place is taken by a fixed pattern. */
export interface Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
}

/** Rows and columns of the small squares, by version. */
const ALIGNMENT: readonly (readonly number[])[] = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34]];

/** An empty symbol with everything that does not depend on its data. */
export function createGrid(version: number): Grid {
  const size = 17 + version * 4;
  const rows = () => Array.from({length: size}, () => new Array<boolean>(size).fill(false));
  const grid = {size, dark: rows(), fixed: rows()};
  drawTiming(grid);
  drawAlignment(grid, ALIGNMENT[version] ?? []);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    drawFinder(grid, row, column);
  }
  drawFormat(grid, 0);
  return grid;
}

function put({size, dark, fixed}: Grid, row: number, column: number, isDark: boolean) {
  if (row < 0 || column < 0 || row >= size || column >= size) return;
  const darkRow = dark[row];
  const fixedRow = fixed[row];
  if (!darkRow || !fixedRow) return;
  darkRow[column] = isDark;
  fixedRow[column] = true;
}

function drawTiming(grid: Grid) {
  for (let index = 0; index < grid.size; index++) {
    put(grid, 6, index, index % 2 === 0);
    put(grid, index, 6, index % 2 === 0);
  }
}

function drawFinder(grid: Grid, row: number, column: number) {
  drawRings(grid, row, column, 4, (ring) => ring !== 2 && ring !== 4);
}

function drawAlignment(grid: Grid, places: readonly number[]) {
  const last = places.length - 1;
  for (const [i, row] of places.entries()) {
    for (const [j, column] of places.entries()) {
      const isAtFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isAtFinder) drawRings(grid, row, column, 2, (ring) => ring !== 1);
    }
  }
}

function drawRings(
  grid: Grid,
  row: number,
  column: number,
  radius: number,
  isDark: (ring: number) => boolean,
) {
  for (let down = -radius; down <= radius; down++) {
    for (let right = -radius; right <= radius; right++) {
      put(grid, row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
    }
  }
}

/** Error correction level M and the mask, protected by its own check bits, twice around the corners. */
export function drawFormat(grid: Grid, mask: number) {
  const bits = formatBits(mask);
  const bit = (index: number) => ((bits >> index) & 1) === 1;
  const {size} = grid;
  for (let index = 0; index < 15; index++) {
    const along = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    put(grid, along, 8, bit(index));
    const across = index < 8 ? size - 1 - index : index < 9 ? 7 : 14 - index;
    put(grid, 8, across, bit(index));
  }
  put(grid, size - 8, 8, true);
}

function formatBits(mask: number): number {
  let rest = mask;
  for (let round = 0; round < 10; round++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}
