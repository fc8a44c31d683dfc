import type {Sub} from "@gradus/backend/contract/membership";

/** Whether it goes on, however it is paid: one that has ended is history. */
export function isLive(subscription: Sub | null): subscription is Sub {
  return subscription !== null && subscription.ended_at === null;
}
