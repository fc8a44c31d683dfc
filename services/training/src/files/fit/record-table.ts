import type {ColumnKey} from "./fit-part.ts";

// Room for 18 h at once; a hostile file cannot have more set aside than this by promising it.
const MAX_RESERVED = 65_536;
const FIRST_CAPACITY = 256;

/** A column while it grows. Held by plans, so its array may be replaced. */
export interface GrowingColumn {
  values: Float64Array;
}

/** Columns of records that grow together; what no record wrote is NaN. */
export class RecordTable {
  rows = 0;
  readonly #columns = new Map<ColumnKey, GrowingColumn>();
  readonly #maxColumns: number;
  #capacity = FIRST_CAPACITY;

  constructor(maxColumns: number) {
    this.#maxColumns = maxColumns;
  }

  /** The column of this key, made when it is new. Null once there are too many: each costs memory for every record. */
  column(key: ColumnKey): GrowingColumn | null {
    const known = this.#columns.get(key);
    if (known) return known;
    if (this.#columns.size >= this.#maxColumns) return null;
    const column = {values: new Float64Array(this.#capacity).fill(Number.NaN)};
    this.#columns.set(key, column);
    return column;
  }

  /** Makes room for the rows that are expected, while there is nothing to copy yet. */
  reserve(rows: number) {
    if (this.#columns.size === 0) this.#capacity = Math.max(FIRST_CAPACITY, Math.min(rows, MAX_RESERVED));
  }

  /** Number of the next row; there is room for it in every column. */
  addRow(): number {
    if (this.rows === this.#capacity) this.#grow();
    return this.rows++;
  }

  /** Every column that holds a value, cut to the number of rows. */
  finish(): Map<ColumnKey, Float64Array> {
    const cut = [...this.#columns].map(([key, {values}]) => [key, values.slice(0, this.rows)] as const);
    return new Map(cut.filter(([, values]) => hasValue(values)));
  }

  #grow() {
    this.#capacity *= 2;
    for (const column of this.#columns.values()) {
      const larger = new Float64Array(this.#capacity).fill(Number.NaN);
      larger.set(column.values);
      column.values = larger;
    }
  }
}

function hasValue(values: Float64Array): boolean {
  for (const value of values) if (!Number.isNaN(value)) return true;
  return false;
}
