import type {ClipPaint} from "../drawing/clip";
import {type Drawing, element, glow} from "../drawing/svg";
import {clipBand, clipDefinitions} from "./clip-parts";
import {idsOf, shell, shellDefinitions} from "./pod-parts";

export interface PodLook {
  readonly clip: ClipPaint;
  /** Whether the status light is on. */
  readonly lume: boolean;
}

/** Box 520 × 400; the foot stands at 352. */
export function podFront({clip, lume}: PodLook, prefix: string): Drawing {
  const id = idsOf(prefix);
  return {
    width: 520,
    height: 400,
    body: [
      element("defs", {}, shellDefinitions(id), clipDefinitions(clip, id), glow(id("shadow"), "#000", 0.62)),
      element("ellipse", {cx: 262, cy: 356, rx: 214, ry: 34, fill: `url(#${id("shadow")})`}),
      clipBand(clip, id),
      shell(lume, id),
    ].join(""),
  };
}
