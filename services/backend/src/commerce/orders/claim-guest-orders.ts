import {and, eq, isNull} from "drizzle-orm";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {Db} from "../../core/db/db.ts";
import {orders} from "./tables.ts";

/**
 * Assigns orders bought as a guest to the account with that address, once the address is verified. Entering an
 * unverified address into an account assigns nothing.
 */
export async function claimGuestOrders(db: Db, user_id: string, now: Date): Promise<void> {
  const owner = await createAccountRepository(db).get(user_id, now);
  if (!owner?.email_verified_at) return;
  await db
    .update(orders)
    .set({user_id})
    .where(and(isNull(orders.user_id), eq(orders.email_norm, owner.email_norm)));
}
