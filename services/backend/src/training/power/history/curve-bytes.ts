/** Serializes the values of a curve for storage: four bytes each, little-endian on every machine. */
export function packWatts(watts: ArrayLike<number>): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * watts.length));
  for (let point = 0; point < watts.length; point++) view.setFloat32(4 * point, watts[point] ?? 0, true);
  return new Uint8Array(view.buffer);
}

export function packStarts(starts: ArrayLike<number>): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * starts.length));
  for (let point = 0; point < starts.length; point++) view.setUint32(4 * point, starts[point] ?? 0, true);
  return new Uint8Array(view.buffer);
}

export const unpackWatts = (bytes: Uint8Array) => new Float32Array(ownBuffer(bytes));

export const unpackStarts = (bytes: Uint8Array) => new Uint32Array(ownBuffer(bytes));

/** A copy, since numbers have to lie at every fourth byte. As every machine that we run on, it has the lowest byte first. */
const ownBuffer = (bytes: Uint8Array) => Uint8Array.from(bytes.subarray(0, bytes.length & ~3)).buffer;
