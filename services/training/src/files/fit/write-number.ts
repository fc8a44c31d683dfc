import {BASE_TYPES, type BaseType} from "./base-types.ts";

/** Bounds of the whole-number types; the invalid value lies at an end and is not to be written as a number. */
const RANGES: Readonly<Partial<Record<BaseType, readonly [from: number, to: number]>>> = {
  sint8: [-0x80, 0x7e],
  sint16: [-0x8000, 0x7ffe],
  uint16: [0, 0xfffe],
  uint16z: [1, 0xffff],
  sint32: [-0x80000000, 0x7ffffffe],
  uint32: [0, 0xfffffffe],
  uint32z: [1, 0xffffffff],
  uint8z: [1, 0xff],
};
const BYTE_RANGE = [0, 0xfe] as const;

export type NumberWriter = (view: DataView, at: number, value: number) => void;

/** Writes numbers of a type, little endian; NaN, and what the type cannot hold, as its invalid value. */
export function writerOf(type: Exclude<BaseType, "string">): NumberWriter {
  if (type === "float32" || type === "float64") return floatWriter(BASE_TYPES[type].size);
  const {size, invalid} = BASE_TYPES[type];
  const [from, to] = RANGES[type] ?? BYTE_RANGE;
  const write = wholeWriter(size);
  return (view, at, value) => {
    const whole = Math.floor(value + 0.5);
    write(view, at, whole >= from && whole <= to ? whole : invalid);
  };
}

function wholeWriter(size: number): NumberWriter {
  switch (size) {
    case 1:
      return (view, at, value) => view.setUint8(at, value);
    case 2:
      return (view, at, value) => view.setUint16(at, value, true);
    case 4:
      return (view, at, value) => view.setUint32(at, value, true);
    default:
      throw new RangeError(`No field of ours has ${size} bytes`);
  }
}

// Invalid floats are all ones, which is but one of the many NaN.
function floatWriter(size: number): NumberWriter {
  return (view, at, value) => {
    if (Number.isNaN(value)) for (let byte = 0; byte < size; byte++) view.setUint8(at + byte, 0xff);
    else if (size === 4) view.setFloat32(at, value, true);
    else view.setFloat64(at, value, true);
  };
}
