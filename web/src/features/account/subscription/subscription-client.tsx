"use client";

import type {Membership} from "@gradus/backend/contract/membership";
import type {MarketParams} from "@gradus/schemas/markets";
import {WithResource} from "@/client/parts/with-resource";
import {useMembership} from "@/client/resources/use-membership";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {CommitmentRail} from "./commitment-rail";
import {DuePayment} from "./due-payment";
import {Invoices} from "./invoices";
import {membershipSentence} from "./membership-sentence";
import {ReceivedGifts} from "./received-gifts";
import {SubscriptionButtons} from "./subscription-buttons";
import type {SubscriptionTranslator} from "./subscription-messages";
import {useSubscriptionActions} from "./use-subscription-actions";

interface Links {
  readonly plans: string;
  readonly claim: string;
}

interface ClientProps {
  readonly t: SubscriptionTranslator;
  readonly market: MarketParams;
  readonly links: Links;
}

export const SubscriptionClient = withMessages(SubscriptionContent);

function SubscriptionContent({t, market, links}: ClientProps) {
  const {replace, ...resource} = useMembership();
  return (
    <WithResource resource={resource} t={t}>
      {(membership) => (
        <Subscription
          membership={membership}
          replace={replace}
          retry={resource.retry}
          t={t}
          market={market}
          links={links}
        />
      )}
    </WithResource>
  );
}

interface Props {
  readonly membership: Membership;
  readonly replace: (membership: Membership) => void;
  readonly retry: () => void;
  readonly t: SubscriptionTranslator;
  readonly market: MarketParams;
  readonly links: Links;
}

/** The sentence first, then where it stands on its rail, what can be done, and what was paid. */
function Subscription({t, market, links, ...shown}: Props) {
  const {membership} = shown;
  const {subscription} = membership;
  const sentenceContext = {t, market};
  const actions = useSubscriptionActions(sentenceContext, shown);
  const isLive = subscription !== null && subscription.ended_at === null;
  const isDue = subscription?.status === "past_due" || subscription?.status === "unpaid";
  return (
    <div className="mt-6">
      <h2 ref={actions.heading} tabIndex={-1} className="max-w-measure text-body-lg">
        {membershipSentence(membership, sentenceContext)}
      </h2>
      <DoneLine>{actions.status}</DoneLine>
      <ProblemLine>{actions.problem}</ProblemLine>
      {isDue && <DuePayment subscription={subscription} t={t} say={sentenceContext} actions={actions} />}
      {isLive && (
        <>
          <CommitmentRail subscription={subscription} say={sentenceContext} />
          {subscription.commitment_state === "fulfilled" && (
            <p className="mt-4 text-text-2">{t("subscription.fulfilled")}</p>
          )}
          <SubscriptionButtons subscription={subscription} t={t} say={sentenceContext} actions={actions} />
          <h2 className="section-head mt-12">{t("subscription.method")}</h2>
          <p className="mt-4">{cardWords(subscription.payment_method, t)}</p>
        </>
      )}
      {!isLive && membership.access !== "full_membership" && (
        <ButtonLink className="mt-6" href={links.plans}>
          {t("subscription.seePlans")}
        </ButtonLink>
      )}
      {subscription && <Invoices t={t} say={sentenceContext} />}
      <ReceivedGifts gifts={membership.gifts} say={sentenceContext} claimHref={links.claim} />
    </div>
  );
}

type Card = NonNullable<Membership["subscription"]>["payment_method"];

function cardWords(card: Card, t: SubscriptionTranslator): string {
  if (card === null) return t("subscription.noCard");
  const {brand, last4, exp_month, exp_year} = card;
  return t("subscription.card", {
    brand: brand.charAt(0).toUpperCase() + brand.slice(1),
    last4,
    month: String(exp_month).padStart(2, "0"),
    year: String(exp_year),
  });
}
