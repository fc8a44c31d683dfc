import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../../format/run-format";

export const FEET_MESSAGES = [...FORM_MESSAGES, ...RUN_FORMAT_MESSAGES, "common.retry", "feet"] as const;
export type FeetTranslator = ClientTranslator<(typeof FEET_MESSAGES)[number]>;
