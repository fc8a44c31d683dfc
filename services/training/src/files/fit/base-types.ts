/**
 * The base types of FIT by the lower five bits of their code; bit 7 of a code only states that byte order matters, and
 * some writers omit it. `invalid` is the value that encodes "no value"; a float uses NaN.
 */
export const BASE_TYPES = {
  enum: {code: 0x00, size: 1, invalid: 0xff},
  sint8: {code: 0x01, size: 1, invalid: 0x7f},
  uint8: {code: 0x02, size: 1, invalid: 0xff},
  sint16: {code: 0x83, size: 2, invalid: 0x7fff},
  uint16: {code: 0x84, size: 2, invalid: 0xffff},
  sint32: {code: 0x85, size: 4, invalid: 0x7fffffff},
  uint32: {code: 0x86, size: 4, invalid: 0xffffffff},
  string: {code: 0x07, size: 1, invalid: 0},
  float32: {code: 0x88, size: 4, invalid: Number.NaN},
  float64: {code: 0x89, size: 8, invalid: Number.NaN},
  uint8z: {code: 0x0a, size: 1, invalid: 0},
  uint16z: {code: 0x8b, size: 2, invalid: 0},
  uint32z: {code: 0x8c, size: 4, invalid: 0},
  byte: {code: 0x0d, size: 1, invalid: 0xff},
  sint64: {code: 0x8e, size: 8, invalid: Number.NaN},
  uint64: {code: 0x8f, size: 8, invalid: Number.NaN},
  uint64z: {code: 0x90, size: 8, invalid: 0},
} as const satisfies Record<string, {code: number; size: number; invalid: number}>;
export type BaseType = keyof typeof BASE_TYPES;

const NAMES = Object.keys(BASE_TYPES).filter((name): name is BaseType => name in BASE_TYPES);
const BY_CODE = new Map(NAMES.map((name) => [BASE_TYPES[name].code & 0x1f, name]));

/** The base type of a code, or null for one that no version of FIT defines. */
export function baseTypeOf(code: number): BaseType | null {
  return BY_CODE.get(code & 0x1f) ?? null;
}

// 64-bit counters lose what is beyond 2^53: nothing in a run counts that far.
const INVALID_SINT64 = 0x7fffffffffffffffn;
const INVALID_UINT64 = 0xffffffffffffffffn;

/** One number at `at`, NaN when it is its type's invalid value. Strings have none. */
export function readNumber(view: DataView, at: number, type: BaseType, little: boolean): number {
  const {code, invalid} = BASE_TYPES[type];
  const value = readRaw(view, at, code & 0x1f, little);
  return value === invalid ? Number.NaN : value;
}

/**
 * Reads the raw number at `at`. `kind` is only the lower bits of a type's code, because records call this millions of
 * times.
 */
export function readRaw(view: DataView, at: number, kind: number, little: boolean): number {
  switch (kind) {
    case 1:
      return view.getInt8(at);
    case 3:
      return view.getInt16(at, little);
    case 4:
    case 11:
      return view.getUint16(at, little);
    case 5:
      return view.getInt32(at, little);
    case 6:
    case 12:
      return view.getUint32(at, little);
    case 8:
      return view.getFloat32(at, little);
    case 9:
      return view.getFloat64(at, little);
    case 14:
      return wide(view.getBigInt64(at, little), INVALID_SINT64);
    case 15:
    case 16:
      return wide(view.getBigUint64(at, little), INVALID_UINT64);
    default:
      return view.getUint8(at);
  }
}

function wide(value: bigint, invalid: bigint) {
  return value === invalid ? Number.NaN : Number(value);
}
