import type {ClientTranslator} from "@/i18n/message-types";

export const BAR_MESSAGES = [
  "footer.regionLanguage",
  "preview.at",
  "preview.backToNow",
  "preview.bar",
  "preview.exit",
  "preview.exitFailed",
  "preview.expired",
  "preview.expires",
  "preview.now",
  "preview.shared",
  "preview.show",
  "preview.simulator.cookie",
  "preview.simulator.detected",
  "preview.simulator.end",
  "preview.simulator.fails",
  "preview.simulator.lead",
  "preview.simulator.noCookie",
  "preview.simulator.nowhere",
  "preview.simulator.off",
  "preview.simulator.title",
  "preview.simulator.unknownRegion",
  "preview.skipped",
  "preview.title",
] as const;
export type BarTranslator = ClientTranslator<(typeof BAR_MESSAGES)[number]>;
