import {createRandom} from "../drawing/random";
import {arc} from "../drawing/svg";

export const FIELDS = ["track", "infield", "cinder", "asphalt"] as const;
export type Field = (typeof FIELDS)[number];

/** Paths in a box of 320 × 320. In its own module, because only the server can draw the letters. */
export function bibLanes(seed: number) {
  const random = createRandom(seed);
  const [x, y] = [330 + random() * 40, 350 + random() * 30];
  return {
    lines: [60, 96, 132, 168].map((radius) => arc(x, y, radius, -100, 30)).join(""),
    ticks: arc(x, y, 137, -60, 0),
  };
}
