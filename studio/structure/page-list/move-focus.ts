const STOPS = "a[href], button:not([disabled])";

export function moveFocus(list: HTMLElement, key: string): boolean {
  const active = list.ownerDocument.activeElement;
  const rows = [...list.querySelectorAll("li")].map((row) => [...row.querySelectorAll<HTMLElement>(STOPS)]);
  const row = rows.findIndex((stops) => stops.some((stop) => stop === active));
  const column = rows[row]?.findIndex((stop) => stop.isSameNode(active)) ?? -1;
  const target = targetOf(rows, {row, column}, key);
  target?.focus();
  return target !== undefined;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

export function targetOf<T>(
  rows: readonly (readonly T[])[],
  {row, column}: Place,
  key: string,
): T | undefined {
  if (row < 0 || column < 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return inColumn(rows[row + 1], column);
    case "ArrowUp":
      return inColumn(rows[row - 1], column);
    case "ArrowRight":
      return rows[row]?.[column + 1];
    case "ArrowLeft":
      return rows[row]?.[column - 1];
    default:
      return undefined;
  }
}

/** Rows differ in length: the last stop replaces a column that a row does not have. */
const inColumn = <T>(row: readonly T[] | undefined, column: number) =>
  row?.[Math.min(column, row.length - 1)];
