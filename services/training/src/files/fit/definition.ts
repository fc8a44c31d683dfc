import {type BaseType, baseTypeOf} from "./base-types.ts";

/** Where a field lies in a data message. `type` is null for an unknown or odd-sized one: its bytes are passed over. */
export interface FieldLayout {
  readonly number: number;
  readonly offset: number;
  readonly size: number;
  readonly type: BaseType | null;
}

export interface DeveloperLayout {
  readonly number: number;
  readonly offset: number;
  readonly size: number;
  readonly index: number;
}

export interface Definition {
  readonly global: number;
  readonly little: boolean;
  /** Bytes of one data message without its header byte. */
  readonly size: number;
  readonly fields: readonly FieldLayout[];
  readonly developer: readonly DeveloperLayout[];
}

/** Reads the definition whose content begins at `at` (after its header byte). Null when it does not end before `end`. */
export function readDefinition(view: DataView, at: number, end: number, hasDeveloper: boolean) {
  if (at + 5 > end) return null;
  const little = view.getUint8(at + 1) === 0;
  const global = view.getUint16(at + 2, little);
  const fieldCount = view.getUint8(at + 4);
  const developerAt = at + 5 + fieldCount * 3;
  if (developerAt + (hasDeveloper ? 1 : 0) > end) return null;
  const developerCount = hasDeveloper ? view.getUint8(developerAt) : 0;
  const next = developerAt + (hasDeveloper ? 1 + developerCount * 3 : 0);
  if (next > end) return null;
  const fields = readFields(view, at + 5, fieldCount);
  const developer = readDeveloperFields(view, developerAt + 1, developerCount, sizeOf(fields));
  const definition: Definition = {
    global,
    little,
    size: sizeOf(fields) + sizeOf(developer),
    fields,
    developer,
  };
  return {definition, next};
}

function readFields(view: DataView, at: number, count: number): FieldLayout[] {
  let offset = 0;
  return Array.from({length: count}, (_, field) => {
    const size = view.getUint8(at + field * 3 + 1);
    const type = baseTypeOf(view.getUint8(at + field * 3 + 2));
    const layout = {number: view.getUint8(at + field * 3), offset, size, type};
    offset += size;
    return layout;
  });
}

function readDeveloperFields(view: DataView, at: number, count: number, start: number): DeveloperLayout[] {
  let offset = start;
  return Array.from({length: count}, (_, field) => {
    const size = view.getUint8(at + field * 3 + 1);
    const index = view.getUint8(at + field * 3 + 2);
    const layout = {number: view.getUint8(at + field * 3), offset, size, index};
    offset += size;
    return layout;
  });
}

function sizeOf(layouts: readonly {readonly size: number}[]): number {
  return layouts.reduce((sum, {size}) => sum + size, 0);
}
