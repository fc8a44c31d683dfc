import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const CALENDAR_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.cancel",
  "common.close",
  "common.save",
  "common.saving",
  "common.edit",
  "common.undo",
  "common.working",
  "calendar",
  "comments",
  "planReason",
] as const;
export type CalendarTranslator = ClientTranslator<(typeof CALENDAR_MESSAGES)[number]>;

export interface CalendarHrefs {
  readonly runs: string;
  /** Null where workouts have no page yet. */
  readonly workouts: string | null;
  /** Null where plans have no page yet. */
  readonly plans: string | null;
  readonly platforms: string;
}
