import type {Currency} from "@gradus/schemas/markets";
import {and, eq} from "drizzle-orm";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {Db} from "../../core/db/db.ts";
import {callProvider, type Payments} from "./payment-client.ts";
import {provider_customer} from "./tables.ts";

interface CustomerDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments;
}

interface Payer {
  readonly id: string;
  readonly user_id: string | null;
  readonly currency: Currency;
}

/**
 * The provider's id for an account that pays in this currency; an unknown account is created at the provider. Null for
 * a guest. Of two concurrent checkouts the first to store its id wins, and both use that one.
 */
export async function ensureCustomer(
  deps: CustomerDeps,
  {id: checkout_id, user_id, currency}: Payer,
): Promise<string | null> {
  const {db, now, payments} = deps;
  const known = user_id === null ? null : await findCustomer(deps, user_id, currency);
  if (known || user_id === null) return known;
  const person = await createAccountRepository(db).get(user_id, now());
  if (!person) return null;
  const created = await callProvider(() =>
    payments.stripe.customers.create(
      {email: person.email, preferred_locales: [person.locale], metadata: {user_id}},
      {idempotencyKey: `customer:${checkout_id}`},
    ),
  );
  const row = {user_id, currency, livemode: payments.livemode, provider_id: created.id, created_at: now()};
  await db.insert(provider_customer).values(row).onConflictDoNothing();
  return findCustomer(deps, user_id, currency);
}

/** For a provider that has lost its data, as the emulator may: the next use creates the customer again. */
export async function forgetCustomer({db, payments}: CustomerDeps, {user_id, currency}: Payer) {
  if (user_id !== null) await db.delete(provider_customer).where(isOf(payments, user_id, currency));
}

async function findCustomer(
  {db, payments}: Pick<CustomerDeps, "db" | "payments">,
  user_id: string,
  currency: Currency,
): Promise<string | null> {
  const [row] = await db
    .select()
    .from(provider_customer)
    .where(isOf(payments, user_id, currency));
  return row?.provider_id ?? null;
}

function isOf({livemode}: Payments, user_id: string, currency: Currency) {
  return and(
    eq(provider_customer.user_id, user_id),
    eq(provider_customer.currency, currency),
    eq(provider_customer.livemode, livemode),
  );
}
