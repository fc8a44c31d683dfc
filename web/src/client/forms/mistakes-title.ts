import type {Translator} from "@/i18n/message-types";

export const mistakesTitle =
  (t: Translator<"common.errorSummary">) =>
  (count: number): string =>
    t("common.errorSummary", {count});
