import {type Cell, isGap} from "@gradus/schemas/completeness/cell";
import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {market, type Region} from "@gradus/schemas/markets";

export interface MatrixFilter {
  /** Only this region's columns; null for all. */
  readonly region: Region | null;
  readonly onlyGaps: boolean;
}

export function selectMatrix(rows: readonly MatrixRow[], {region, onlyGaps}: MatrixFilter): MatrixRow[] {
  const narrowed = rows.map((row) => ({
    ...row,
    cells: region === null ? row.cells : row.cells.filter(({market}) => market.region === region),
  }));
  return onlyGaps ? narrowed.filter(({cells}) => cells.some(isGap)) : narrowed;
}

export function readiness(
  rows: readonly MatrixRow[],
  region: Region | null,
): {isReady: boolean; words: string} {
  const selected = selectMatrix(rows, {region, onlyGaps: false});
  const withGap = selected.filter(({cells}) => cells.some(isGap));
  const gaps = withGap.flatMap(({cells}) => cells.filter(isGap)).length;
  const name = region === null ? "The site" : market(region).name.en;
  if (gaps === 0)
    return {isReady: true, words: `${name} is ready: all ${selected.length} pages are as they should be.`};
  const found = gaps === 1 ? "1 gap" : `${gaps} gaps`;
  return {
    isReady: false,
    words: `${name} is not ready: ${found} in ${withGap.length} of ${selected.length} pages.`,
  };
}

export interface Position {
  readonly row: number;
  readonly column: number;
}

/** The gap after a cell, reading row by row and beginning again at the end; null when there is none. */
export function nextGap(
  rows: readonly MatrixRow[],
  from: Position | null,
  step: 1 | -1 = 1,
): Position | null {
  const width = rows[0]?.cells.length ?? 0;
  const total = rows.length * width;
  const start = from ? from.row * width + from.column : step === 1 ? -1 : total;
  for (let distance = 1; distance <= total; distance += 1) {
    const index = (start + step * distance + 2 * total) % total;
    const position = {row: Math.floor(index / width), column: index % width};
    const cell: Cell | undefined = rows[position.row]?.cells[position.column];
    if (cell && isGap(cell)) return position;
  }
  return null;
}
