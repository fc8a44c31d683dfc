import {and, desc, eq, lt, or} from "drizzle-orm";
import type {z} from "zod";
import type {eventList, eventQuery, officeEvent} from "../../contract/admin-operations.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {inbox} from "../webhook-events/tables.ts";
import {
  createWebhookEventRepository,
  type WebhookEventRow,
} from "../webhook-events/webhook-event-repository.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

type Query = z.output<typeof eventQuery>;

export async function listEvents(db: Db, query: Query): Promise<z.output<typeof eventList>> {
  const {limit, cursor, status, object_id} = query;
  const rows = await db
    .select()
    .from(inbox)
    .where(
      and(
        status === undefined ? undefined : eq(inbox.status, status),
        object_id === undefined ? undefined : eq(inbox.object_id, object_id),
        await isAfter(db, cursor),
      ),
    )
    .orderBy(desc(inbox.received_at), desc(inbox.event_id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(toEvent);
  return {items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null};
}

async function isAfter(db: Db, cursor: string | undefined) {
  const last = cursor === undefined ? null : await createWebhookEventRepository(db).get(cursor);
  if (!last) return undefined;
  const {received_at: at, event_id} = last;
  return or(lt(inbox.received_at, at), and(eq(inbox.received_at, at), lt(inbox.event_id, event_id)));
}

/** Its subject is read anew from the provider, so that no old state is restored. */
export async function replayEvent(deps: OfficeDeps, staffMember: StaffMember, id: string, reason: string) {
  const row = await withTransaction(deps.db, async (tx) => {
    const [renewed] = await tx
      .update(inbox)
      .set({status: "new", done_at: null, error: null})
      .where(eq(inbox.event_id, id))
      .returning();
    if (!renewed) throw notFound();
    await deps.enqueue(tx, "work-event", {event_id: id});
    await auditAction(tx, deps, staffMember, {action: "event.replay", target: id, reason});
    return renewed;
  });
  return toEvent(row);
}

function toEvent(row: WebhookEventRow): z.output<typeof officeEvent> {
  const {event_id: id, type, object, object_id, status, error, received_at, done_at} = row;
  const dates = {received_at: received_at.toISOString(), done_at: done_at?.toISOString() ?? null};
  return {id, type, object, object_id, status, error, ...dates};
}
