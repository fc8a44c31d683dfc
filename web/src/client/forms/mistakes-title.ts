import type {Translator} from "@/lib/messages/translator";

/** The heading of the summary, by number. */
export const mistakesTitle =
  (t: Translator<"common.errorSummary">) =>
  (count: number): string =>
    t("common.errorSummary", {count});
