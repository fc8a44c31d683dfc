import {type Drawing, element, group} from "../drawing/svg";
import {clipBand, clipDefinitions} from "./clip-parts";
import type {PodLook} from "./pod-front";
import {idsOf, shell, shellDefinitions} from "./pod-parts";

const UPPER =
  "M56 244C48 206 60 168 72 132C77 114 94 110 108 120C130 148 166 160 202 152C230 144 244 122 256 98C266 84 288 84 296 98C342 144 404 182 476 200C536 214 592 224 604 246C500 262 400 262 300 258C210 256 120 256 56 244Z";
const CONTOURS = [
  // Midsole, thick under the heel, and outsole, turned up at the toe.
  "M56 244C38 250 28 268 34 288C38 306 52 314 70 316C160 324 250 320 340 320C440 320 540 306 602 274C616 266 618 252 604 246",
  "M31 280C150 302 300 292 420 290C490 288 560 278 612 260",
  // Heel counter, collar and tongue.
  "M74 248C84 206 118 192 148 252",
  "M84 136C104 172 160 186 212 172",
  "M256 98C252 124 264 138 282 148",
  // Eyestay, quarter and toe cap.
  "M238 146C294 188 354 214 432 228C454 232 472 220 476 200",
  "M212 172C198 208 226 236 264 257",
  "M476 200C472 228 502 248 550 255",
];
const LACE_BARS = [
  "M290 94L264 164",
  "M320 120L294 182",
  "M352 144L326 199",
  "M386 164L362 212",
  "M422 182L400 222",
];

export function shoe(): Drawing {
  return {width: 640, height: 360, body: shoeLines()};
}

function shoeLines(): string {
  const ticks = element("path", {
    d: "M66 328C240 334 440 332 600 290",
    fill: "none",
    stroke: "currentColor",
    "stroke-opacity": ".6",
    "stroke-width": "9",
    "stroke-dasharray": "1.5 8.5",
  });
  return [
    element("path", {d: UPPER, fill: "currentColor", "fill-opacity": ".06"}),
    group(
      {fill: "none", stroke: "currentColor", "stroke-width": "2.2", "stroke-linejoin": "round"},
      element("path", {d: UPPER + CONTOURS.join("")}),
      element("path", {d: LACE_BARS.join(""), "stroke-width": "7", "stroke-opacity": ".85"}),
    ),
    ticks,
  ].join("");
}

export function podOnShoe({clip, lume}: PodLook, prefix: string): Drawing {
  const id = idsOf(prefix);
  return {
    width: 640,
    height: 360,
    body: [
      element("defs", {}, shellDefinitions(id), clipDefinitions(clip, id)),
      shoeLines(),
      group(
        {transform: "translate(336 152) rotate(33) scale(.31) translate(-262 -262)"},
        clipBand(clip, id),
        shell(lume, id),
      ),
    ].join(""),
  };
}
