import {and, desc, eq, gte, like, lt, or} from "drizzle-orm";
import type {z} from "zod";
import type {AuditQuery, auditEntry} from "../../contract/admin-operations.ts";
import {audit} from "../../core/audit/tables.ts";
import type {Db} from "../../core/db/db.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function readAudit(
  db: Db,
  query: AuditQuery,
  limit: number,
): Promise<z.output<typeof auditEntry>[]> {
  const {cursor, actor, target, action, from, to} = query;
  const rows = await db
    .select()
    .from(audit)
    .where(
      and(
        cursor === undefined ? undefined : lt(audit.seq, cursor),
        actor === undefined ? undefined : eq(audit.actor_id, actor),
        target === undefined ? undefined : eq(audit.target, target),
        action === undefined ? undefined : or(eq(audit.action, action), like(audit.action, `${action}.%`)),
        from === undefined ? undefined : gte(audit.at, new Date(from)),
        to === undefined ? undefined : lt(audit.at, new Date(Date.parse(to) + DAY_MS)),
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(limit);
  return rows.map(({act_for: _, ip_hash: __, prev_hash: ___, at, ...row}) => ({
    ...row,
    at: at.toISOString(),
  }));
}
