import {and, eq, isNull} from "drizzle-orm";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {Db} from "../../core/db/db.ts";
import {orders} from "./tables.ts";

/**
 * What somebody bought as a guest joins their account, once its address is proven to be theirs. Typing an address into
 * an account brings nothing.
 */
export async function claimGuestOrders(db: Db, user_id: string, now: Date): Promise<void> {
  const owner = await createAccountRepository(db).get(user_id, now);
  if (!owner?.email_verified_at) return;
  await db
    .update(orders)
    .set({user_id})
    .where(and(isNull(orders.user_id), eq(orders.email_norm, owner.email_norm)));
}
