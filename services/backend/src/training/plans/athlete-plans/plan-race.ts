import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {raceName} from "@gradus/training/library/plans/plan-words";
import {EVENT_BOUNDS} from "../../../contract/event-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {createEventRepository} from "../events/event-repository.ts";
import {startOf} from "../events/event-rules.ts";
import {racesOn} from "../workouts/reschedule-workouts.ts";
import {authorOf, type Writer} from "../workouts/workout-deps.ts";
import type {TargetRace} from "./prepare-plan.ts";

interface Context {
  readonly writer: Pick<Writer, "owner" | "actor">;
  readonly locale: LibraryLocale;
  readonly at: Date;
}

/**
 * The race of a plan as an event of the calendar: the one it was chosen from, one that is there on its day, or a new one
 * called by its distance. Where the calendar holds no more events the plan has its race alone.
 */
export async function ensureRaceEvent<Wanted extends TargetRace>(
  tx: Db,
  {writer, locale, at}: Context,
  race: Wanted,
): Promise<Wanted> {
  if (race.event_id !== null) return race;
  const [there] = await racesOn(tx, {owner: writer.owner, page: null}, [race.day]);
  if (there) return {...race, event_id: there.id};
  const events = createEventRepository(tx);
  if ((await events.count(writer.owner)) >= EVENT_BOUNDS.kept.max) return race;
  const {id} = await events.add({
    id: newId("evt"),
    user_id: writer.owner,
    kind: "race",
    title: raceName(race.distance, locale),
    title_metres: race.distance,
    desc: "",
    day: race.day,
    distance: race.distance,
    author_id: authorOf(writer),
    created_at: at,
    updated_at: at,
  });
  return {...race, event_id: id};
}

/** The event of a plan's race goes where the race goes; one that was chosen there is another one, and stays. */
export async function moveRaceEvent<Wanted extends TargetRace>(
  tx: Db,
  {writer, locale, at}: Context,
  {from, race}: {readonly from: string | null; readonly race: Wanted},
): Promise<Wanted> {
  if (race.event_id !== null) return race;
  const events = createEventRepository(tx);
  const event = from === null ? null : await events.lock(writer.owner, from);
  if (event === null || event.deleted_at !== null) return ensureRaceEvent(tx, {writer, locale, at}, race);
  const start_time = await startOf(tx, writer.owner, race.day, event.time);
  await events.change(event.id, {day: race.day, until: null, start_time, distance: race.distance}, at);
  return {...race, event_id: event.id};
}
