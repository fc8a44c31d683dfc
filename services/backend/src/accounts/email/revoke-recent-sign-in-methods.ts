import {and, eq, gte} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {identity} from "../account/tables.ts";
import {createSecondFactorRepository} from "../second-factor/second-factor-repository.ts";

/** Removes the ways in, and the factor that bars one, which an account got since an instant. */
export async function revokeRecentSignInMethods(tx: Db, user: string, since: Date) {
  await tx.delete(identity).where(and(eq(identity.user_id, user), gte(identity.linked_at, since)));
  const factor = createSecondFactorRepository(tx);
  const found = await factor.get(user);
  if (found && found.created_at >= since) await factor.remove(user);
}
