import type {ClientTranslator} from "@/i18n/message-types";

export const RACE_MESSAGES = [
  "race",
  "sections.podDemo.grade",
  "sections.podDemo.pace",
  "sections.podDemo.power",
  "sections.racePlanner.half",
  "sections.racePlanner.marathon",
  "sections.racePlanner.time",
] as const;
export type RaceTranslator = ClientTranslator<(typeof RACE_MESSAGES)[number]>;
