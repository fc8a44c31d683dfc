import type {ClientTranslator} from "@/i18n/message-types";

export const INSTANT_MESSAGES = [
  "preview.now",
  "preview.at",
  "preview.show",
  "preview.backToNow",
  "preview.skipped",
] as const;
export type InstantTranslator = ClientTranslator<(typeof INSTANT_MESSAGES)[number]>;

export const SIMULATOR_MESSAGES = [
  "preview.show",
  "preview.simulator.off",
  "preview.simulator.title",
  "preview.simulator.lead",
  "preview.simulator.detected",
  "preview.simulator.cookie",
  "preview.simulator.end",
  "preview.simulator.unknownRegion",
  "preview.simulator.nowhere",
  "preview.simulator.fails",
  "preview.simulator.noCookie",
] as const;
export type SimulatorTranslator = ClientTranslator<(typeof SIMULATOR_MESSAGES)[number]>;

export const EXPIRY_MESSAGES = ["preview.expires", "preview.expired"] as const;
export type ExpiryTranslator = ClientTranslator<(typeof EXPIRY_MESSAGES)[number]>;
