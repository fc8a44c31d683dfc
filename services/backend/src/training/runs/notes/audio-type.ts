import type {AudioType} from "../../../contract/note-values.ts";

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString("latin1");
const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** The media type of a recording by its first bytes, whatever its name; null when it is no known audio format. */
export function audioTypeOf(bytes: Uint8Array): AudioType | null {
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return isWebm(bytes) ? "audio/webm" : null;
  if (text(bytes, 0, 4) === "OggS") return "audio/ogg";
  if (text(bytes, 4, 8) === "ftyp") return isSound(text(bytes, 8, 12)) ? "audio/mp4" : null;
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WAVE") return "audio/wav";
  if (text(bytes, 0, 3) === "ID3") return "audio/mpeg";
  return frameType(bytes);
}

/** Matroska holds films too; browsers name the kind in the first bytes. */
const isWebm = (bytes: Uint8Array) => text(bytes, 0, 64).includes("webm");

/** The brands under which recorders write sound; pictures of phones have the same container. */
const isSound = (brand: string) => /^(?:M4A |M4B |mp4[12]|iso[m2-9]|dash|3gp[4-9])$/.test(brand);

/**
 * Recognizes audio without a container: its frames begin with eleven bits set; the layer distinguishes MP3 from AAC.
 */
function frameType(bytes: Uint8Array): AudioType | null {
  const [first, second = 0, third = 0] = bytes;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const layer = (second >> 1) & 3;
  if (layer === 0) return (second & 0xf0) === 0xf0 ? "audio/aac" : null;
  const isRate = third >> 4 !== 15 && ((third >> 2) & 3) !== 3;
  return layer === 1 && isRate ? "audio/mpeg" : null;
}
