import {BASE_TYPES, type BaseType} from "./base-types.ts";
import {crc16} from "./crc.ts";
import {writerOf} from "./write-number.ts";

/** One field of a table of messages: its number, and the index of its developer data where it is no native field. */
interface FitField {
  readonly field: number;
  readonly developer?: number;
}
/** A number for every row, in the file's own unit; NaN is written as the invalid value of its type. */
export interface FitNumbers extends FitField {
  readonly type: Exclude<BaseType, "string">;
  readonly values: ArrayLike<number>;
}
/** The same text or bytes in every row. */
export interface FitBytes extends FitField {
  readonly type: "string" | "byte";
  readonly bytes: Uint8Array;
}
export type FitColumn = FitNumbers | FitBytes;

/** Messages of one kind: a single one has one row. */
export interface FitTable {
  readonly message: number;
  readonly rows: number;
  readonly columns: readonly FitColumn[];
}

const HEADER_SIZE = 14;
const CRC_SIZE = 2;
const PROTOCOL = 0x20;
// Profile 21.158; readers ignore it.
const PROFILE = 21_158;
const DEFINITION = 0x40;
const HAS_DEVELOPER = 0x20;
const TEXT_MAX = 254;
const UTF8 = new TextEncoder();

/** A field of text, ended by a zero as FIT wants it. */
export function fitText(field: number, text: string, developer?: number): FitBytes {
  const bytes = UTF8.encode(`${text.slice(0, TEXT_MAX / 4)}\0`);
  return developer === undefined ? {field, type: "string", bytes} : {field, type: "string", bytes, developer};
}

/** A field of one number, for a table of one row. */
export function fitNumber(field: number, type: FitNumbers["type"], value: number | null): FitNumbers {
  return {field, type, values: [value ?? Number.NaN]};
}

/** A FIT file of protocol 2.0: header of 14 bytes, one definition before each table, both sums. */
export function writeFit(tables: readonly FitTable[]): Uint8Array {
  const size = tables.reduce(
    (sum, table) => sum + definitionSize(table) + table.rows * (1 + rowSize(table)),
    0,
  );
  const bytes = new Uint8Array(HEADER_SIZE + size + CRC_SIZE);
  const view = new DataView(bytes.buffer);
  let at = HEADER_SIZE;
  for (const table of tables) {
    at = writeDefinition(bytes, at, table);
    at = writeRows(view, bytes, at, table);
  }
  writeHeader(view, bytes, size);
  view.setUint16(at, crc16(bytes, 0, at), true);
  return bytes;
}

function writeHeader(view: DataView, bytes: Uint8Array, size: number) {
  bytes.set([HEADER_SIZE, PROTOCOL]);
  view.setUint16(2, PROFILE, true);
  view.setUint32(4, size, true);
  bytes.set(UTF8.encode(".FIT"), 8);
  view.setUint16(12, crc16(bytes, 0, 12), true);
}

function writeDefinition(bytes: Uint8Array, from: number, {message, columns}: FitTable): number {
  const native = columns.filter(({developer}) => developer === undefined);
  const developer = columns.filter((column) => column.developer !== undefined);
  const head = DEFINITION | (developer.length > 0 ? HAS_DEVELOPER : 0);
  const definition = [
    head,
    0,
    0,
    message & 0xff,
    message >> 8,
    native.length,
    ...native.flatMap((column) => [column.field, sizeOf(column), BASE_TYPES[column.type].code]),
    ...(developer.length > 0 ? [developer.length] : []),
    ...developer.flatMap((column) => [column.field, sizeOf(column), column.developer ?? 0]),
  ];
  bytes.set(definition, from);
  return from + definition.length;
}

/** Column by column, each into its place in every row. */
function writeRows(view: DataView, bytes: Uint8Array, from: number, table: FitTable): number {
  const stride = 1 + rowSize(table);
  let offset = 1;
  for (const column of inOrder(table)) {
    const first = from + offset;
    if ("bytes" in column) {
      for (let row = 0; row < table.rows; row++) bytes.set(column.bytes, first + row * stride);
    } else {
      const {values} = column;
      const write = writerOf(column.type);
      for (let row = 0; row < table.rows; row++) write(view, first + row * stride, values[row] ?? Number.NaN);
    }
    offset += sizeOf(column);
  }
  return from + table.rows * stride;
}

// Developer fields follow the native ones, as in the definition.
function inOrder({columns}: FitTable): FitColumn[] {
  return [
    ...columns.filter(({developer}) => developer === undefined),
    ...columns.filter((c) => c.developer !== undefined),
  ];
}

function sizeOf(column: FitColumn): number {
  return "bytes" in column ? column.bytes.length : BASE_TYPES[column.type].size;
}

function rowSize({columns}: FitTable): number {
  return columns.reduce((sum, column) => sum + sizeOf(column), 0);
}

function definitionSize({columns}: FitTable): number {
  return 6 + 3 * columns.length + (columns.some(({developer}) => developer !== undefined) ? 1 : 0);
}
