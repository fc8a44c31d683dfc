import type {ClientMessages, ClientTranslator} from "@/i18n/message-types";

export const INSTANT_MESSAGES = [
  "preview.now",
  "preview.at",
  "preview.show",
  "preview.backToNow",
  "preview.skipped",
] as const;
export type InstantMessages = ClientMessages<(typeof INSTANT_MESSAGES)[number]>;
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
export type SimulatorMessages = ClientMessages<(typeof SIMULATOR_MESSAGES)[number]>;
export type SimulatorTranslator = ClientTranslator<(typeof SIMULATOR_MESSAGES)[number]>;

export const EXPIRY_MESSAGES = ["preview.expires", "preview.expired"] as const;
export type ExpiryMessages = ClientMessages<(typeof EXPIRY_MESSAGES)[number]>;
export type ExpiryTranslator = ClientTranslator<(typeof EXPIRY_MESSAGES)[number]>;
