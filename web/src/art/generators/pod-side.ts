import {CLIP_SHADES} from "../drawing/clip";
import {type Drawing, element, glow, group, vertical} from "../drawing/svg";
import type {PodLook} from "./pod-front";
import {type Ids, idsOf, led, ledGlow} from "./pod-parts";

const SHELL =
  "M58 196C58 140 150 100 262 100C374 100 462 140 462 196C462 214 448 226 424 230C380 237 320 240 260 240C200 240 140 237 96 230C72 226 58 214 58 196Z";
const SPRING = "M96 222C78 262 92 322 150 326L372 326C430 322 446 268 420 226";
const LACES = [168, 262, 356];

/** Box 520 × 400; the foot stands at 352. */
export function podSide({clip, lume}: PodLook, prefix: string): Drawing {
  const id = idsOf(prefix);
  return {
    width: 520,
    height: 400,
    body: [
      element("defs", {}, definitions(id)),
      element("ellipse", {cx: 262, cy: 346, rx: 220, ry: 30, fill: `url(#${id("shadow")})`}),
      spring(clip),
      group({}, ...LACES.map((x) => lace(x))),
      shellInProfile(id),
      led(404, 208, lume, id),
    ].join(""),
  };
}

function definitions(id: Ids): string {
  return [
    vertical(id("shell"), [
      [0, "#5b666b"],
      [0.22, "#2f373a"],
      [0.6, "#171b1d"],
      [0.69, "#0b0d0e"],
      [0.7, "#20272a"],
      [1, "#060808"],
    ]),
    vertical(id("rim"), [
      [0, "#b4bfc0", 0.9],
      [0.4, "#5a6365", 0.3],
      [0.8, "#c6f6a4", 0.05],
      [1, "#c6f6a4", 0.5],
    ]),
    glow(id("sheen"), "#fff", 0.3),
    glow(id("shadow"), "#000", 0.6),
    ledGlow(id),
  ].join("");
}

function spring(clip: PodLook["clip"]): string {
  const [light, base, deep] = CLIP_SHADES[clip];
  const band = (stroke: string, width: string, shift: number, opacity = "1") =>
    element("path", {
      d: SPRING,
      fill: "none",
      stroke,
      "stroke-width": width,
      "stroke-opacity": opacity,
      "stroke-linecap": "round",
      transform: `translate(0 ${shift})`,
    });
  return band(deep, "21", 3) + band(base, "18", 0) + band(light, "2.5", -6.5, ".75");
}

/** A lace cut across: woven cord between pod and clip. */
function lace(cx: number): string {
  const cord = {cx, cy: 278, rx: 27, ry: 31};
  return (
    element("ellipse", {...cord, fill: "#e6eaec"}) +
    element("path", {
      d: `M${cx - 19} 262q19-14 38 0M${cx - 24} 278q24-16 48 0M${cx - 19} 294q19-12 38 0`,
      fill: "none",
      stroke: "#7b868c",
      "stroke-width": "2.5",
    }) +
    element("ellipse", {...cord, fill: "none", stroke: "#5b666c", "stroke-width": "2"})
  );
}

/** Dome, seam and a row of graduations along the edge. */
function shellInProfile(id: Ids): string {
  const ticks = Array.from({length: 33}, (_, index) => {
    const x = 134 + index * 8;
    return `M${x} 212v${index % 8 === 0 ? -16 : index % 4 === 0 ? -10 : -6}`;
  }).join("");
  return [
    element("path", {d: SHELL, fill: `url(#${id("shell")})`}),
    element("ellipse", {cx: 226, cy: 130, rx: 138, ry: 24, fill: `url(#${id("sheen")})`}),
    element("path", {d: ticks, stroke: "#aeb8b6", "stroke-opacity": ".7", "stroke-width": "1.4"}),
    element("path", {d: SHELL, fill: "none", stroke: `url(#${id("rim")})`, "stroke-width": "2"}),
  ].join("");
}
