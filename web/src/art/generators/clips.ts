import type {Clip} from "../drawing/clip";
import {type Drawing, element, glow, group} from "../drawing/svg";
import {clipBand, clipDefinitions} from "./clip-parts";
import {BODY, idsOf} from "./pod-parts";

const [STEP, ROW] = [260, 240];

/** Clips in rows of two, the pod only hinted at above each. */
export function clips({colours}: {readonly colours: readonly Clip[]}, prefix: string): Drawing {
  return {
    width: STEP * Math.min(2, colours.length),
    height: ROW * Math.ceil(colours.length / 2),
    body: colours.map((clip, index) => oneClip(clip, index, `${prefix}${index}`)).join(""),
  };
}

function oneClip(clip: Clip, index: number, prefix: string): string {
  const id = idsOf(prefix);
  return [
    element("defs", {}, clipDefinitions(clip, id), glow(id("shadow"), "#000", 0.4)),
    group(
      {transform: `translate(${(index % 2) * STEP - 16} ${Math.floor(index / 2) * ROW - 14}) scale(.56)`},
      element("path", {
        d: BODY,
        fill: "currentColor",
        "fill-opacity": ".04",
        stroke: "currentColor",
        "stroke-opacity": ".45",
        "stroke-width": "2",
        "stroke-dasharray": "3 9",
      }),
      group(
        {transform: "translate(0 62)"},
        element("ellipse", {cx: 262, cy: 356, rx: 200, ry: 28, fill: `url(#${id("shadow")})`}),
        clipBand(clip, id),
      ),
    ),
  ].join("");
}
