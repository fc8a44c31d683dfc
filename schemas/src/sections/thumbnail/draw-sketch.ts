import {drawMark} from "./draw-mark.ts";
import {DARK, FIELDS, FIXED_COLOURS, LIGHT, ON_FIELD, type Palette} from "./palette.ts";
import type {Field, Sketch} from "./sketch.ts";

/** Three to two: the frame in which the Studio's menu shows a picture. */
const WIDTH = 120;
const HEIGHT = 80;

/** A section in small: a picture that needs no style sheet and follows the reader's colour scheme. */
export function drawSketch({field, marks}: Sketch): string {
  const body = ground(field) + marks.map(drawMark).join("");
  const frame = `viewBox='0 0 ${WIDTH} ${HEIGHT}' width='${WIDTH * 2}' height='${HEIGHT * 2}'`;
  return `<svg xmlns='http://www.w3.org/2000/svg' ${frame}><style>${styleOf(body, field)}</style>${body}</svg>`;
}

/** A data URL, so that the menus of the Studio and of the preview show it without a request. */
export function sketchUrl(sketch: Sketch): string {
  return `data:image/svg+xml,${drawSketch(sketch).replace(/[%#<>]/g, encodeURIComponent)}`;
}

function ground(field: Field | undefined): string {
  const page = `<path d='M0 0H${WIDTH}V${HEIGHT}H0Z' fill='${field ? "url(#lit)" : "var(--page)"}'/>`;
  if (!field) return page;
  const [base, highlight] = FIELDS[field];
  const stops = `<stop stop-color='${highlight}'/><stop offset='1' stop-color='${base}'/>`;
  return `<radialGradient id='lit' cx='.78' cy='.35' r='.9'>${stops}</radialGradient>${page}`;
}

function styleOf(body: string, field: Field | undefined): string {
  const used = new Set([...body.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name ?? ""));
  const values = (palette: Palette) =>
    Object.entries(palette)
      .filter(([name]) => used.has(name))
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(";");
  if (field) return `svg{${values(FIXED_COLOURS)};${values(ON_FIELD)}}`;
  return `svg{${values(FIXED_COLOURS)};${values(LIGHT)}}@media(prefers-color-scheme:dark){svg{${values(DARK)}}}`;
}
