import {FALLBACK_LOCALE, LOCALES} from "@gradus/schemas/markets";
import {z} from "zod";
import {day, locale, region} from "./account-fields.ts";
import {isBlank, NO_CONTROLS, withoutInvisible} from "./bounds.ts";
import {
  COACH_FILTERS,
  COACH_LIMITS,
  COACH_SORTS,
  DISTANCES,
  HONEYPOT,
  PLAN_GOALS,
  PLATFORMS,
  PRICE_BANDS,
  RUN_PREFERENCES,
  SPECIALITIES,
  TRIATHLON,
} from "./coach-values.ts";
import {isCountry} from "./country.ts";
import {refuseAs} from "./field-code.ts";

// Line breaks and tabs are part of a text; the other control characters are not.
const TEXT = /^(?:[\n\r\t]|\P{Cc})*$/u;
const LANGUAGE = /^[a-z]{2}$/;
const length = (text: string) => [...text].length;

/** `a,b`: any of the values matches. They come out in the order of the list, each once. */
function anyOf<const T extends string>(values: readonly T[]) {
  return z
    .string()
    .refine(
      (text) => text.split(",").every((item) => values.some((value) => value === item)),
      refuseAs("unknown_value"),
    )
    .transform((text) => values.filter((value) => text.split(",").includes(value)))
    .optional();
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .refine((text) => /^\d+$/.test(text), refuseAs("not_a_number"))
    .transform(Number)
    .refine((number) => number >= min && number <= max, refuseAs("out_of_range"));
}

const countries = z
  .string()
  .transform((text) => [...new Set(text.toUpperCase().split(","))])
  .refine((codes) => codes.every(isCountry), refuseAs("unknown_value"));

/** GET /b/coaches. Any of a filter's values matches; filters narrow each other. */
export const coachesQuery = z.strictObject({
  distance: anyOf(DISTANCES),
  triathlon: anyOf(TRIATHLON),
  in_person: anyOf(["true"]),
  location: countries.optional(),
  run_preferences: anyOf(RUN_PREFERENCES),
  platforms: anyOf(PLATFORMS),
  /** The beginning of any word of the name, with or without accents. */
  name: z
    .string()
    .trim()
    .refine((name) => length(name) >= COACH_LIMITS.name_query.min, refuseAs("too_short"))
    .refine((name) => length(name) <= COACH_LIMITS.name_query.max, refuseAs("too_long"))
    .optional(),
  sort: z.enum(COACH_SORTS).default("az"),
  /** Makes a random order repeatable. The server picks one for a first page and names it in the reply. */
  seed: wholeNumber(0, COACH_LIMITS.seed_max).optional(),
  limit: wholeNumber(1, COACH_LIMITS.page.max).default(COACH_LIMITS.page.standard),
  cursor: z.string().max(600).optional(),
  locale: z.enum(LOCALES).default(FALLBACK_LOCALE),
});
export type CoachesQuery = z.infer<typeof coachesQuery>;

const coach = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  /** The language of the headline: the reader's where the coach has written in it. */
  headline_locale: z.enum(LOCALES),
  /** Pictures are drawn: the same seed is the same picture. */
  portrait: z.object({seed: z.int()}),
  country: z.string(),
  /** ISO 639 codes of the languages someone coaches in. */
  languages: z.array(z.string()),
  distances: z.array(z.enum(DISTANCES)),
  triathlon: z.array(z.enum(TRIATHLON)),
  in_person: z.boolean(),
  run_preferences: z.array(z.enum(RUN_PREFERENCES)),
  platforms: z.array(z.enum(PLATFORMS)),
  price_band: z.enum(PRICE_BANDS),
  accepting: z.boolean(),
});
export type Coach = z.infer<typeof coach>;

const count = z.int().nonnegative();
/** How many coaches each value would show, with the other filters as they are. */
const coachFacets = z.object({
  distance: z.record(z.enum(DISTANCES), count),
  triathlon: z.record(z.enum(TRIATHLON), count),
  in_person: z.object({true: count}),
  /** Only countries that have someone. */
  location: z.record(z.string(), count),
  run_preferences: z.record(z.enum(RUN_PREFERENCES), count),
  platforms: z.record(z.enum(PLATFORMS), count),
});
export type CoachFacets = z.infer<typeof coachFacets>;

const coachNearMiss = coach.extend({missing: z.array(z.enum(COACH_FILTERS))});
export type CoachNearMiss = z.infer<typeof coachNearMiss>;

export const coachesReply = z.object({
  items: z.array(coach),
  total: count,
  facets: coachFacets,
  /** The seed of a random order; null for the others. */
  seed: z.int().nullable(),
  next_cursor: z.string().nullable(),
  /** When no coach fits: who comes closest, and what they lack. */
  near_misses: z.array(coachNearMiss),
});
export type CoachesReply = z.infer<typeof coachesReply>;

const coachPlan = z.object({
  goal: z.enum(PLAN_GOALS),
  weeks: z.int().positive(),
  runs_per_week: z.int().positive(),
});
export type CoachPlan = z.infer<typeof coachPlan>;

export const coachQuery = coachesQuery.pick({locale: true});
export const coachProfile = coach.extend({
  about: z.string(),
  approach: z.string(),
  /** The language of both texts. */
  text_locale: z.enum(LOCALES),
  specialities: z.array(z.enum(SPECIALITIES)),
  plans: z.array(coachPlan),
});
export type CoachProfile = z.infer<typeof coachProfile>;

const personName = z
  .string()
  .overwrite(withoutInvisible)
  .refine((name) => !isBlank(name), refuseAs("required"))
  .refine((name) => length(name) <= COACH_LIMITS.name, refuseAs("too_long"))
  .refine((name) => NO_CONTROLS.test(name), refuseAs("unknown_value"));

function longText(max: number) {
  return z
    .string()
    .trim()
    .refine((text) => text !== "", refuseAs("required"))
    .refine((text) => length(text) <= max, refuseAs("too_long"))
    .refine((text) => TEXT.test(text) && text.isWellFormed(), refuseAs("unknown_value"));
}

const honeypot = {[HONEYPOT]: z.string().max(COACH_LIMITS.message).default("")};

/** POST /b/coaches/{slug}/contact. 202 also for what the honeypot caught. */
export const coachContactBody = z.strictObject({
  name: personName,
  email: z.string(),
  message: longText(COACH_LIMITS.message),
  race_date: day.nullable().default(null),
  region,
  locale,
  ...honeypot,
});
export type CoachContact = z.infer<typeof coachContactBody>;
export const coachContactReply = z.object({status: z.literal("sent")});

const unique = <T extends z.ZodType>(item: T) => z.array(item).max(50);

/** POST /b/coach-applications. 422 `privacy_required` without the agreement. */
export const coachApplicationBody = z.strictObject({
  name: personName,
  email: z.string(),
  country: z.string().refine(isCountry, refuseAs("unknown_value")),
  languages: z
    .array(z.string().regex(LANGUAGE))
    .refine((codes) => codes.length > 0, refuseAs("required"))
    .refine((codes) => codes.length <= COACH_LIMITS.languages, refuseAs("too_long")),
  experience_years: z.int().min(0).max(COACH_LIMITS.experience_years),
  credentials: longText(COACH_LIMITS.credentials),
  link: z
    .url({protocol: /^https?$/})
    .max(COACH_LIMITS.link)
    .refine((url) => url.isWellFormed(), refuseAs("unknown_value"))
    .nullable()
    .default(null),
  distances: unique(z.enum(DISTANCES)).min(1),
  triathlon: unique(z.enum(TRIATHLON)),
  in_person: z.boolean(),
  run_preferences: unique(z.enum(RUN_PREFERENCES)),
  platforms: unique(z.enum(PLATFORMS)).min(1),
  price_band: z.enum(PRICE_BANDS),
  message: longText(COACH_LIMITS.message),
  privacy: z.boolean(),
  region,
  locale,
  ...honeypot,
});
export type CoachApplication = z.infer<typeof coachApplicationBody>;
/** The day by which we reply to the applicant, yyyy-MM-dd. */
export const coachApplicationReply = z.object({status: z.literal("received"), next_step_on: z.string()});
