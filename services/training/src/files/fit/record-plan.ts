import {BASE_TYPES, type BaseType, readRaw} from "./base-types.ts";
import type {Definition, FieldLayout} from "./definition.ts";
import type {DeveloperFields} from "./developer-fields.ts";
import {RECORD, RECORD_FIELDS} from "./messages.ts";
import type {GrowingColumn, RecordTable} from "./record-table.ts";

interface Step {
  readonly offset: number;
  /** Lower bits of the base type's code, and its invalid value. */
  readonly kind: number;
  readonly invalid: number;
  readonly column: GrowingColumn;
}

/** How records of one definition are written into columns, computed once and applied to every record. */
export interface RecordPlan {
  readonly steps: readonly Step[];
  readonly packed: {offset: number; speed: GrowingColumn; distance: GrowingColumn} | null;
  /** Version of the developer fields the plan was made with. */
  readonly version: number;
  /** Keys index/number of developer fields that nothing described yet. */
  readonly undescribed: readonly string[];
  readonly overflow: boolean;
}

export function planRecord(definition: Definition, known: DeveloperFields, table: RecordTable): RecordPlan {
  const steps: Step[] = [];
  const undescribed: string[] = [];
  let overflow = false;
  const add = (key: number | string, offset: number, size: number, type: BaseType | null) => {
    if (!type || type === "string" || size === 0 || size % BASE_TYPES[type].size !== 0) return;
    const column = table.column(key);
    const {code, invalid} = BASE_TYPES[type];
    if (column) steps.push({offset, kind: code & 0x1f, invalid, column});
    else overflow = true;
  };
  for (const {number, offset, size, type} of definition.fields) {
    if (RECORD_FIELDS.has(number) && number !== RECORD.compressedSpeedDistance)
      add(number, offset, size, type);
  }
  for (const {number, offset, size, index} of definition.developer) {
    const field = known.find(index, number);
    if (field) add(field.key, offset, size, field.baseType);
    else undescribed.push(`${index}/${number}`);
  }
  return {steps, packed: planPacked(definition.fields, table), version: known.version, undescribed, overflow};
}

function planPacked(fields: readonly FieldLayout[], table: RecordTable): RecordPlan["packed"] {
  const packed = fields.find(({number, size}) => number === RECORD.compressedSpeedDistance && size >= 3);
  // A record that also has them as plain fields has the finer numbers there.
  if (!packed || fields.some(({number}) => number === RECORD.distance || number === RECORD.speed))
    return null;
  const speed = table.column(RECORD.speed);
  const distance = table.column(RECORD.distance);
  return speed && distance && {offset: packed.offset, speed, distance};
}

/** Writes the record at `at` into row `row`. */
export function followPlan(plan: RecordPlan, view: DataView, at: number, row: number, little: boolean) {
  for (const {offset, kind, invalid, column} of plan.steps) {
    const value = readRaw(view, at + offset, kind, little);
    column.values[row] = value === invalid ? Number.NaN : value;
  }
}

/** Expands compressed_speed_distance: 12 bits of speed in 1/100 m/s, 12 of distance in 1/16 m that roll over. */
export class PackedDistance {
  #last: number | null = null;
  #sixteenths = 0;

  /** Writes both in the units of the plain fields: mm/s and cm. */
  follow(
    {offset, speed, distance}: NonNullable<RecordPlan["packed"]>,
    view: DataView,
    at: number,
    row: number,
  ) {
    const low = view.getUint8(at + offset);
    const middle = view.getUint8(at + offset + 1);
    const high = view.getUint8(at + offset + 2);
    if ((low & middle & high) === 0xff) return;
    const raw = (middle >> 4) | (high << 4);
    this.#sixteenths += this.#last === null ? raw : (raw - this.#last) & 0xfff;
    this.#last = raw;
    speed.values[row] = (low | ((middle & 0xf) << 8)) * 10;
    distance.values[row] = (this.#sixteenths / 16) * 100;
  }
}
