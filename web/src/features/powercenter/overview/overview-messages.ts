import type {ClientTranslator} from "@/i18n/message-types";
import {RUNS_MESSAGES} from "../runs/runs-messages";

export const OVERVIEW_MESSAGES = [
  ...RUNS_MESSAGES,
  "overview",
  "common.computing",
  "powercenter.analysisPages",
  "powercenter.criticalPower",
  "powercenter.fitness",
  "powercenter.today",
] as const;
export type OverviewTranslator = ClientTranslator<(typeof OVERVIEW_MESSAGES)[number]>;

export interface OverviewHrefs {
  readonly today: string;
  readonly calendar: string;
  readonly plans: string;
  readonly runs: string;
  readonly upload: string;
  readonly platforms: string;
  readonly devices: string;
  readonly criticalPower: string;
  readonly fitness: string;
}

export interface OverviewPage {
  readonly label: string;
  readonly href: string;
}
