import type {Gift} from "@gradus/backend/contract/gifts";
import type {ClaimTranslator} from "./claim-messages";

/** Since when, until when, or after what it counts. */
export function claimedWords({status, months, starts_at, ends_at}: Gift, t: ClaimTranslator): string {
  const day = (at: string) =>
    new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "long"}).format(new Date(at));
  if (status !== "claimed" && ends_at !== null) return t("claim.done", {months, date: day(ends_at)});
  return starts_at === null ? t("claim.kept", {months}) : t("claim.banked", {months, date: day(starts_at)});
}
