import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const ATHLETE_MESSAGES = [...FORM_MESSAGES, "athleteFrame", "common.retry"] as const;
export type AthleteTranslator = ClientTranslator<(typeof ATHLETE_MESSAGES)[number]>;

export interface AthleteHrefs {
  readonly athletes: string;
  readonly calendar: string;
  /** Null on the page of plans itself. */
  readonly plans: string | null;
}
