import {lockAccount} from "../../../accounts/account/lock-account.ts";
import {EVENT_BOUNDS} from "../../../contract/event-values.ts";
import type {EventEdit, NewEvent} from "../../../contract/events.ts";
import {PLANNED_RESTORE_DAYS} from "../../../contract/workout-values.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import type {Viewer} from "../../runs/activities/to-activity.ts";
import {titleMetres} from "../planned/event-title.ts";
import {attachRaceToPlans, detachRaceFromPlans} from "../planned/races-of-plans.ts";
import {createEventRepository} from "./event-repository.ts";
import {requireValidEvent, startOf} from "./event-rules.ts";
import {showEvent} from "./show-event.ts";
import type {EventRow} from "./to-calendar-event.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

export interface Writer {
  readonly owner: string;
  readonly actor: string;
  /** What lets them; null for the owner. */
  readonly viewer: Viewer;
  readonly page: PageLocale;
}

const DAY_MS = 86_400_000;

/** Named where it is not the runner themselves. */
const authorOf = ({owner, actor}: Writer) => (actor === owner ? {} : {author_id: actor});

export function addEvent({db, now}: Deps, writer: Writer, input: NewEvent): Promise<EventRow> {
  const {owner} = writer;
  return withTransaction(db, async (tx) => {
    await requireValidEvent(tx, owner, input);
    await requireRoom(tx, owner);
    const at = now();
    const start_time = await startOf(tx, owner, input.day, input.time);
    const row = {...fieldsOf(input), start_time, ...authorOf(writer), created_at: at, updated_at: at};
    return createEventRepository(tx).add({...row, id: newId("evt"), user_id: owner});
  });
}

/** Changes what is named. One that is deleted has to be brought back first. */
export function editEvent(
  {db, now}: Deps,
  writer: Writer,
  {id, edit: {version, ...named}}: {readonly id: string; readonly edit: EventEdit},
): Promise<EventRow> {
  const {owner} = writer;
  return withTransaction(db, async (tx) => {
    const row = await lock(tx, owner, id);
    if (row.deleted_at !== null) throw notFound();
    if (version !== undefined && version !== row.version)
      throw new AppError("conflict", "It was changed meanwhile", {
        event: await showEvent(tx, row, writer),
      });
    const changes = definedOf(named);
    if (Object.keys(changes).length === 0) return row;
    const title_metres = titleMetres(row, changes.title ?? row.title);
    const title = title_metres === null ? (changes.title ?? row.title) : row.title;
    const event = fieldsOf({...fieldsOf(row), ...changes, title});
    await requireValidEvent(tx, owner, event);
    const isMoved = event.day !== row.day || event.time !== row.time;
    const start_time = isMoved ? await startOf(tx, owner, event.day, event.time) : row.start_time;
    return createEventRepository(tx).change(
      id,
      {...event, title_metres, start_time, ...authorOf(writer)},
      now(),
    );
  });
}

/** It can be brought back for a while. Works twice. */
export function deleteEvent({db, now}: Deps, {owner}: Writer, id: string) {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const row = await lock(tx, owner, id);
    const deleted_at = row.deleted_at ?? now();
    if (row.deleted_at === null) {
      await createEventRepository(tx).change(id, {deleted_at}, now());
      await detachRaceFromPlans(tx, row, now());
    }
    return {deleted: true as const, restorable_until: restorableUntil(deleted_at).toISOString()};
  });
}

/** As it was. One that is not deleted stays as it is. */
export function restoreEvent({db, now}: Deps, {owner}: Writer, id: string): Promise<EventRow> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const row = await lock(tx, owner, id);
    if (row.deleted_at === null) return row;
    if (restorableUntil(row.deleted_at) < now())
      throw new AppError("conflict", "It cannot be brought back any more");
    await requireRoom(tx, owner);
    await attachRaceToPlans(tx, row, now());
    return createEventRepository(tx).change(id, {deleted_at: null}, now());
  });
}

const restorableUntil = (deleted_at: Date) => new Date(deleted_at.getTime() + PLANNED_RESTORE_DAYS * DAY_MS);

async function lock(tx: Db, owner: string, id: string): Promise<EventRow> {
  const row = await createEventRepository(tx).lock(owner, id);
  if (!row) throw notFound();
  return row;
}

async function requireRoom(tx: Db, owner: string) {
  await lockAccount(tx, owner);
  const {max: limit} = EVENT_BOUNDS.kept;
  if ((await createEventRepository(tx).count(owner)) >= limit)
    throw new AppError("limit_reached", "There are enough events", {params: {limit}});
}

/** Listed, not spread: a body reaches no other column, whatever its schema becomes. */
function fieldsOf(event: NewEvent): NewEvent {
  const {kind, title, desc, day, until, time, distance, goal_time, goal_power, course_id, priority} = event;
  return {kind, title, desc, day, until, time, distance, goal_time, goal_power, course_id, priority};
}

function definedOf(named: Omit<EventEdit, "version">): Partial<NewEvent> {
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}
