import {createHash} from "node:crypto";
import {LRUCache} from "lru-cache";
import {CLIPS, type ClipPaint} from "./drawing/clip";
import {drawArt, type ParsedArt, parseArt} from "./parse-art";

/** A drawing as a file that a page references: fetched shortly before it is visible, and cached for good. */
export interface DrawingFile {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const MAX_FILES = 500;
const files = new LRUCache<string, {readonly file: DrawingFile | null}>({max: MAX_FILES});

/**
 * The file of a drawing; the same parameters give the same bytes, and its address names their version. Null for one
 * that takes colours of the surface it lies on: no style sheet reaches a file.
 */
export function drawFile(art: ParsedArt, clip: ClipPaint): DrawingFile | null {
  const query = new URLSearchParams({generator: art.generator, params: JSON.stringify(art.params), clip});
  const key = query.toString();
  const known = files.get(key) ?? {file: makeFile(art, clip, key)};
  files.set(key, known);
  return known.file;
}

/** The drawing that an address names; null where it names none, or another version. */
export function readDrawingAddress(query: URLSearchParams): DrawingFile | null {
  const clip = CLIPS.find((known) => known === query.get("clip"));
  if (!clip) return null;
  const art = parseArt({generator: query.get("generator"), params: query.get("params")});
  const file = drawFile(art, clip);
  return file?.address === `/api/art?${query}` ? file : null;
}

function makeFile(art: ParsedArt, clip: ClipPaint, query: string): DrawingFile | null {
  const {width, height, body} = drawArt(art, {prefix: "a", clip});
  if (/currentColor|var\(/.test(body)) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const version = createHash("sha256").update(svg).digest("base64url").slice(0, 10);
  return {address: `/api/art?${query}&version=${version}`, width, height, svg};
}
