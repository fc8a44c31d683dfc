import "server-only";
import {LRUCache} from "lru-cache";
import sharp from "sharp";

const MAX_CACHE_BYTES = 8 * 1024 * 1024;

/**
 * By SVG source: addresses with the same content share one picture, and one address gets a new picture when its text
 * changes.
 */
const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MAX_CACHE_BYTES,
  // Text takes two bytes a character.
  sizeCalculation: (png, svg) => png.length + svg.length * 2,
  fetchMethod: (svg) => runInSequence(() => toPng(svg)),
});

let last: Promise<unknown> = Promise.resolve();

/** PNG. Repeated and concurrent requests for the same drawing share one rendering. */
export async function drawPicture(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return (await pictures.fetch(svg)) ?? runInSequence(() => toPng(svg));
}

/** One at a time: each takes a processor and some megabytes until it is done. */
function runInSequence<Result>(draw: () => Promise<Result>): Promise<Result> {
  const drawn = last.then(draw);
  last = drawn.catch(() => {});
  return drawn;
}

async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).png({compressionLevel: 9}).toBuffer());
}
