import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const BELL_MESSAGES = [...FORM_MESSAGES, "bell", "common.retry", "common.close"] as const;
export type BellTranslator = ClientTranslator<(typeof BELL_MESSAGES)[number]>;

/** The pages of the lists that notifications refer to; null where there is no page yet. */
export interface BellHrefs {
  readonly runs: string;
  readonly calendar: string | null;
}
