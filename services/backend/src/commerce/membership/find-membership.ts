import {AppError} from "../../core/errors.ts";
import {linkMemberships} from "../subscriptions/link-memberships.ts";
import {
  createSubscriptionRepository,
  isLive,
  type SubscriptionRow,
} from "../subscriptions/subscription-repository.ts";
import type {MembershipDeps} from "./membership-deps.ts";
import {syncMembership} from "./sync-membership.ts";

/** The membership of an account that still lives, else the last one it had; null without any. */
export async function findMembership(
  {db, now, payments}: Pick<MembershipDeps, "db" | "now" | "payments">,
  user_id: string,
): Promise<SubscriptionRow | null> {
  await linkMemberships(db, user_id, now());
  const rows = await createSubscriptionRepository(db).listOf(user_id, payments?.livemode ?? false);
  return rows.find(isLive) ?? rows[0] ?? null;
}

/** The one that is to be changed, as the provider sees it at this moment. */
export async function requireMembership(deps: MembershipDeps, user_id: string): Promise<SubscriptionRow> {
  const found = await findMembership(deps, user_id);
  if (!found) throw new AppError("no_subscription", "This account has no membership");
  if (found.ended_at) throw new AppError("already_ended", "The membership has ended");
  const row = (await syncMembership(deps, found.provider_id)) ?? found;
  if (!isLive(row)) throw new AppError("already_ended", "The membership has ended");
  return row;
}
