import type {Drawing} from "../drawing/svg";
import {podExploded} from "./pod-exploded";
import {type PodLook, podFront} from "./pod-front";
import {podSide} from "./pod-side";
import {podTop} from "./pod-top";
import {podOnShoe} from "./shoe";

export interface PodView extends PodLook {
  readonly angle: "front" | "side" | "top" | "on-shoe";
  readonly exploded: boolean;
  /** What the pod lies on when seen from above; not on a hero's lanes. */
  readonly laces?: boolean;
}

const VIEWS = {front: podFront, side: podSide, top: podTop, "on-shoe": podOnShoe} as const;

export function pod({angle, exploded, ...style}: PodView, prefix: string): Drawing {
  return exploded ? podExploded(style, prefix) : VIEWS[angle](style, prefix);
}
