import sharp from "sharp";
import {AppError} from "../../core/errors.ts";

const SIDE = 512;
const PIXELS_MAX = 25_000_000;
const SECONDS_MAX = 10;
const QUALITY = 82;

/** Only these three are ever opened, whatever else the library could read. */
sharp.block({operation: ["VipsForeignLoad"]});
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);

/**
 * Renders a portrait anew as a square picture: without metadata, animation, or a second file appended to the first. The
 * library's own threads do the work. The file type is detected from the content, never from the name.
 */
export async function shrinkPicture(file: Uint8Array): Promise<Uint8Array> {
  if (!isPicture(file)) throw new AppError("unsupported_type", "Send a JPEG, PNG or WebP picture");
  try {
    return await sharp(file, {limitInputPixels: PIXELS_MAX, failOn: "error", sequentialRead: true})
      .timeout({seconds: SECONDS_MAX})
      .rotate()
      .resize(SIDE, SIDE, {fit: "cover"})
      .webp({quality: QUALITY})
      .toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("pixel limit");
    if (isTooLarge)
      throw new AppError("payload_too_large", "A picture may have 25 megapixels", {cause: error});
    throw new AppError("unsupported_type", "The picture cannot be read", {cause: error});
  }
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const RIFF = ascii("RIFF");
const WEBP = ascii("WEBP");
const PNG = [0x89, ...ascii("PNG\r\n\x1a\n")];
const JPEG = [0xff, 0xd8, 0xff];

function isPicture(file: Uint8Array) {
  const has = (bytes: readonly number[], from = 0) =>
    bytes.every((byte, index) => file[from + index] === byte);
  return has(JPEG) || has(PNG) || (has(RIFF) && has(WEBP, 8));
}
