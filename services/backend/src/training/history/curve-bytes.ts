/** Values of a curve as they are kept: four bytes each, lowest first, whatever machine this is. */
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

export function unpackWatts(bytes: Uint8Array): Float32Array {
  const view = viewOf(bytes);
  return Float32Array.from({length: bytes.length >> 2}, (_, point) => view.getFloat32(4 * point, true));
}

export function unpackStarts(bytes: Uint8Array): Uint32Array {
  const view = viewOf(bytes);
  return Uint32Array.from({length: bytes.length >> 2}, (_, point) => view.getUint32(4 * point, true));
}

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
