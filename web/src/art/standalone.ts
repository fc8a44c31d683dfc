import {textPath, textWidth} from "./drawing/text-path";
import type {Field} from "./generators/bib-lanes";

/** Base and lit centre of the fields, as in the style sheet. */
export const GROUNDS: Readonly<Record<Field, readonly [base: string, lit: string]>> = {
  track: ["#1f4fa8", "#2a5ec0"],
  infield: ["#0f5a45", "#14664f"],
  cinder: ["#a33a29", "#b5452f"],
  asphalt: ["#14181a", "#242b2f"],
};

const SECOND = "#e4ebf2";

/** What the tokens of drawings are on a field: the style sheet does not reach a picture that is rendered on its own. */
const TOKENS: Readonly<Record<string, string>> = {
  primary: "#fff",
  "s-power": "#fff",
  "s-pace": SECOND,
  z1: "rgba(255,255,255,.16)",
  z2: "rgba(255,255,255,.26)",
  z3: "rgba(255,255,255,.38)",
  z4: "rgba(255,255,255,.54)",
  z5: "rgba(255,255,255,.8)",
  ...Object.fromEntries(Object.entries(GROUNDS).map(([field, [base]]) => [`field-${field}`, base])),
};

const LINE = /<text x='([\d.]+)' y='([\d.]+)' [^>]*font:\d+ ([\d.]+)px [^>]*>([^<]*)<\/text>/g;
/** The width of a letter in the typeface of drawings, as a fraction of the font size. */
const LETTER = 0.65;

export function standalone(body: string): string {
  return body
    .replace(LINE, (_line, x: string, y: string, size: string, words: string) =>
      outlined(words, {x: Number(x), y: Number(y), size: Number(size)}),
    )
    .replace(/var\(--([\w-]+)\)/g, (_token, name: string) => TOKENS[name] ?? "currentColor");
}

/** Never wider than the line it replaces: its neighbours are placed by that width. */
function outlined(
  words: string,
  {x, y, size}: {readonly x: number; readonly y: number; readonly size: number},
) {
  const room = words.length * size * LETTER;
  const fitting = Math.min(size, (size * room) / textWidth(words, "wide", size));
  return textPath(words, {face: "wide", size: fitting, x, y});
}
