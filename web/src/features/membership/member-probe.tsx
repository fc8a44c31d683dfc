import type {Sub} from "@gradus/backend/contract/membership";
import {useEffect} from "react";
import {useMembershipIfSignedIn} from "@/client/resources/use-membership";

/** What a page that is the same for all visitors has to know about the signed-in user. */
export interface KnownMember {
  readonly isLive: boolean;
  /** Their plan while it lives. */
  readonly plan: string | null;
  readonly hadTrial: boolean;
}

/** Renders nothing: reads the membership and reports it through `onKnown`. */
export function MemberProbe({onKnown}: {readonly onKnown: (member: KnownMember | null) => void}) {
  const {data} = useMembershipIfSignedIn();
  useEffect(() => {
    if (!data) return onKnown(null);
    const subscription = isLive(data.subscription) ? data.subscription : null;
    onKnown({
      isLive: subscription !== null,
      plan: subscription?.plan ?? null,
      hadTrial: !data.trial_available,
    });
  }, [data, onKnown]);
  return null;
}

/** Whether it goes on, however it is paid: one that has ended is history. */
function isLive(subscription: Sub | null): subscription is Sub {
  return subscription !== null && subscription.ended_at === null;
}
