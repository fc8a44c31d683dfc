import type {Membership, Sub} from "@gradus/backend/contract/membership";
import type {MarketParams} from "@gradus/schemas/markets";
import type {ClientTranslator} from "@/i18n/message-types";
import {formatRegionDay} from "@/lib/format/dates";
import {formatMoney} from "@/lib/format/money";

type SentenceScope = "subscription" | "membership.full" | "membership.dataOnly" | "membership.commitment";

/** How amounts and days are written on a page. */
export interface SentenceContext {
  readonly t: ClientTranslator<SentenceScope>;
  readonly market: MarketParams;
}

/**
 * Formats the day as e-mails about a membership of this region do, wherever the browser is, so that both show the same
 * end day.
 */
export const day = (at: string, {market}: Pick<SentenceContext, "market">) => formatRegionDay(at, market);

export const money = (amount: number, {currency}: {readonly currency: string}, {market}: SentenceContext) =>
  formatMoney(amount, currency, market);

export function membershipSentence(
  {access, sources, subscription}: Membership,
  sentenceContext: SentenceContext,
): string {
  const {t} = sentenceContext;
  if (subscription && subscription.ended_at === null)
    return subscriptionSentence(subscription, sentenceContext);
  if (access !== "full_membership") {
    const ended = subscription?.ended_at ?? null;
    const before =
      ended !== null
        ? [t("subscription.ended", {date: day(ended, sentenceContext)})]
        : access === "data_only"
          ? [t("subscription.sentenceOpen", {name: t("membership.dataOnly")})]
          : [];
    return [...before, t("subscription.none")].join(" ");
  }
  const ends = lastEnd(sources.map(({ends_at}) => ends_at));
  const name = t("membership.full");
  return ends === null
    ? t("subscription.sentenceOpen", {name})
    : t("subscription.sentenceUntil", {name, date: day(ends, sentenceContext)});
}

/** The latest of several ends; null when one of them has none. */
function lastEnd(ends: readonly (string | null)[]): string | null {
  const known = ends.filter((end) => end !== null);
  return known.length < ends.length ? null : (known.toSorted().at(-1) ?? null);
}

function subscriptionSentence(subscription: Sub, sentenceContext: SentenceContext): string {
  const {t} = sentenceContext;
  const {status, cancel_at, trial_end, renew_date} = subscription;
  const name = t("membership.full");
  const price = money(subscription.price, subscription, sentenceContext);
  const commitment = commitmentWords(subscription, t);
  if (status === "incomplete") return t("subscription.incomplete");
  if (cancel_at !== null)
    return `${t("subscription.sentenceOpen", {name})} ${t("subscription.cancelled", {date: day(cancel_at, sentenceContext)})}`;
  if (status === "trialing" && trial_end !== null)
    return t("subscription.sentenceTrial", {name, commitment, date: day(trial_end, sentenceContext), price});
  return renew_date === null
    ? t("subscription.sentenceOpen", {name})
    : t("subscription.sentence", {name, commitment, date: day(renew_date, sentenceContext), price});
}

function commitmentWords({commitment_state, commitment_months}: Sub, t: SentenceContext["t"]): string {
  return commitment_state === "running"
    ? t("membership.commitment", {months: commitment_months})
    : t("subscription.noCommitment");
}
