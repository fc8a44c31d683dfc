import {crc16} from "./crc.ts";

/** Where one part of a FIT file lies: content from `from` to `to`, the next part at `next`. */
export interface PartBounds {
  readonly from: number;
  readonly to: number;
  readonly next: number;
  /** The header promises more than there is, or (written before a crash) nothing at all. */
  readonly truncated: boolean;
  readonly crcOk: boolean;
  readonly headerCrcOk: boolean;
}

const SIGNATURE = 0x2e464954; // ".FIT"
const CRC_SIZE = 2;

/** True when a FIT header begins at `at`. */
export function isFitAt(bytes: Uint8Array, at: number): boolean {
  if (at + 12 > bytes.length) return false;
  const size = bytes[at] ?? 0;
  const signature = new DataView(bytes.buffer, bytes.byteOffset + at + 8, 4).getUint32(0);
  return size >= 12 && signature === SIGNATURE;
}

/** Bounds of the part whose header begins at `at`; the caller has looked that one does. */
export function readBounds(bytes: Uint8Array, at: number): PartBounds {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerSize = view.getUint8(at);
  const dataSize = view.getUint32(at + 4, true);
  const from = Math.min(at + headerSize, bytes.length);
  const truncated = dataSize === 0 || from + dataSize > bytes.length;
  const to = truncated ? bytes.length : from + dataSize;
  const next = truncated ? bytes.length : Math.min(to + CRC_SIZE, bytes.length);
  const crcOk = !truncated && to + CRC_SIZE <= bytes.length && crc16(bytes, at, to + CRC_SIZE) === 0;
  return {from, to, next, truncated, crcOk, headerCrcOk: headerCrcOk(bytes, at, headerSize)};
}

// Headers of 12 bytes have no checksum, and 0 in its place means that none was computed.
function headerCrcOk(bytes: Uint8Array, at: number, size: number): boolean {
  if (size < 14 || at + 14 > bytes.length) return true;
  const isAbsent = bytes[at + 12] === 0 && bytes[at + 13] === 0;
  return isAbsent || crc16(bytes, at, at + 14) === 0;
}
