import {BASE_TYPES, type BaseType, readNumber} from "./base-types.ts";
import type {Definition} from "./definition.ts";
import type {DeveloperFields} from "./developer-fields.ts";
import type {FitMessage, FitValue} from "./fit-part.ts";

const UTF8 = new TextDecoder();

/** Reads all fields of one message at `at`. Only the first number of an array is returned: no field needs the rest. */
export function readMessage(
  view: DataView,
  at: number,
  definition: Definition,
  known: DeveloperFields,
): FitMessage {
  const fields = new Map<number, FitValue>();
  for (const {number, offset, size, type} of definition.fields) {
    const value = type && readValue(view, at + offset, size, type, definition.little);
    if (value !== null) fields.set(number, value);
  }
  const developer = new Map<string, FitValue>();
  for (const {number, offset, size, index} of definition.developer) {
    const field = known.find(index, number);
    const value = field && readValue(view, at + offset, size, field.baseType, definition.little);
    if (field && value !== null) developer.set(field.key, value);
  }
  return {fields, developer};
}

function readValue(
  view: DataView,
  at: number,
  size: number,
  type: BaseType,
  little: boolean,
): FitValue | null {
  if (size === 0 || size % BASE_TYPES[type].size !== 0) return null;
  if (type === "string") return readText(view, at, size);
  if (type === "byte" && size > 1) return new Uint8Array(view.buffer, view.byteOffset + at, size).slice();
  const value = readNumber(view, at, type, little);
  return Number.isNaN(value) ? null : value;
}

function readText(view: DataView, at: number, size: number): string | null {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, size);
  const end = bytes.indexOf(0);
  return UTF8.decode(end === -1 ? bytes : bytes.subarray(0, end)) || null;
}
