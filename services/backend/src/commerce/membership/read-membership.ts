import {eq} from "drizzle-orm";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {Membership} from "../../contract/membership.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {nameOf} from "../cart/price-cart.ts";
import {MEMBERSHIP_SKU} from "../cart/price-list.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import {toOffer} from "../catalog/get-catalog.ts";
import {product} from "../catalog/tables.ts";
import {featureAccess} from "../entitlements/feature-access.ts";
import {listReceivedGifts} from "../gifts/list-gifts.ts";
import {
  createSubscriptionRepository,
  isLive,
  type SubscriptionRow,
} from "../subscriptions/subscription-repository.ts";
import {findMembership} from "./find-membership.ts";
import type {MembershipDeps} from "./membership-deps.ts";
import {syncMembership} from "./sync-membership.ts";
import {toSubscription} from "./to-subscription.ts";

export async function readMembership(deps: MembershipDeps, user_id: string): Promise<Membership> {
  const {db, now} = deps;
  const person = await createAccountRepository(db).get(user_id, now());
  if (!person) throw notFound();
  const found = await findMembership(deps, user_id);
  const row = found && isStale(found, now()) ? await refreshMembership(deps, found) : found;
  const {access, title, features} = featureAccess(await deps.readGrants(user_id), now());
  const trial_available = !(await createSubscriptionRepository(db).hasHadTrial(user_id));
  return {
    access,
    title,
    sources: features.find(({key}) => key === "data_only")?.sources ?? [],
    subscription: row && toSubscription(row, await membershipName(deps, person.locale), now()),
    gifts: await listReceivedGifts(deps, user_id),
    offers: row && isLive(row) ? [] : await listMembershipOffers(deps, person.region, trial_available),
    trial_available,
  };
}

/** An event may be on its way: a payment is late, or a period should have ended. */
function isStale(row: SubscriptionRow, now: Date) {
  return isLive(row) && (row.status === "past_due" || row.current_period_end <= now);
}

/** A provider that is away is no reason to show nothing: what was known last is shown. */
async function refreshMembership(deps: MembershipDeps, row: SubscriptionRow): Promise<SubscriptionRow> {
  if (!deps.payments) return row;
  try {
    return (await syncMembership(deps, row.provider_id)) ?? row;
  } catch (error) {
    if (error instanceof AppError && error.code === "payment_unavailable") return row;
    throw error;
  }
}

export async function membershipName({db}: Pick<MembershipDeps, "db">, locale: string): Promise<string> {
  const [row] = await db.select().from(product).where(eq(product.sku, MEMBERSHIP_SKU));
  return row ? nameOf(row, locale) : MEMBERSHIP_SKU;
}

async function listMembershipOffers({db}: MembershipDeps, region: string, hasTrial: boolean) {
  const rows = await createCatalogRepository(db).listOffers(region);
  return rows
    .filter(({hardware_sku, plan_code}) => hardware_sku === null && plan_code !== null)
    .map((row) => toOffer(hasTrial ? row : {...row, trial_days: 0}, []));
}
