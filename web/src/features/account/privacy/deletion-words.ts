import type {DeletionTranslator} from "./deletion-messages";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time left to cancel the deletion of an account: "in 13 days, on 15 March". */
export function deletionInWords(deletes_at: string, now: number, t: DeletionTranslator): string {
  const left = new Date(deletes_at).getTime() - now;
  if (left <= 0) return t("privacy.leavingSoon");
  const format = t.formatLocale;
  const [amount, unit] =
    left < DAY_MS ? ([left / (DAY_MS / 24), "hour"] as const) : ([left / DAY_MS, "day"] as const);
  return t("privacy.leavingText", {
    when: new Intl.RelativeTimeFormat(format).format(Math.ceil(amount), unit),
    date: new Intl.DateTimeFormat(format, {dateStyle: "long"}).format(new Date(deletes_at)),
  });
}
