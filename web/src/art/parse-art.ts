import {z} from "zod";
import {CLIPS, type ClipPaint} from "./drawing/clip";
import type {Drawing} from "./drawing/svg";
import {balance} from "./generators/balance";
import {FIELDS} from "./generators/bib-lanes";
import {card} from "./generators/card";
import {clips} from "./generators/clips";
import {coachBib} from "./generators/coach-bib";
import {COURSES, courseRibbon} from "./generators/course-ribbon";
import {duoFront, duoOnShoes} from "./generators/duo";
import {heroTrack} from "./generators/hero-track";
import {lanes} from "./generators/lanes";
import {PHASES, plan} from "./generators/plan";
import {pod} from "./generators/pod";
import {powerCurve} from "./generators/power-curve";
import {METRICS, readout} from "./generators/readout";
import {shoe} from "./generators/shoe";
import {strideTrace} from "./generators/stride-trace";
import {workoutProfile} from "./generators/workout-profile";

/** A picture as editors describe it. Content is never trusted to be complete, so everything may be missing. */
export interface ArtDescriptor {
  readonly generator?: string | null;
  /** The generator's parameters as one JSON string. */
  readonly params?: string | null;
  readonly decorative?: boolean | null;
  readonly alt?: string | null;
}

export interface DrawContext {
  /** Starts every id of the drawing: two pictures of one kind may stand on a page. */
  readonly prefix: string;
  /** The colour that replaces the clip "variant". */
  readonly clip: ClipPaint;
}

// A wrong parameter becomes its default; the others still count.
const seed = z.number().int().catch(1);
const clip = z.enum([...CLIPS, "variant"]).catch("variant");
const flag = (value: boolean) => z.boolean().catch(value);
const seeded = z.object({seed});
const podParams = {clip, lume: flag(true)};

type Draw = (params: unknown, context: DrawContext) => Drawing;

function generator<T>(schema: z.ZodType<T>, draw: (params: T, context: DrawContext) => Drawing): Draw {
  return (params, context) => draw(schema.parse(params), context);
}

function withClip<T extends {clip: ClipPaint | "variant"}>(look: T, context: DrawContext) {
  return {...look, clip: look.clip === "variant" ? context.clip : look.clip};
}

const GENERATORS = {
  balance: generator(seeded, balance),
  card: generator(seeded, (params, {prefix}) => card(params, prefix)),
  clips: generator(
    z.object({
      colours: z
        .array(z.enum(CLIPS))
        .min(1)
        .max(4)
        .catch([...CLIPS]),
      bare: flag(false),
    }),
    (params, {prefix}) => clips(params, prefix),
  ),
  coachBib: generator(
    z.object({initials: z.string().catch(""), field: z.enum(FIELDS).catch("track"), seed}),
    coachBib,
  ),
  courseRibbon: generator(
    z.object({profile: z.enum(COURSES).catch("rolling"), climb: flag(false), seed}),
    courseRibbon,
  ),
  duo: generator(
    z.object({...podParams, angle: z.enum(["front", "on-shoe"]).catch("front"), bare: flag(false)}),
    (params, context) => {
      const draw = params.angle === "front" ? duoFront : duoOnShoes;
      return draw(withClip(params, context), context.prefix);
    },
  ),
  heroTrack: generator(z.object({...podParams, seed}), (params, context) =>
    heroTrack(withClip(params, context), context.prefix),
  ),
  lanes: generator(z.object({seed, trace: flag(false), missing: z.number().int().catch(0)}), lanes),
  plan: generator(
    z.object({
      phases: z
        .array(z.enum(PHASES))
        .min(1)
        .max(8)
        .catch([...PHASES]),
      seed,
    }),
    plan,
  ),
  pod: generator(
    z.object({
      ...podParams,
      angle: z.enum(["front", "side", "top", "on-shoe"]).catch("front"),
      exploded: flag(false),
      laces: flag(true),
    }),
    (params, context) => pod(withClip(params, context), context.prefix),
  ),
  powerCurve: generator(seeded, powerCurve),
  readout: generator(z.object({metric: z.enum(METRICS).catch("power"), range: flag(false), seed}), readout),
  shoe: generator(z.object({}), shoe),
  strideTrace: generator(seeded, strideTrace),
  workoutProfile: generator(seeded, workoutProfile),
} as const satisfies Record<string, Draw>;

export type GeneratorName = keyof typeof GENERATORS;
export const GENERATOR_NAMES = Object.keys(GENERATORS) as GeneratorName[];

export interface ParsedArt {
  readonly generator: GeneratorName;
  readonly params: object;
}

/** What to draw. Content that no generator understands becomes plain lanes: a page is never broken by a picture. */
export function parseArt({generator: name, params}: ArtDescriptor): ParsedArt {
  const known = GENERATOR_NAMES.find((candidate) => candidate === name);
  return known ? {generator: known, params: parseParams(params)} : {generator: "lanes", params: {}};
}

function parseParams(text: string | null | undefined): object {
  try {
    return z
      .record(z.string(), z.unknown())
      .catch({})
      .parse(JSON.parse(text ?? "{}"));
  } catch {
    // An editor is still typing; the generator's defaults apply.
    return {};
  }
}

export function drawArt({generator: name, params}: ParsedArt, context: DrawContext): Drawing {
  return GENERATORS[name](params, context);
}
