import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {TodayStore} from "@/client/today/today-store";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES, type RunFormat} from "../format/run-format";

export const TODAY_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "powercenter.title",
  "today",
] as const;
export type TodayTranslator = ClientTranslator<(typeof TODAY_MESSAGES)[number]>;

export interface TodayHrefs {
  readonly start: string;
  readonly runs: string;
  readonly criticalPower: string;
  /** Null where there is no such page yet. */
  readonly calendar: string | null;
  readonly library: string | null;
  readonly plans: string | null;
}

export interface TodayContext {
  readonly t: TodayTranslator;
  readonly format: RunFormat;
  readonly hrefs: TodayHrefs;
  readonly store: TodayStore;
  readonly today: string;
  readonly criticalPower: number | null;
  readonly isOffline: boolean;
}
