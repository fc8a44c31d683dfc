import sharp, {type Metadata} from "sharp";
import {rgbaToThumbHash} from "thumbhash";
import {badRequest} from "../errors.ts";
import {createBlurHash} from "./blur-hash.ts";
import {readCameraMetadata} from "./camera-metadata.ts";
import type {MetadataPart} from "./metadata-parts.ts";
import {createPalette, type Pixels} from "./palette.ts";

/** An image of more pixels is refused: a few kilobytes can unpack to gigabytes. */
export const INPUT_PIXELS_MAX = 100_000_000;

const SAMPLE_SIZE = 64;
const LQIP_WIDTH = 20;

export interface ImageDescription {
  readonly width: number;
  readonly height: number;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Returns the size as displayed, after the camera's rotation, and the requested parts of the metadata. */
export async function describeImage(
  path: string,
  extension: string,
  parts: ReadonlySet<MetadataPart>,
): Promise<ImageDescription> {
  const {autoOrient, hasAlpha, format, exif} = await readHeader(path);
  const {width, height} = autoOrient;
  const dimensions = {_type: "sanity.imageDimensions", width, height, aspectRatio: width / height};
  const common = {_type: "sanity.imageMetadata", dimensions, hasAlpha};
  // A vector image has no pixels to analyse, and rendering an uploaded one is a risk without a gain.
  if (extension === "svg") return {width, height, metadata: {...common, isOpaque: false}};
  const pixels = await whileReadable(async () => {
    const isOpaque = hasAlpha ? (await openImage(path).stats()).isOpaque : await hasWholePixels(path);
    const isAnimated = format === "gif" || format === "webp" ? await hasFrames(path) : false;
    return {isOpaque, ...(isAnimated && {isAnimated}), ...(await describePixels(path, isOpaque, parts))};
  });
  return {width, height, metadata: {...common, ...pixels, ...readCameraMetadata(exif, parts)}};
}

/** Reads all of an image without transparency, which fails for one that was cut short: true, as it is opaque. */
async function hasWholePixels(path: string): Promise<boolean> {
  await openImage(path).stats();
  return true;
}

/** What pages show while the image loads. */
async function describePixels(path: string, isOpaque: boolean, parts: ReadonlySet<MetadataPart>) {
  const needsSample = parts.has("blurhash") || parts.has("palette");
  const sample = needsSample ? await readSample(path) : null;
  return {
    ...(parts.has("lqip") && {lqip: await createLqip(path, isOpaque)}),
    ...(sample && parts.has("blurhash") && {blurHash: createBlurHash(sample)}),
    ...(parts.has("thumbhash") && {thumbHash: await createThumbHash(path)}),
    ...(sample && parts.has("palette") && {palette: createPalette(sample)}),
  };
}

export function openImage(path: string) {
  return sharp(path, {limitInputPixels: INPUT_PIXELS_MAX, failOn: "error"});
}

function readHeader(path: string): Promise<Metadata> {
  return whileReadable(async () => {
    const header = await openImage(path).metadata();
    if (header.width * header.height > INPUT_PIXELS_MAX) throw new Error("more pixels than allowed");
    return header;
  });
}

/** A truncated image has a valid header: only reading its pixels fails, which is reported to the sender as a 400. */
async function whileReadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw badRequest(`The image cannot be read: ${reason.split("\n")[0]}`, {cause: error});
  }
}

async function hasFrames(path: string): Promise<boolean> {
  const {pages = 1} = await sharp(path, {animated: true}).metadata();
  return pages > 1;
}

async function readSample(path: string): Promise<Pixels> {
  const {data, info} = await openImage(path)
    .autoOrient()
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, {fit: "inside", withoutEnlargement: true})
    .flatten({background: "#fff"})
    .toColourspace("srgb")
    .raw()
    .toBuffer({resolveWithObject: true});
  return {data: toThreeChannels(data, info.channels), width: info.width, height: info.height};
}

/** Like a BlurHash, with the shape of the picture and what one can see through. */
async function createThumbHash(path: string): Promise<string> {
  const {data, info} = await openImage(path)
    .autoOrient()
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, {fit: "inside", withoutEnlargement: true})
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

function toThreeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = new Uint8Array((data.length / channels) * 3);
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = data[Math.floor(at / 3) * channels + (channels > 2 ? at % 3 : 0)] ?? 0;
  }
  return pixels;
}

async function createLqip(path: string, isOpaque: boolean): Promise<string> {
  const small = openImage(path).autoOrient().resize(LQIP_WIDTH, null, {withoutEnlargement: true});
  const bytes = await (isOpaque ? small.jpeg({quality: 60}) : small.png()).toBuffer();
  return `data:image/${isOpaque ? "jpeg" : "png"};base64,${bytes.toString("base64")}`;
}
