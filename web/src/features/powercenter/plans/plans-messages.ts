import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import type {ViewedAthlete} from "../athlete/athlete-context";
import {type createRunFormat, RUN_FORMAT_MESSAGES} from "../format/run-format";

export const PLANS_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.cancel",
  "common.close",
  "common.results",
  "common.save",
  "common.saving",
  "common.undo",
  "common.working",
  "athletes.to",
  "athletes.all",
  "athletes.chooseOne",
  "athletes.preview",
  "athletes.previewTitle",
  "plans",
  "planReason",
] as const;
type Scope = (typeof PLANS_MESSAGES)[number];
export type PlansTranslator = ClientTranslator<Scope>;

export interface PlansHrefs {
  readonly plans: string;
  readonly membership: string;
  readonly calendar: string;
}

export interface PlansContext {
  readonly t: PlansTranslator;
  readonly format: ReturnType<typeof createRunFormat>;
  readonly today: string;
  readonly hrefs: PlansHrefs;
  /** The athlete whose plans are shown; null for the user's own plans. */
  readonly athlete: ViewedAthlete | null;
}
