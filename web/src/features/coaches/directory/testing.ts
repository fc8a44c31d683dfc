import type {CoachesReply, CoachNearMiss} from "@gradus/backend/contract/coaches";
import type {Locale} from "@gradus/schemas/markets";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {codeNames} from "./code-names";
import {DIRECTORY_MESSAGES} from "./directory-messages";

export const COACH: CoachesReply["items"][number] = {
  id: "coa_1",
  slug: "asa-ohrstrom",
  name: "Åsa Öhrström",
  headline: "Runs well",
  headline_locale: "en",
  portrait: {seed: 3},
  country: "SE",
  languages: ["sv", "en"],
  distances: ["short"],
  triathlon: ["ironman"],
  in_person: true,
  run_preferences: ["trail"],
  platforms: ["two_peak"],
  price_band: "low",
  accepting: false,
};

export const NEAR_MISS: CoachNearMiss = {...COACH, missing: ["platforms", "name"]};

export const REPLY: CoachesReply = {
  items: [COACH],
  total: 1,
  facets: {
    distance: {short: 1, long: 0, ultra: 0},
    triathlon: {sprint: 0, olympic: 0, half_ironman: 0, ironman: 1},
    in_person: {true: 1},
    location: {SE: 1},
    run_preferences: {road: 0, trail: 1, track: 0, treadmill: 0, ultra: 0, beginner: 0},
    platforms: {final_surge: 0, powercenter: 0, training_peaks: 0, two_peak: 1},
  },
  seed: null,
  next_cursor: null,
  near_misses: [],
};

const market = (locale: Locale) => ({region: "int", locale}) as const;

export const messagesIn = (locale: Locale) => selectMessages(market(locale), DIRECTORY_MESSAGES);

export const namesIn = (locale: Locale) => codeNames(locale, REPLY.items, Object.keys(REPLY.facets.location));

export const labelsIn = (locale: Locale) => ({
  t: clientTranslator(messagesIn(locale)),
  names: namesIn(locale),
  locale,
});
