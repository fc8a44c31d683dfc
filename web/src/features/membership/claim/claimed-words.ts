import type {Gift} from "@gradus/backend/contract/gifts";
import type {MarketParams} from "@gradus/schemas/markets";
import {formatRegionDay} from "@/lib/format/dates";
import type {ClaimTranslator} from "./claim-messages";

export function claimedWords(gift: Gift, market: MarketParams, t: ClaimTranslator): string {
  const {status, months, starts_at, ends_at} = gift;
  const day = (at: string) => formatRegionDay(at, market);
  if (status !== "claimed" && ends_at !== null) return t("claim.done", {months, date: day(ends_at)});
  return starts_at === null ? t("claim.kept", {months}) : t("claim.banked", {months, date: day(starts_at)});
}
