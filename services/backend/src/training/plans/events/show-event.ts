import type {CalendarEvent} from "../../../contract/events.ts";
import type {Db} from "../../../core/db/db.ts";
import {notFound} from "../../../core/errors.ts";
import {readAuthors, readPairedRuns} from "../item-context/item-context.ts";
import {createEventRepository} from "./event-repository.ts";
import {type EventContext, type EventRow, kindsFor, toCalendarEvent} from "./to-calendar-event.ts";

type EventReader = Pick<EventContext, "viewer" | "page">;

/** An event, for viewers who may read it. A deleted one is visible to its owner only. */
export async function getEvent(
  db: Db,
  owner: string,
  reader: EventReader,
  id: string,
): Promise<CalendarEvent> {
  const {viewer} = reader;
  const row = await createEventRepository(db).get(owner, id);
  if (!row || (viewer !== null && row.deleted_at !== null)) throw notFound();
  if (!kindsFor(viewer).includes(row.kind)) throw notFound();
  return showEvent(db, row, reader);
}

export async function showEvent(db: Db, row: EventRow, {viewer, page}: EventReader): Promise<CalendarEvent> {
  const runs = await readPairedRuns(db, row.user_id, "event", [row.id]);
  const authors = await readAuthors(db, [row.author_id]);
  return toCalendarEvent(row, {
    viewer,
    page,
    activity_id: runs.get(row.id)?.activity_id ?? null,
    author: authors.get(row.author_id ?? "") ?? null,
  });
}
