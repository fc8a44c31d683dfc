import {CLIP_SHADES, type ClipPaint} from "../drawing/clip";
import {element, group, vertical} from "../drawing/svg";
import type {Ids} from "./pod-parts";

const BAND = "M104 232C104 300 168 328 262 328C356 328 416 298 416 232";
const FEET = "M150 322v20q0 9 9 9h27q9 0 9-9v-14M329 328v14q0 9 9 9h27q9 0 9-9v-20";

export function clipDefinitions(clip: ClipPaint, id: Ids): string {
  const [light, base, deep] = CLIP_SHADES[clip];
  const stops = [
    [0, deep],
    [0.14, base],
    [0.3, light],
    [0.46, base],
    [0.8, base],
    [1, deep],
  ] as const;
  const across = stops
    .map(([offset, colour]) => `<stop offset='${offset}' stop-color='${colour}'/>`)
    .join("");
  const inner = vertical(id("inner"), [
    [0, "#000", 0.85],
    [0.6, "#000", 0.5],
    [1, "#000", 0.15],
  ]);
  return `<linearGradient id='${id("clip")}'>${across}</linearGradient>${inner}`;
}

export function clipBand(clip: ClipPaint, id: Ids): string {
  const [light, , deep] = CLIP_SHADES[clip];
  const feet = (stroke: string, width: string, opacity: string) =>
    element("path", {d: FEET, fill: "none", stroke, "stroke-width": width, "stroke-opacity": opacity});
  return group(
    {},
    feet(deep, "10", "1"),
    feet(light, "4", ".5"),
    element("path", {
      d: `${BAND}L416 262C416 326 352 350 262 350C172 350 104 326 104 262Z`,
      fill: `url(#${id("clip")})`,
    }),
    element("path", {
      d: `${BAND}L416 238C416 306 356 334 262 334C168 334 104 306 104 238Z`,
      fill: `url(#${id("inner")})`,
    }),
    element("path", {
      d: "M107 268C112 326 176 348.5 262 348.5C348 348.5 408 326 413 268",
      fill: "none",
      stroke: light,
      "stroke-opacity": ".5",
      "stroke-width": "1.6",
    }),
  );
}
