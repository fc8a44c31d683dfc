import type {Clip} from "../drawing/clip";
import {type Drawing, element, glow, group} from "../drawing/svg";
import {clipBand, clipDefinitions} from "./clip-parts";
import {BODY, idsOf} from "./pod-parts";

const STEP = 260;
const ROW = 240;
/** A clip without what stands above it. */
const BARE_ROW = 120;

export interface ClipsLook {
  readonly colours: readonly Clip[];
  /** Without the pod above: what is left brings all its colours along. */
  readonly bare: boolean;
}

export function clips({colours, bare}: ClipsLook, prefix: string): Drawing {
  const row = bare ? BARE_ROW : ROW;
  return {
    width: STEP * Math.min(2, colours.length),
    height: row * Math.ceil(colours.length / 2),
    body: colours.map((clip, index) => oneClip({clip, index, bare}, `${prefix}${index}`)).join(""),
  };
}

function oneClip({clip, index, bare}: {clip: Clip; index: number; bare: boolean}, prefix: string): string {
  const id = idsOf(prefix);
  return [
    element("defs", {}, clipDefinitions(clip, id), glow(id("shadow"), "#000", 0.4)),
    group(
      {
        transform: `translate(${(index % 2) * STEP - 16} ${bare ? Math.floor(index / 2) * BARE_ROW - 134 : Math.floor(index / 2) * ROW - 14}) scale(.56)`,
      },
      bare
        ? ""
        : element("path", {
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
