import {crc16} from "../../src/files/fit/crc.ts";

/** A field of a hand-made definition: number, size in bytes, code of its base type. */
export type RawField = readonly [number: number, size: number, type: number];

/** A hand-made part: what stands between header and sum is given byte by byte, as no encoder would write it. */
export function fitBytes(
  content: readonly (readonly number[])[],
  {headerSize = 14, dataSize = -1} = {},
): Uint8Array {
  const data = content.flat();
  const bytes = new Uint8Array(headerSize + data.length + 2);
  const view = new DataView(bytes.buffer);
  bytes.set([headerSize, 0x10, 0, 0]);
  view.setUint32(4, dataSize < 0 ? data.length : dataSize, true);
  bytes.set([0x2e, 0x46, 0x49, 0x54], 8);
  if (headerSize === 14) view.setUint16(12, crc16(bytes, 0, 12), true);
  bytes.set(data, headerSize);
  view.setUint16(bytes.length - 2, crc16(bytes, 0, bytes.length - 2), true);
  return bytes;
}

/** A definition message of local type `local`. */
export function define(
  local: number,
  message: number,
  fields: readonly RawField[],
  {big = false, developer = []}: {big?: boolean; developer?: readonly RawField[]} = {},
): number[] {
  const number = big ? [message >> 8, message & 0xff] : [message & 0xff, message >> 8];
  const head = 0x40 | (developer.length > 0 ? 0x20 : 0) | local;
  const extra = developer.length > 0 ? [developer.length, ...developer.flat()] : [];
  return [head, 0, big ? 1 : 0, ...number, fields.length, ...fields.flat(), ...extra];
}

export function u16(value: number): number[] {
  return [value & 0xff, value >> 8];
}

export function u32(value: number): number[] {
  return [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24];
}

export function text(value: string, size: number): number[] {
  return Array.from({length: size}, (_, index) => value.charCodeAt(index) || 0);
}

/** Definition and message that describe a developer field. */
export function describeField(field: {
  index: number;
  number: number;
  type: number;
  name: string;
  units: string;
  message?: number;
  native?: number;
  scale?: number;
  offset?: number;
}): number[] {
  const {index, number, type, name, units, message = 20, native = 0xff, scale = 0xff, offset = 0x7f} = field;
  const fields: RawField[] = [
    [0, 1, 2],
    [1, 1, 2],
    [2, 1, 2],
    [3, 24, 7],
    [6, 1, 2],
    [7, 1, 1],
    [8, 16, 7],
    [14, 2, 0x84],
    [15, 1, 2],
  ];
  const values = [...text(name, 24), scale, offset, ...text(units, 16), ...u16(message), native];
  return [...define(15, 206, fields), 15, index, number, type, ...values];
}

/** Definition and message that name the application of a developer index. */
export function describeApplication(index: number, id: string): number[] {
  const bytes = Array.from(id.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return [
    ...define(14, 207, [
      [1, 16, 0x0d],
      [3, 1, 2],
    ]),
    14,
    ...bytes,
    index,
  ];
}

/** Definition and session of a sport. */
export function session(sport: number, start = 0xffffffff, subSport = 0xff): number[] {
  return [
    ...define(13, 18, [
      [2, 4, 0x86],
      [5, 1, 0],
      [6, 1, 0],
    ]),
    13,
    ...u32(start),
    sport,
    subSport,
  ];
}

/** Definition and timer event. */
export function timerEvent(time: number, type: number): number[] {
  return [
    ...define(12, 21, [
      [253, 4, 0x86],
      [0, 1, 0],
      [1, 1, 0],
    ]),
    12,
    ...u32(time),
    0,
    type,
  ];
}

export const POD_OLDER = "660a581e5301460c8f2f034c8b6dc90f";
export const POD_NEWER = "18fb2cf01a4b430dad66988c847421f4";
/** FIT seconds of 2026-03-01T08:00:00Z, and the same in Unix seconds. */
export const T0 = 1_141_286_400;
export const UNIX0 = T0 + 631_065_600;
