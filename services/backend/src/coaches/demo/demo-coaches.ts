import {createHash} from "node:crypto";
import {isLocale, type Locale} from "@gradus/schemas/markets";
import {PLATFORMS, PRICE_BANDS} from "../../contract/coach-values.ts";
import {searchWords} from "../search-words.ts";
import type {coach} from "../tables.ts";
import {ABOUT} from "./about.ts";
import {ARCHETYPES} from "./archetypes.ts";
import {ORIGINS} from "./origins.ts";

type NewCoach = typeof coach.$inferInsert;

const NAMES_PER_ORIGIN = 36;
/** Shares no divisor with the names of an origin, so walking in such steps meets each of them once. */
const STEP = 7;
/** More would have to share names. */
const MAX = ORIGINS.length * NAMES_PER_ORIGIN;
const SINCE = new Date("2026-01-15T09:00:00Z");

/** The n-th is always the same person. */
export function createDemoCoaches(count: number): NewCoach[] {
  if (count > MAX) throw new RangeError(`There are names for ${MAX} coaches`);
  return Array.from({length: count}, (_, index) => demoCoach(index));
}

function demoCoach(index: number): NewCoach {
  const chance = chances(index);
  const origin = at(ORIGINS, index);
  const name = nameOf(index);
  const slug = searchWords(name).join("-");
  const archetype = at(ARCHETYPES, chance(8));
  const {distances, triathlon, run_preferences, specialities, plans} = archetype;
  return {
    id: `coa_demo${String(index + 1).padStart(4, "0")}`,
    slug,
    name,
    email: `${slug}@coaches.gradus.test`,
    locale: origin.languages.find(isLocale) ?? "en",
    headline: at(archetype.headlines, chance(3)),
    texts: {about: aboutOf(chance), approach: archetype.approach},
    plans,
    portrait_seed: index + 1,
    country: origin.country,
    languages: [...origin.languages],
    distances: [...distances],
    triathlon: [...triathlon],
    in_person: chance(3) === 0,
    run_preferences: [...run_preferences],
    platforms: platformsOf(chance),
    specialities: [...specialities],
    price_band: at(PRICE_BANDS, chance(3)),
    accepting: chance(5) !== 0,
    listed: true,
    is_demo: true,
    created_at: SINCE,
    updated_at: SINCE,
  };
}

function nameOf(index: number) {
  const {first, last} = at(ORIGINS, index);
  const round = Math.floor(index / ORIGINS.length);
  const pair = (round * STEP + (index % ORIGINS.length)) % NAMES_PER_ORIGIN;
  return `${at(first, pair)} ${at(last, Math.floor(pair / first.length))}`;
}

function aboutOf(chance: (sides: number) => number): Record<Locale, string> {
  const about = at(ABOUT, chance(5));
  const years = 3 + chance(19);
  return {en: about.en(years), de: about.de(years), fr: about.fr(years), es: about.es(years)};
}

/** Everyone has one at least; which one differs. */
function platformsOf(chance: (sides: number) => number) {
  const own = at(PLATFORMS, chance(4));
  return PLATFORMS.filter((platform) => platform === own || chance(3) === 0);
}

/** Throws of dice that come out the same every time, one sequence a person. */
function chances(index: number) {
  const bytes = createHash("sha256").update(`demo coach ${index}`).digest();
  let next = 0;
  return (sides: number) => bytes.readUInt8(next++) % sides;
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError("The list is empty");
  return item;
}
