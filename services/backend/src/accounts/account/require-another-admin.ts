import {and, count, eq, gt, isNull, ne, or} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {Person} from "./account-repository.ts";
import {groupId} from "./permission-groups.ts";
import {account, permission_group, permission_member} from "./tables.ts";

/** At least one admin has to remain who can let others in. Of two admins who leave at once, one is refused. */
export async function requireAnotherAdmin(tx: Db, {id, roles}: Person, now: Date) {
  if (!roles.includes("admin")) return;
  const admins = groupId("admin");
  await tx
    .select({id: permission_group.id})
    .from(permission_group)
    .where(eq(permission_group.id, admins))
    .for("update");
  const isMember = or(isNull(permission_member.expires_at), gt(permission_member.expires_at, now));
  const [others] = await tx
    .select({count: count()})
    .from(permission_member)
    .innerJoin(account, eq(account.id, permission_member.user_id))
    .where(
      and(eq(permission_member.group_id, admins), ne(account.id, id), eq(account.state, "active"), isMember),
    );
  if ((others?.count ?? 0) === 0) throw new AppError("last_admin", "Another admin has to be there first");
}
