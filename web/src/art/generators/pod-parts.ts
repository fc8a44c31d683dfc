import {MARK_PATH} from "../drawing/logo-paths";
import {element, glow, group, point, polar, radial, vertical} from "../drawing/svg";

export type Ids = (name: string) => string;

export function idsOf(prefix: string): Ids {
  return (name) => `${prefix}-${name}`;
}

/** The shell's outline and the seam of its face, in a box of 520 × 400. */
export const BODY =
  "M62 176C62 96 150 60 262 60C374 60 458 98 458 176C458 262 378 292 260 292C142 292 62 262 62 176Z";
const SEAM =
  "M92 178C92 116 166 86 262 86C358 86 428 116 428 178C428 242 358 266 260 266C162 266 92 242 92 178Z";
const GLOSS = "M60 196C66 96 150 58 262 58C340 58 396 74 424 104C330 78 132 88 84 196Z";
const TICKS = 23;

export function shellDefinitions(id: Ids): string {
  return [
    radial(
      id("body"),
      [0.36, 0.2, 0.98],
      [
        [0, "#566065"],
        [0.3, "#2b3235"],
        [0.72, "#131719"],
        [1, "#060808"],
      ],
    ),
    vertical(id("rim"), [
      [0, "#b4bfc0", 0.95],
      [0.3, "#5a6365", 0.35],
      [0.72, "#c6f6a4", 0.06],
      [1, "#c6f6a4", 0.6],
    ]),
    vertical(id("face"), [
      [0, "#fff", 0.07],
      [0.5, "#fff", 0.015],
      [1, "#000", 0.22],
    ]),
    vertical(id("gloss"), [
      [0, "#fff", 0.16],
      [1, "#fff", 0],
    ]),
    glow(id("sheen"), "#fff", 0.26),
    glow(id("bounce"), "#c6f6a4", 0.16),
    ledGlow(id),
    `<clipPath id='${id("edge")}'><path d='${BODY}'/></clipPath>`,
  ].join("");
}

export function ledGlow(id: Ids): string {
  return radial(
    id("led"),
    [0.5, 0.5, 0.5],
    [
      [0, "#f3ffe8"],
      [0.3, "#c6f6a4"],
      [0.6, "#c6f6a4", 0.35],
      [1, "#c6f6a4", 0],
    ],
  );
}

export function shell(lume: boolean, id: Ids): string {
  return shellBody(id) + graduations() + engravedMark() + led(262, 248, lume, id);
}

function shellBody(id: Ids): string {
  const stroke = {fill: "none", "stroke-width": "2"};
  return [
    element("path", {d: BODY, fill: `url(#${id("body")})`}),
    group(
      {"clip-path": `url(#${id("edge")})`},
      element("ellipse", {cx: 196, cy: 84, rx: 196, ry: 62, fill: `url(#${id("sheen")})`}),
      element("path", {d: GLOSS, fill: `url(#${id("gloss")})`}),
      element("ellipse", {cx: 300, cy: 292, rx: 210, ry: 46, fill: `url(#${id("bounce")})`}),
    ),
    element("path", {
      d: SEAM,
      fill: `url(#${id("face")})`,
      stroke: "#000",
      "stroke-opacity": ".6",
      "stroke-width": "3",
    }),
    element("path", {
      d: SEAM,
      fill: "none",
      stroke: "#fff",
      "stroke-opacity": ".12",
      transform: "translate(0 1.6)",
    }),
    element("path", {...stroke, d: BODY, stroke: `url(#${id("rim")})`}),
  ].join("");
}

/** Engraved: each tick is a dark cut with its lit lower edge. Every eleventh is long. */
function graduations(): string {
  const ticks = Array.from({length: TICKS}, (_, index) => {
    const degrees = -70 + (140 * index) / (TICKS - 1);
    const length = index % 11 === 0 ? 22 : index % 11 === 5 ? 15 : 9;
    const [x, y] = polar(260, 171, degrees, 151, 83);
    return `M${point(x, y)}l${point(...inward(degrees, length))}`;
  }).join("");
  const cut = {d: ticks, stroke: "#000", "stroke-opacity": ".75", "stroke-width": "2.4"};
  return (
    element("path", {...cut, transform: "translate(0 -1)"}) +
    element("path", {d: ticks, stroke: "#b6c0be", "stroke-opacity": ".8", "stroke-width": "1.3"})
  );
}

/** A step of the given length along the ellipse's normal. */
function inward(degrees: number, length: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [-83 * Math.sin(angle), 151 * Math.cos(angle)];
  const scale = length / Math.hypot(x, y);
  return [x * scale, y * scale];
}

function engravedMark(): string {
  const mark = (stroke: string, y: number) =>
    element("path", {
      d: MARK_PATH,
      fill: "none",
      stroke,
      "stroke-width": "3.1",
      transform: `translate(201 ${y}) scale(1.98)`,
    });
  return mark("#000", 136.6) + mark("#e4eae7", 138);
}

export function led(cx: number, cy: number, lume: boolean, id: Ids): string {
  const hole = element("circle", {cx, cy, r: 4.6, "fill-opacity": ".7"});
  if (!lume) return hole + element("circle", {cx, cy, r: 3.2, fill: "#2c3437"});
  return [
    hole,
    element("circle", {cx, cy, r: 17, fill: `url(#${id("led")})`}),
    element("circle", {cx, cy, r: 3.4, fill: "#f3ffe8"}),
  ].join("");
}
