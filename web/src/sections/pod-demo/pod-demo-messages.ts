import type {ClientTranslator} from "@/i18n/message-types";

export const POD_DEMO_MESSAGES = [
  "sections.podDemo.slider",
  "sections.podDemo.value",
  "sections.podDemo.power",
  "sections.podDemo.pace",
  "sections.podDemo.grade",
  "sections.podDemo.distance",
] as const;
export type PodDemoTranslator = ClientTranslator<(typeof POD_DEMO_MESSAGES)[number]>;
