import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const RUN_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.save",
  "common.saving",
  "common.working",
  "common.computing",
  "powercenter.criticalPower",
  "common.cancel",
  "common.close",
  "common.edit",
  "run",
  "runMore",
  "runProblems",
  "runType",
  "runSurface",
  "feet.left",
  "feet.right",
  "feet.clearance",
  "feet.strideLength",
  "feet.swingWidth",
  "feet.showTable",
  "explain",
  "notes",
  "comments",
  "runEdit",
  "runs.shoe",
  "runs.noShoe",
  "sharedRun",
  "steps",
] as const;
export type RunTranslator = ClientTranslator<(typeof RUN_MESSAGES)[number]>;
