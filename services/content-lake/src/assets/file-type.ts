export interface FileType {
  readonly extension: string;
  readonly mimeType: string;
}

interface Signature extends FileType {
  readonly offset: number;
  readonly bytes: string;
}

const UNKNOWN: FileType = {extension: "bin", mimeType: "application/octet-stream"};

/** Found by their first bytes; more exact ones first. `latin1`, so that one character is one byte. */
const SIGNATURES: readonly Signature[] = [
  {offset: 0, bytes: "\x89PNG\r\n\x1a\n", extension: "png", mimeType: "image/png"},
  {offset: 0, bytes: "\xff\xd8\xff", extension: "jpg", mimeType: "image/jpeg"},
  {offset: 0, bytes: "GIF8", extension: "gif", mimeType: "image/gif"},
  {offset: 8, bytes: "WEBP", extension: "webp", mimeType: "image/webp"},
  {offset: 8, bytes: "WAVE", extension: "wav", mimeType: "audio/wav"},
  {offset: 4, bytes: "ftypavif", extension: "avif", mimeType: "image/avif"},
  {offset: 4, bytes: "ftypheic", extension: "heic", mimeType: "image/heic"},
  {offset: 4, bytes: "ftypqt", extension: "mov", mimeType: "video/quicktime"},
  {offset: 4, bytes: "ftyp", extension: "mp4", mimeType: "video/mp4"},
  {offset: 0, bytes: "II*\0", extension: "tif", mimeType: "image/tiff"},
  {offset: 0, bytes: "MM\0*", extension: "tif", mimeType: "image/tiff"},
  {offset: 0, bytes: "%PDF-", extension: "pdf", mimeType: "application/pdf"},
  {offset: 0, bytes: "\x1aE\xdf\xa3", extension: "webm", mimeType: "video/webm"},
  {offset: 0, bytes: "ID3", extension: "mp3", mimeType: "audio/mpeg"},
  {offset: 0, bytes: "OggS", extension: "ogg", mimeType: "audio/ogg"},
  {offset: 0, bytes: "wOF2", extension: "woff2", mimeType: "font/woff2"},
  {offset: 0, bytes: "wOFF", extension: "woff", mimeType: "font/woff"},
  {offset: 0, bytes: "\x1f\x8b", extension: "gz", mimeType: "application/gzip"},
];

/** Formats without a signature of their own, and containers that hold many formats: the name decides. */
const BY_NAME: Readonly<Record<string, string>> = {
  csv: "text/csv",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  fit: "application/vnd.ant.fit",
  gpx: "application/gpx+xml",
  ics: "text/calendar",
  json: "application/json",
  md: "text/markdown",
  ndjson: "application/x-ndjson",
  srt: "application/x-subrip",
  txt: "text/plain",
  vtt: "text/vtt",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xml: "application/xml",
  zip: "application/zip",
};

const SVG_START = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i;

export const SNIFFED_BYTES = 4096;

/** Detects a file's type from its content; the name decides only where the content is inconclusive. */
export function sniffFileType(head: Buffer, filename: string | null): FileType {
  const text = head.toString("latin1");
  const known = SIGNATURES.find(({offset, bytes}) => text.startsWith(bytes, offset));
  if (known) return {extension: known.extension, mimeType: known.mimeType};
  if (SVG_START.test(text)) return {extension: "svg", mimeType: "image/svg+xml"};
  const extension = /\.([a-z0-9]{1,12})$/i.exec(filename ?? "")?.[1]?.toLowerCase() ?? "";
  if (Object.hasOwn(BY_NAME, extension)) return {extension, mimeType: BY_NAME[extension] ?? UNKNOWN.mimeType};
  return extension === "" ? UNKNOWN : {extension, mimeType: UNKNOWN.mimeType};
}

export function mimeTypeOf(extension: string): string {
  const known = SIGNATURES.find((signature) => signature.extension === extension);
  if (extension === "svg") return "image/svg+xml";
  return (
    known?.mimeType ?? (Object.hasOwn(BY_NAME, extension) ? BY_NAME[extension] : null) ?? UNKNOWN.mimeType
  );
}
