import type {Membership, Sub} from "@gradus/backend/contract/membership";
import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import {failureMessage, type OwnFailures} from "@/client/forms/failure-message";
import {useListStatus} from "@/client/parts/use-list-status";
import {openPortal, reactivateMembership} from "@/client/resources/use-membership";
import {usePageHide} from "@/lib/use-page-hide";
import {day} from "./membership-sentence";
import type {SubscriptionTranslator} from "./subscription-messages";

interface Setting {
  readonly t: SubscriptionTranslator;
  readonly market: MarketParams;
}

interface MembershipHandle {
  readonly membership: Membership;
  replace(membership: Membership): void;
  retry(): void;
}

export const subscriptionFailures = (t: SubscriptionTranslator): OwnFailures => ({
  payment_unavailable: t("subscription.providerDown"),
  payment_method_needed: t("subscription.cardNeeded"),
  already_ended: t("subscription.alreadyEnded"),
  commitment_active: t("subscription.changed"),
  no_subscription: t("subscription.changed"),
});

/** What becomes stale once it is refused: the page then shows how it is. */
const STALE: ReadonlySet<string> = new Set(["already_ended", "commitment_active", "no_subscription"]);

export function useSubscriptionActions({t, market}: Setting, {membership, replace, retry}: MembershipHandle) {
  const {list: heading, status, announce} = useListStatus(t);
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState<string | null>(null);
  usePageHide(() => setWorking(null));

  const show = (subscription: Sub) => replace({...membership, subscription});

  /** Takes over what a cancelled membership is now. */
  function cancelled(subscription: Sub, until: string) {
    setProblem(null);
    show(subscription);
    announce(t("subscription.cancelled", {date: day(until, {market})}));
  }
  async function reactivate() {
    setWorking("reactivate");
    setProblem(null);
    const reply = await reactivateMembership();
    setWorking(null);
    if (!reply.ok) {
      if (STALE.has(reply.err.code)) retry();
      return setProblem(failureMessage(reply.err, t, subscriptionFailures(t)));
    }
    const {subscription} = reply.data;
    show(subscription);
    heading.current?.focus();
    announce(
      subscription.renew_date === null
        ? null
        : t("subscription.reactivated", {date: day(subscription.renew_date, {market})}),
    );
  }
  /** Goes to the provider's page, which returns to this one. */
  async function goToProvider(name: string, flow: "home" | "payment_method_update") {
    setWorking(name);
    setProblem(null);
    const reply = await openPortal({return_path: location.pathname, flow});
    if (reply.ok) return location.assign(reply.data.url);
    setWorking(null);
    setProblem(failureMessage(reply.err, t, subscriptionFailures(t)));
  }
  return {heading, status, problem, working, stale: retry, cancelled, reactivate, goToProvider};
}
export type SubscriptionActions = ReturnType<typeof useSubscriptionActions>;
export const isStale = (code: string) => STALE.has(code);
