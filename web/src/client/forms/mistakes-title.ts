import type {Translator} from "@/i18n/message-types";

/** The heading of the summary, by number. */
export const mistakesTitle =
  (t: Translator<"common.errorSummary">) =>
  (count: number): string =>
    t("common.errorSummary", {count});
