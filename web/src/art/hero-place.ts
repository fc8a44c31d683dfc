import type {GeneratorName, ParsedArt} from "./parse-art";

export type HeroPlace = "object" | "ground" | "panel" | "lanes-only";

/**
 * How a hero places a drawing: an object is drawn on the lanes and crosses the field's lower edge, ground runs along
 * that edge from side to side, a panel is placed beside the text; lanes alone are the background.
 */
const PLACES: Partial<Record<GeneratorName, HeroPlace>> = {
  heroTrack: "object",
  pod: "object",
  duo: "object",
  lanes: "lanes-only",
  courseRibbon: "ground",
};

export function placeOf({generator}: ParsedArt): HeroPlace {
  return PLACES[generator] ?? "panel";
}

export function subjectOf({generator, params}: ParsedArt): ParsedArt {
  if (generator === "heroTrack") return {generator: "pod", params};
  // The lanes carry a pod, so it needs no laces; a course rises away from the words.
  return {generator, params: {...params, laces: false, climb: true}};
}

export function lanesLook({params}: ParsedArt): {readonly seed: number; readonly missing: number} {
  const seed = "seed" in params && typeof params.seed === "number" ? params.seed : 1;
  const missing = "missing" in params && typeof params.missing === "number" ? params.missing : 0;
  return {seed, missing};
}
