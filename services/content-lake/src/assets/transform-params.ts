import {badRequest} from "../errors.ts";

const FITS = ["clip", "crop", "fill", "fillmax", "max", "min", "scale"] as const;
type Fit = (typeof FITS)[number];

const OUTPUT_FORMATS = ["jpg", "pjpg", "png", "webp", "avif"] as const;
type OutputFormat = (typeof OUTPUT_FORMATS)[number];

const CROPS = ["top", "bottom", "left", "right", "center", "entropy", "focalpoint"] as const;
type Crop = (typeof CROPS)[number];

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A field is null where its parameter is absent. */
export interface TransformParams {
  readonly width: number | null;
  readonly height: number | null;
  readonly bounds: {
    readonly minWidth: number;
    readonly minHeight: number;
    readonly maxWidth: number;
    readonly maxHeight: number;
  };
  readonly dpr: number;
  readonly fit: Fit;
  readonly crop: readonly Crop[];
  readonly focalPoint: {readonly x: number; readonly y: number};
  readonly rect: Rectangle | null;
  readonly orientation: number;
  readonly flip: {readonly horizontal: boolean; readonly vertical: boolean};
  readonly quality: number;
  readonly format: OutputFormat | null;
  readonly isAutoFormat: boolean;
  readonly background: string | null;
  readonly pad: number;
  readonly blur: number;
  readonly sharpen: number;
  readonly saturation: number;
  readonly isInverted: boolean;
  readonly isFirstFrame: boolean;
}

const SIZE_MAX = 8192;
const DEFAULT_QUALITY = 75;

/** Parameters that change the picture; others, such as `dl`, leave the original bytes. */
const NAMES = new Set(
  "w h fit crop fp-x fp-y rect q fm auto dpr blur bg max-w max-h min-w min-h or flip sat sharp invert pad frame".split(
    " ",
  ),
);

export function asksForTransform(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => NAMES.has(name));
}

/** Refuses what cannot be meant: a picture of a wrong size is harder to notice than an error. */
export function parseTransform(query: URLSearchParams): TransformParams {
  const number = createNumberReader(query);
  return {
    width: number("w", {min: 1, max: SIZE_MAX, isWhole: true}),
    height: number("h", {min: 1, max: SIZE_MAX, isWhole: true}),
    bounds: readBounds(number),
    dpr: number("dpr", {min: 0.1, max: 5}) ?? 1,
    fit: readChoice(query, "fit", FITS) ?? "clip",
    crop: readCrop(query),
    focalPoint: {x: number("fp-x", {min: 0, max: 1}) ?? 0.5, y: number("fp-y", {min: 0, max: 1}) ?? 0.5},
    rect: readRect(query),
    orientation: Number(readChoice(query, "or", ["0", "90", "180", "270"]) ?? 0),
    flip: readFlip(query),
    quality: number("q", {min: 0, max: 100, isWhole: true}) ?? DEFAULT_QUALITY,
    format: readChoice(query, "fm", OUTPUT_FORMATS),
    isAutoFormat: readChoice(query, "auto", ["format"]) !== null,
    background: readColour(query),
    pad: number("pad", {min: 0, max: SIZE_MAX, isWhole: true}) ?? 0,
    blur: number("blur", {min: 1, max: 2000}) ?? 0,
    sharpen: number("sharp", {min: 0, max: 100}) ?? 0,
    saturation: number("sat", {min: -100, max: 100}) ?? 0,
    isInverted: readChoice(query, "invert", ["true", "false"]) === "true",
    isFirstFrame: readChoice(query, "frame", ["1"]) !== null,
  };
}

interface NumberRule {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
}

type ReadNumber = (name: string, rule: NumberRule) => number | null;

function createNumberReader(query: URLSearchParams): ReadNumber {
  return (name, {min, max, isWhole = false}) => {
    const text = query.get(name);
    if (text === null) return null;
    const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value;
    throw invalid(name, text, `${isWhole ? "a whole number" : "a number"} from ${min} to ${max}`);
  };
}

function readBounds(number: ReadNumber): TransformParams["bounds"] {
  const rule = {min: 1, max: SIZE_MAX, isWhole: true};
  return {
    minWidth: number("min-w", rule) ?? 1,
    minHeight: number("min-h", rule) ?? 1,
    maxWidth: number("max-w", rule) ?? SIZE_MAX,
    maxHeight: number("max-h", rule) ?? SIZE_MAX,
  };
}

function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = query.get(name);
  if (text === null) return null;
  const choice = choices.find((option) => option === text);
  if (choice !== undefined) return choice;
  throw invalid(name, text, `one of ${choices.join(", ")}`);
}

function readCrop(query: URLSearchParams): readonly Crop[] {
  const text = query.get("crop");
  if (text === null) return [];
  return text.split(",").map((part) => {
    const crop = CROPS.find((name) => name === part);
    if (crop) return crop;
    throw invalid("crop", text, `one or two of ${CROPS.join(", ")}`);
  });
}

function readRect(query: URLSearchParams): Rectangle | null {
  const text = query.get("rect");
  if (text === null) return null;
  const [left, top, width, height] = text.split(",").map(Number);
  const isRect = /^\d{1,6}(,\d{1,6}){3}$/.test(text) && Number(width) > 0 && Number(height) > 0;
  if (isRect && left !== undefined && top !== undefined && width && height) return {left, top, width, height};
  throw invalid("rect", text, "four whole numbers: left, top, width, height");
}

function readFlip(query: URLSearchParams): TransformParams["flip"] {
  const flip = readChoice(query, "flip", ["h", "v", "hv", "vh"]) ?? "";
  return {horizontal: flip.includes("h"), vertical: flip.includes("v")};
}

function readColour(query: URLSearchParams): string | null {
  const text = query.get("bg");
  if (text === null) return null;
  if (/^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return toCssColour(text.replace("#", ""));
  throw invalid("bg", text, "a colour of 3, 4, 6 or 8 hexadecimal digits");
}

/** Four and eight digits have the opacity first, other than in CSS. */
function toCssColour(digits: string): string {
  if (digits.length === 4) return `#${digits.slice(1)}${digits.slice(0, 1)}`;
  return digits.length === 8 ? `#${digits.slice(2)}${digits.slice(0, 2)}` : `#${digits}`;
}

function invalid(name: string, value: string, expected: string) {
  return badRequest(`Invalid value "${value.slice(0, 100)}" for parameter "${name}": expected ${expected}`);
}
