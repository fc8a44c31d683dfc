import type {ClientTranslator, Translator} from "@/i18n/message-types";
import {OFFER_MESSAGES} from "../coach-messages";

/** Messages of a strip, in addition to the texts its coach has written. */
const STRIP_MESSAGES = [...OFFER_MESSAGES, "coaches.inPerson", "coaches.accepting", "coaches.full"] as const;
export type StripTranslator = Translator<(typeof STRIP_MESSAGES)[number]>;

export const DIRECTORY_MESSAGES = [
  ...STRIP_MESSAGES,
  "coaches.title",
  "coaches.search",
  "coaches.filters",
  "coaches.distance",
  "coaches.triathlon",
  "coaches.location",
  "coaches.runPreferences",
  "coaches.platforms",
  "coaches.meets",
  "coaches.anyCountry",
  "coaches.removeFilter",
  "coaches.sort",
  "coaches.sortAZ",
  "coaches.sortZA",
  "coaches.sortRandom",
  "coaches.shuffle",
  "coaches.found",
  "coaches.show",
  "coaches.noResults",
  "coaches.nearMisses",
  "coaches.fits",
  "coaches.lacks",
  "coaches.loadFailed",
  "coaches.match",
  "coaches.matchIntro",
  "coaches.matchAny",
  "coaches.matchDistance",
  "coaches.matchGround",
  "coaches.matchMeet",
  "coaches.matchPlatform",
  "common.clearFilters",
  "common.retry",
  "common.loading",
  "common.showMore",
  "common.close",
] as const;
export type DirectoryTranslator = ClientTranslator<(typeof DIRECTORY_MESSAGES)[number]>;
