import {MARKETS, type Region} from "@gradus/schemas/markets";
import {type SQL, sql} from "drizzle-orm";
import type {Address} from "../../contract/orders.ts";
import type {Db} from "../../core/db/db.ts";
import type {NewOrderRow} from "./order-repository.ts";
import type {PaymentFacts} from "./payment-facts.ts";
import {orders} from "./tables.ts";

export interface RiskLimits {
  /** In minor units: up to here it does not matter that card, parcel and shop are in three countries. */
  readonly reviewAmount: number;
  /** To one address, of mail or of a house, in 24 hours. */
  readonly ordersPerDay: number;
}

type Placed = Pick<
  NewOrderRow,
  "region" | "total" | "email_norm" | "shipping_address" | "livemode" | "placed_at"
>;

const DAY_MS = 86_400_000;
// Arbitrary fixed lock key: every caller that counts the orders of an address must lock the same one.
const ADDRESS_LOCK = 4_715;

export async function riskOf(
  tx: Db,
  limits: RiskLimits,
  order: Placed,
  facts: PaymentFacts,
): Promise<string | null> {
  if (facts.review?.isOpen) return "provider_review";
  if (facts.risk_level === "highest") return "high_risk";
  if (order.total > limits.reviewAmount && areCountriesApart(order, facts)) return "countries_differ";
  return (await hasManyOrders(tx, limits, order)) ? "many_orders" : null;
}

/** A card from one country, a parcel to another, bought where neither is at home. */
function areCountriesApart({region, shipping_address}: Placed, {card}: PaymentFacts): boolean {
  const ship = shipping_address?.country;
  const paid = card?.country;
  if (!ship || !paid || ship === paid) return false;
  const home = homeOf(region);
  return !home.has(ship) && !home.has(paid);
}

const homeOf = (region: Region): ReadonlySet<string> => new Set(MARKETS[region].countries);

/** The locks serialize orders placed at once, else each would count as the last one allowed. */
async function hasManyOrders(tx: Db, {ordersPerDay}: RiskLimits, order: Placed): Promise<boolean> {
  const {email_norm = null, shipping_address = null} = order;
  const place = placeKey(shipping_address);
  const keys = [email_norm, place?.toLowerCase().replaceAll(/[\s.,;/-]/g, "") ?? null]
    .filter((key) => key !== null)
    .sort();
  for (const key of keys)
    await tx.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${key}))`);
  const since = new Date(order.placed_at.getTime() - DAY_MS);
  const [row] = await tx
    .select({
      byMail: sql<string>`count(*) filter (where ${orders.email_norm} = ${email_norm})`,
      byPlace: sql<string>`count(*) filter (where ${plain(placeOf(sql`${orders.shipping_address}`))} = ${plain(sql`${place}::text`)})`,
    })
    .from(orders)
    .where(sql`${orders.placed_at} > ${since.toISOString()} and ${orders.livemode} = ${order.livemode}`);
  return Math.max(Number(row?.byMail ?? 0), Number(row?.byPlace ?? 0)) >= ordersPerDay;
}

/** Key of a postal address, in the customer's own spelling. */
function placeKey(address: Address | null): string | null {
  return address && [address.country, address.postal_code, address.line1].join("");
}

const placeOf = (address: SQL) =>
  sql`concat(${address}->>'country', ${address}->>'postal_code', ${address}->>'line1')`;

/** However it is written: the database compares, and so it does both. */
const plain = (text: SQL) => sql`lower(regexp_replace(${text}, '[\\s.,;/-]', '', 'g'))`;
