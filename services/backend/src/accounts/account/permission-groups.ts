import type {Db} from "../../core/db/db.ts";
import {permission_group} from "./tables.ts";

/** The groups that are always there. Staff may add others; these cannot be removed. */
export const BUILT_IN_GROUPS = {
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
  ],
  support: ["admin.authorize", "user.search", "user.read"],
  coach: ["coach.profile"],
  editor: [],
} as const;

export type BuiltInGroup = keyof typeof BUILT_IN_GROUPS;

export function groupId(name: BuiltInGroup) {
  return `grp_${name}`;
}

/** Puts the built-in groups in place; what staff changed of them stays. */
export async function seedPermissionGroups(db: Db) {
  const rows = Object.entries(BUILT_IN_GROUPS).map(([name, permissions]) => ({
    id: `grp_${name}`,
    name,
    permissions: [...permissions],
    builtin: true,
  }));
  await db.insert(permission_group).values(rows).onConflictDoNothing();
}
