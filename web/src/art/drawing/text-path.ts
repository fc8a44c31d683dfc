import paint from "../glyphs/paint.json";
import wide from "../glyphs/wide.json";
import {round} from "./svg";

interface Face {
  /** Maps a letter to `advance outline`, in thousandths of the font size. */
  readonly glyphs: Readonly<Record<string, string>>;
  readonly kern: Readonly<Record<string, number>>;
  /** Thousandths of the size. */
  readonly tracking: number;
}

const FACES = {
  paint: {...paint, tracking: -20},
  wide: {...wide, tracking: -35},
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

interface Glyph {
  readonly advance: number;
  readonly outline: string;
}

function glyphOf(face: Face, letter: string): Glyph {
  // A letter we did not cut leaves a gap of a space's width; the text beside the picture contains it.
  const entry = face.glyphs[letter] ?? face.glyphs[" "] ?? "250";
  const space = entry.indexOf(" ");
  if (space < 0) return {advance: Number(entry), outline: ""};
  return {advance: Number(entry.slice(0, space)), outline: entry.slice(space + 1)};
}

function layOut(face: Face, words: string) {
  let x = 0;
  let previous = "";
  const letters = [...words].map((letter) => {
    const glyph = glyphOf(face, letter);
    const left = x + (face.kern[previous + letter] ?? 0);
    x = left + glyph.advance + face.tracking;
    previous = letter;
    return {left, outline: glyph.outline};
  });
  return {letters, width: Math.max(0, x - face.tracking)};
}

export function textWidth(words: string, face: FaceName, size: number): number {
  return (layOut(FACES[face], words).width * size) / 1000;
}

interface TextOptions {
  readonly face: FaceName;
  readonly size: number;
  /** Left end of the base line, or its middle with `anchor: "middle"`. */
  readonly x: number;
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
}

/** A line of text as outlines, in the current colour: looks the same where our fonts are absent. */
export function textPath(words: string, {face, size, x, y, anchor = "start"}: TextOptions): string {
  const {letters, width} = layOut(FACES[face], words);
  const scale = size / 1000;
  const shift = {start: 0, middle: width / 2, end: width}[anchor] * scale;
  const outlines = letters.map(({left, outline}) => moveOutline(outline, left)).join("");
  return `<path fill='currentColor' transform='translate(${round(x - shift)} ${round(y)}) scale(${+scale.toFixed(4)})' d='${outlines}'/>`;
}

/** Shifts the absolute coordinates of an outline to the right. V has no x, so it stays. */
function moveOutline(outline: string, left: number): string {
  const dx = Math.round(left);
  return outline.replace(/([MLHQC])([^MLHVQCZ]*)/g, (_match, command: string, list: string) => {
    const numbers = list.trim().split(/[ ,]+/).map(Number);
    const moved = numbers.map((value, index) => (command === "H" || index % 2 === 0 ? value + dx : value));
    return command + moved.join(" ");
  });
}
