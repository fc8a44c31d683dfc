import type {Rectangle, TransformParams} from "./transform-params.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What to cut out of the source, what size to bring it to, and the canvas to centre it on when that differs. */
export interface ResizePlan {
  readonly cut: Rectangle | "entropy";
  readonly size: Size;
  readonly canvas: Size;
}

/** Computes a transform in whole pixels. `source` is the image, or the part of it that `rect` selects. */
export function planResize(source: Size, params: TransformParams): ResizePlan {
  const box = boxOf(source, params);
  const same = {width: source.width, height: source.height};
  const whole = {left: 0, top: 0, ...same};
  if (!box) return {cut: whole, size: same, canvas: same};
  const scale = Math.min(box.width / source.width, box.height / source.height);
  switch (params.fit) {
    case "scale":
      return {cut: whole, size: box, canvas: box};
    case "crop":
      return planCrop(source, box, params);
    case "min":
      return planCrop(source, shrinkInto(box, source), params);
    case "fill":
    case "fillmax": {
      const size = scaled(source, params.fit === "fill" ? scale : Math.min(scale, 1));
      return {cut: whole, size, canvas: box};
    }
    default: {
      const size = scaled(source, params.fit === "max" ? Math.min(scale, 1) : scale);
      return {cut: whole, size, canvas: size};
    }
  }
}

/** The requested size in device pixels; a missing side follows from the other. Null when no side was requested. */
function boxOf(source: Size, {width, height, bounds, dpr}: TransformParams): Size | null {
  const ratio = source.width / source.height;
  const within = {
    width: (length: number) => clamp(length, bounds.minWidth, bounds.maxWidth),
    height: (length: number) => clamp(length, bounds.minHeight, bounds.maxHeight),
  };
  const isUnbound =
    within.width(source.width) === source.width && within.height(source.height) === source.height;
  if (width === null && height === null && isUnbound) return null;
  const across = within.width(width ?? (height === null ? source.width : height * ratio));
  const down = within.height(height ?? across / ratio);
  return {width: toPixels(across * dpr), height: toPixels(down * dpr)};
}

function planCrop(source: Size, box: Size, {crop, focalPoint}: TransformParams): ResizePlan {
  const scale = Math.max(box.width / source.width, box.height / source.height);
  const part = {
    width: Math.min(source.width, toPixels(box.width / scale)),
    height: Math.min(source.height, toPixels(box.height / scale)),
  };
  if (crop.includes("entropy")) return {cut: "entropy", size: box, canvas: box};
  const centre = crop.includes("focalpoint") ? focalPoint : {x: 0.5, y: 0.5};
  const x = crop.includes("left") ? 0 : crop.includes("right") ? 1 : centre.x;
  const y = crop.includes("top") ? 0 : crop.includes("bottom") ? 1 : centre.y;
  const cut = {
    left: Math.round(clamp(x * source.width - part.width / 2, 0, source.width - part.width)),
    top: Math.round(clamp(y * source.height - part.height / 2, 0, source.height - part.height)),
    ...part,
  };
  return {cut, size: box, canvas: box};
}

/** The largest box of the same shape that needs no enlarging. */
function shrinkInto(box: Size, source: Size): Size {
  return scaled(box, Math.min(1, source.width / box.width, source.height / box.height));
}

function scaled({width, height}: Size, scale: number): Size {
  return {width: toPixels(width * scale), height: toPixels(height * scale)};
}

function toPixels(length: number): number {
  return Math.max(1, Math.min(8192, Math.round(length)));
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
