import type {CourseHeights} from "@gradus/training/courses/heights";
import type {Terrain} from "./plan";

/** Metres of climb for each kilometre. */
export const CLIMB: Readonly<Record<Terrain, number>> = {flat: 0, rolling: 8, hilly: 16, mountain: 35};

const STEP = 100;
const STEPS_MAX = 1000;
/** Metres from hill to hill: the large ones, and those on them. */
const [LARGE, SMALL] = [2600, 900];
const SMALL_SHARE = 0.3;

/** A course without a file: hills of an even size that end where they began, and climb as much as its terrain. */
export function terrainHeights(distance: number, terrain: Terrain): CourseHeights {
  const steps = Math.min(STEPS_MAX, Math.max(2, Math.round(distance / STEP)));
  if (terrain === "flat") return {distance, heights: [0, 0]};
  const waves = (length: number) => Math.max(1, Math.round(distance / length));
  const wave = (count: number, step: number) => (1 - Math.cos((2 * Math.PI * count * step) / steps)) / 2;
  const [large, small] = [waves(LARGE), waves(SMALL)];
  const shape = Array.from(
    {length: steps + 1},
    (_, step) => wave(large, step) + SMALL_SHARE * wave(small, step),
  );
  const climb = shape.reduce(
    (sum, height, step) => sum + Math.max(0, height - (shape[step - 1] ?? height)),
    0,
  );
  const factor = (CLIMB[terrain] * distance) / 1000 / climb;
  return {distance, heights: shape.map((height) => height * factor)};
}
