import {CLIP_SHADES} from "../drawing/clip";
import {type Drawing, element, glow, group} from "../drawing/svg";
import type {PodLook} from "./pod-front";
import {idsOf, shell, shellDefinitions} from "./pod-parts";

interface TopLook extends PodLook {
  readonly laces?: boolean;
}

export function podTop({clip, lume, laces = true}: TopLook, prefix: string): Drawing {
  const id = idsOf(prefix);
  return {
    width: 520,
    height: 400,
    body: [
      element("defs", {}, shellDefinitions(id), glow(id("shadow"), "#000", 0.55)),
      laces ? crossedLaces() : "",
      element("ellipse", {cx: 262, cy: 222, rx: 252, ry: 182, fill: `url(#${id("shadow")})`}),
      clipEnds(clip),
      group({transform: "translate(0 -16) scale(1 1.22)"}, shell(lume, id)),
    ].join(""),
  };
}

function crossedLaces(): string {
  const crossing = "M20 20C120 120 400 270 500 380M500 20C400 120 120 270 20 380";
  const cord = (width: string, opacity: string, dash?: string) =>
    element("path", {
      d: crossing,
      fill: "none",
      stroke: "currentColor",
      "stroke-width": width,
      "stroke-opacity": opacity,
      "stroke-dasharray": dash,
    });
  // A wide pale band, its two edges' weave as ticks.
  return cord("30", ".14") + cord("30", ".2", "1.5 7.5");
}

function clipEnds(clip: PodLook["clip"]): string {
  const [light, base, deep] = CLIP_SHADES[clip];
  const end = (x: number) =>
    element("rect", {
      x,
      y: 150,
      width: 52,
      height: 100,
      rx: 14,
      fill: base,
      stroke: deep,
      "stroke-width": "3",
    }) + element("path", {d: `M${x + 8} 162h36`, stroke: light, "stroke-width": "3", "stroke-opacity": ".7"});
  return end(36) + end(432);
}
