import {CLIP_SHADES} from "../drawing/clip";
import {type Drawing, element, glow, group, vertical} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import type {PodLook} from "./pod-front";
import {type Ids, idsOf, shell, shellDefinitions} from "./pod-parts";

const CENTRE = 230;

export function podExploded({clip, lume}: PodLook, prefix: string): Drawing {
  const id = idsOf(prefix);
  return {
    width: 560,
    height: 640,
    body: [
      element("defs", {}, shellDefinitions(id), definitions(id)),
      axis(),
      element("ellipse", {cx: CENTRE, cy: 590, rx: 190, ry: 30, fill: `url(#${id("shadow")})`}),
      clipApart(clip),
      cell(id),
      board(),
      group({transform: "translate(15 -14) scale(.82 .74)"}, shell(lume, id)),
      ...[92, 288, 412, 540].map((y, index) => label(index + 1, y, index === 0 ? 398 : 380)),
    ].join(""),
  };
}

function definitions(id: Ids): string {
  return (
    vertical(id("steel"), [
      [0, "#e6eaec"],
      [0.5, "#aeb8bd"],
      [1, "#6c777d"],
    ]) + glow(id("shadow"), "#000", 0.45)
  );
}

/** The line along which everything is pushed together. */
function axis(): string {
  return element("path", {
    d: `M${CENTRE} 200V560`,
    stroke: "currentColor",
    "stroke-opacity": ".55",
    "stroke-width": "1.5",
    "stroke-dasharray": "2 6",
  });
}

/** A flat disc seen from above at an angle. */
function disc(cy: number, rx: number, ry: number, thickness: number, side: string, top: string): string {
  const wall = `M${CENTRE - rx} ${cy}v${thickness}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-thickness}Z`;
  return (
    element("path", {d: wall, fill: side}) +
    element("ellipse", {cx: CENTRE, cy, rx, ry, fill: top, stroke: "#000", "stroke-opacity": ".25"})
  );
}

function board(): string {
  const chips = "M176 276h44v20h-44zM238 262h30v16h-30zM284 284h24v14h-24zM150 296h14v10h-14z";
  const tracks = "M140 284l30 12M222 286h26l12-8M262 300l30 8M196 258v16M268 270h30l14 8M210 298v12h40";
  return [
    disc(284, 134, 42, 9, "#0a3b2e", "#0f5a45"),
    element("path", {
      d: tracks,
      fill: "none",
      stroke: "#7fdc9b",
      "stroke-opacity": ".6",
      "stroke-width": "1.5",
    }),
    element("path", {d: chips, fill: "#14181a", stroke: "#7fdc9b", "stroke-opacity": ".5"}),
    element("circle", {cx: 300, cy: 306, r: 4, fill: "#c6f6a4"}),
  ].join("");
}

function cell(id: Ids): string {
  return [
    disc(404, 92, 28, 22, "#7b868c", `url(#${id("steel")})`),
    element("ellipse", {
      cx: CENTRE,
      cy: 404,
      rx: 72,
      ry: 20,
      fill: "none",
      stroke: "#5b666c",
      "stroke-opacity": ".7",
    }),
    element("path", {d: "M218 404h24M230 397v14", stroke: "#434c51", "stroke-width": "4"}),
  ].join("");
}

function clipApart(clip: PodLook["clip"]): string {
  const [light, base, deep] = CLIP_SHADES[clip];
  const band = (stroke: string, width: string, dy: number, opacity: string) =>
    element("path", {
      d: "M90 490C90 560 130 574 230 574C330 574 370 560 370 490",
      fill: "none",
      stroke,
      "stroke-width": width,
      "stroke-opacity": opacity,
      "stroke-linecap": "round",
      transform: `translate(0 ${dy})`,
    });
  return band(deep, "26", 3, "1") + band(base, "22", 0, "1") + band(light, "3", -8, ".7");
}

/** A leader line with the part's painted number at its end. */
function label(number: number, y: number, from: number): string {
  return (
    element("path", {
      d: `M${from} ${y}H486`,
      stroke: "currentColor",
      "stroke-width": "1.5",
      "stroke-opacity": ".7",
    }) + textPath(String(number), {face: "paint", size: 56, x: 520, y: y + 20, anchor: "middle"})
  );
}
