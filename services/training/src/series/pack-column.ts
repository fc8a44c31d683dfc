/** How a column is stored: differences of whole steps in 2 or 4 bytes, or plain float64 where these cannot hold it. */
export interface PackedColumn {
  readonly type: "int16" | "int32" | "float64";
  /** Value of one step. */
  readonly step: number;
  /** Where the first difference starts from, in steps. */
  readonly first: number;
  readonly bytes: Uint8Array;
}

// The lowest number of each type means "not measured".
const MISSING_16 = -0x8000;
const MISSING_32 = -0x80000000;

/** `values` in steps of `resolution`, each half a step off at most; as they are, with null. */
export function packColumn(values: Float64Array, resolution: number | null): PackedColumn {
  const steps = resolution === null ? null : stepsOf(values, resolution);
  const first = steps?.find((step) => !Number.isNaN(step)) ?? 0;
  const differences = steps && differencesOf(steps, first);
  if (!differences || resolution === null) {
    return {type: "float64", step: 1, first: 0, bytes: new Uint8Array(values.slice().buffer)};
  }
  if (!fitsShort(differences)) {
    return {type: "int32", step: resolution, first, bytes: new Uint8Array(differences.buffer)};
  }
  const short = new Int16Array(differences.length);
  differences.forEach((each, slot) => {
    short[slot] = each === MISSING_32 ? MISSING_16 : each;
  });
  return {type: "int16", step: resolution, first, bytes: new Uint8Array(short.buffer)};
}

function stepsOf(values: Float64Array, resolution: number): Float64Array {
  // A float cannot represent 1e-7, but it can represent 1e7: dividing by whole numbers restores the written value.
  const perUnit = Math.round(1 / resolution);
  const steps = new Float64Array(values.length);
  for (let slot = 0; slot < steps.length; slot++) {
    // As Math.round, which is many times slower on numbers that may be NaN.
    steps[slot] = Math.floor((values[slot] ?? Number.NaN) * perUnit + 0.5);
  }
  return steps;
}

function fitsShort(differences: Int32Array): boolean {
  for (const each of differences) if (each !== MISSING_32 && Math.abs(each) >= 0x8000) return false;
  return true;
}

/** The `length` values of a packed column. */
export function unpackColumn({type, step, first, bytes}: PackedColumn, length: number): Float64Array {
  const size = {int16: 2, int32: 4, float64: 8}[type];
  if (bytes.length !== length * size)
    throw new Error(`A stored column of ${length} values has ${bytes.length} bytes`);
  // A copy: bytes from a store may begin anywhere, typed arrays only at multiples of their size.
  const {buffer} = bytes.slice();
  if (type === "float64") return new Float64Array(buffer);
  const [differences, missing] =
    type === "int16"
      ? ([new Int16Array(buffer), MISSING_16] as const)
      : ([new Int32Array(buffer), MISSING_32] as const);
  const perUnit = Math.round(1 / step);
  let last = first;
  const values = new Float64Array(length);
  for (let slot = 0; slot < length; slot++) {
    const difference = differences[slot] ?? missing;
    if (difference !== missing) last += difference;
    values[slot] = difference === missing ? Number.NaN : last / perUnit;
  }
  return values;
}

/** Differences between one measured step and the next, or null where one is larger than 32 bits. */
function differencesOf(steps: Float64Array, first: number): Int32Array | null {
  let last = first;
  const differences = new Int32Array(steps.length);
  for (let slot = 0; slot < steps.length; slot++) {
    const step = steps[slot] ?? Number.NaN;
    const difference = step - last;
    if (Math.abs(difference) > 0x7fffffff) return null;
    differences[slot] = Number.isNaN(step) ? MISSING_32 : difference;
    if (!Number.isNaN(step)) last = step;
  }
  return differences;
}
