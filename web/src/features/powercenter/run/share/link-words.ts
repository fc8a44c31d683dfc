import type {RunLink} from "@gradus/backend/contract/shared-runs";
import {dateFormat} from "@/lib/format/intl";
import type {RunTranslator} from "../run-messages";

export function linkWords({metrics, hides_ends, expires}: RunLink, t: RunTranslator): string {
  const shown = metrics.map((metric) => t(`sharedRun.metric.${metric}`));
  const what = shown.length === 0 ? t("sharedRun.onlyBasics") : listOf(shown, t.formatLocale);
  const ends = metrics.includes("route") && !hides_ends ? t("sharedRun.wholeRoute", {what}) : what;
  if (expires === null) return t("sharedRun.untilRevoked", {what: ends});
  const day = dateFormat(t.formatLocale, {dateStyle: "medium"}).format(new Date(expires));
  return t("sharedRun.untilDay", {what: ends, day});
}

const listOf = (words: readonly string[], locale: string) => new Intl.ListFormat(locale).format(words);
