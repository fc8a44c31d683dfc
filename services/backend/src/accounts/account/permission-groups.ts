import {sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {permission_group} from "./tables.ts";

/** The groups that are always there. Staff may add others; these cannot be removed. */
const BUILT_IN_GROUPS = {
  admin: [
    "admin.authorize",
    "user.search",
    "user.read",
    "user.write",
    "user.password",
    "user.token.view",
    "user.delete",
    "user.duplicate",
    "access.grant",
    "permission.write",
    "feature.write",
    "audit.read",
    "audit.export",
    "support.write",
    "order.read",
    "order.reveal",
    "order.write",
    "order.mail",
    "return.write",
    "refund.write",
    "refund.approve",
    "shop.write",
    "commerce.audit",
  ],
  support: [
    "admin.authorize",
    "user.search",
    "user.read",
    "order.read",
    "order.reveal",
    "order.mail",
    "return.write",
    "refund.write",
  ],
  coach: ["coach.profile"],
  editor: [],
} as const;

export type BuiltInGroup = keyof typeof BUILT_IN_GROUPS;

export function groupId(name: BuiltInGroup) {
  return `grp_${name}`;
}

/** Puts the built-in groups in place. They hold at least these rights, also the new ones; what staff added stays. */
export async function seedPermissionGroups(db: Db) {
  const rows = Object.entries(BUILT_IN_GROUPS).map(([name, permissions]) => ({
    id: `grp_${name}`,
    name,
    permissions: [...permissions],
    builtin: true,
  }));
  const all = sql`array(select distinct unnest(${permission_group.permissions} || excluded.permissions) order by 1)`;
  await db
    .insert(permission_group)
    .values(rows)
    .onConflictDoUpdate({target: permission_group.id, set: {permissions: all}});
}
