import sharp, {type Sharp} from "sharp";
import {badRequest} from "../errors.ts";
import {INPUT_PIXELS_MAX, openImage} from "./image-metadata.ts";
import {planResize, type ResizePlan, type Size} from "./resize-plan.ts";
import type {Rectangle, TransformParams} from "./transform-params.ts";

export type EncodedFormat = "jpg" | "pjpg" | "png" | "webp" | "avif" | "gif";

/** Encoders that try harder take seconds on large pictures; a visitor is waiting for this one. */
const AVIF_EFFORT = 3;

/** `source` is the image's size as displayed, after its own rotation. */
export async function transformImage(
  path: string,
  source: Size,
  params: TransformParams,
  format: EncodedFormat,
): Promise<Buffer> {
  if (format === "gif" && !params.isFirstFrame && isResizeOnly(params)) {
    return resizeAnimation(path, planResize(source, params));
  }
  const part = params.rect ? within(params.rect, source) : {left: 0, top: 0, ...source};
  const canvas = isTurned(params)
    ? await rotate(path, part, params)
    : {image: openImage(path).autoOrient(), part};
  const plan = planResize(canvas.part, params);
  const drawn = finish(resize(canvas, plan), plan, params);
  return encode(drawn, params, format).toBuffer();
}

/** An image to draw from, and the part of it that counts. */
interface Canvas {
  readonly image: Sharp;
  readonly part: Rectangle;
}

/** The part of the picture that is really there; a crop made for another image may reach beyond it. */
function within(rect: Rectangle, {width, height}: Size): Rectangle {
  if (rect.left >= width || rect.top >= height) {
    throw badRequest(`Invalid value for parameter "rect": it lies outside the image of ${width}x${height}`);
  }
  return {
    ...rect,
    width: Math.min(rect.width, width - rect.left),
    height: Math.min(rect.height, height - rect.top),
  };
}

/** sharp turns a picture once, and before it cuts: what is to be turned again has to be drawn first. */
async function rotate(path: string, part: Rectangle, {orientation, flip}: TransformParams): Promise<Canvas> {
  const drawn = await openImage(path).autoOrient().extract(part).png({compressionLevel: 0}).toBuffer();
  const turned = sharp(drawn, {limitInputPixels: INPUT_PIXELS_MAX}).rotate(orientation);
  const {data, info} = await turned
    .flop(flip.horizontal)
    .flip(flip.vertical)
    .png({compressionLevel: 0})
    .toBuffer({resolveWithObject: true});
  return {image: sharp(data), part: {left: 0, top: 0, width: info.width, height: info.height}};
}

function isTurned({orientation, flip}: TransformParams): boolean {
  return orientation !== 0 || flip.horizontal || flip.vertical;
}

function resize({image, part}: Canvas, {cut, size}: ResizePlan): Sharp {
  if (cut === "entropy") {
    const position = sharp.strategy.entropy;
    return image.extract(part).resize(size.width, size.height, {fit: "cover", position});
  }
  const region = {...cut, left: part.left + cut.left, top: part.top + cut.top};
  return image.extract(region).resize(size.width, size.height, {fit: "fill"});
}

function finish(image: Sharp, {size, canvas}: ResizePlan, params: TransformParams): Sharp {
  const {background, pad, blur, sharpen, saturation, isInverted} = params;
  const [across, down] = [canvas.width - size.width, canvas.height - size.height];
  let drawn = image;
  if (blur > 0) drawn = drawn.blur(Math.max(0.3, blur / 10));
  if (sharpen > 0) drawn = drawn.sharpen({sigma: 1 + sharpen / 50});
  if (saturation !== 0) drawn = drawn.modulate({saturation: 1 + saturation / 100});
  if (isInverted) drawn = drawn.negate({alpha: false});
  if (across + down + pad === 0) return drawn;
  return drawn.extend({
    left: Math.floor(across / 2) + pad,
    right: Math.ceil(across / 2) + pad,
    top: Math.floor(down / 2) + pad,
    bottom: Math.ceil(down / 2) + pad,
    background: background ?? {r: 255, g: 255, b: 255, alpha: 0},
  });
}

function encode(image: Sharp, {background, quality}: TransformParams, format: EncodedFormat): Sharp {
  const needsGround = background !== null || format === "jpg" || format === "pjpg";
  const drawn = needsGround ? image.flatten({background: background ?? "#fff"}) : image;
  switch (format) {
    case "jpg":
    case "pjpg":
      return drawn.jpeg({quality: Math.max(1, quality), progressive: format === "pjpg", mozjpeg: false});
    case "png":
      return drawn.png();
    case "webp":
      return drawn.webp({quality: Math.max(1, quality)});
    case "avif":
      return drawn.avif({quality: Math.max(1, quality), effort: AVIF_EFFORT});
    case "gif":
      return drawn.gif();
  }
}

function resizeAnimation(path: string, {size}: ResizePlan): Promise<Buffer> {
  return sharp(path, {animated: true, limitInputPixels: INPUT_PIXELS_MAX})
    .resize(size.width, size.height, {fit: "fill"})
    .gif()
    .toBuffer();
}

function isResizeOnly(params: TransformParams): boolean {
  const {rect, fit, pad, background, blur, sharpen, saturation, isInverted} = params;
  const isPlain = !background && !isInverted && blur + sharpen + pad === 0 && saturation === 0;
  return isPlain && !rect && !isTurned(params) && ["clip", "max", "scale"].includes(fit);
}
