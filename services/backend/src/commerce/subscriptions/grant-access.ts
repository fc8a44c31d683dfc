import type {Db} from "../../core/db/db.ts";
import {createEntitlementRepository, type EntitlementRow} from "../entitlements/entitlement-repository.ts";
import type {SubscriptionRow} from "./subscription-repository.ts";

/** How long a payment may be late before more than the data is closed. */
export const DUNNING_GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

const SOURCES = ["trial", "subscription"] as const;
const FEATURES = ["full_membership", "data_only"] as const;

interface Granted {
  readonly source: (typeof SOURCES)[number];
  readonly feature: EntitlementRow["feature"];
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

export function graceEnd({past_due_since}: Pick<SubscriptionRow, "past_due_since">): Date | null {
  return past_due_since && new Date(past_due_since.getTime() + DUNNING_GRACE_DAYS * DAY_MS);
}

/**
 * The access that a membership grants at present. A term that has begun according to the provider has begun here too,
 * even if the provider's clock is ahead of ours.
 */
function grantsOf(row: SubscriptionRow, now: Date): Granted[] {
  const {status, started_at, term_starts_at, cancel_at} = row;
  const starts_at = term_starts_at < now ? term_starts_at : now;
  const paid = {source: "subscription", starts_at, ends_at: cancel_at} as const;
  const data = {...paid, feature: "data_only"} as const;
  if (status === "trialing")
    return [{source: "trial", feature: "full_membership", starts_at: started_at, ends_at: cancel_at}];
  if (status === "active") return [{...paid, feature: "full_membership"}];
  if (status === "past_due") return [{...paid, feature: "full_membership", ends_at: graceEnd(row)}, data];
  return status === "unpaid" ? [data] : [];
}

/** Writes down what a membership gives its owner. Ends what it gave before, and touches no other source. */
export async function grantAccess(tx: Db, row: SubscriptionRow, now: Date) {
  const {user_id, id: source_id} = row;
  if (user_id === null) return;
  const entitlements = createEntitlementRepository(tx);
  const granted = grantsOf(row, now);
  for (const source of SOURCES) {
    for (const feature of FEATURES) {
      const grant = granted.find((one) => one.source === source && one.feature === feature);
      if (grant) await entitlements.grant({...grant, user_id, source_id});
      else await entitlements.end({source, feature, source_id}, row.ended_at ?? now);
    }
  }
}
