import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {bodyOf} from "../builder/workout";
import type {LibraryItem} from "../library/library-item";
import {NO_DAY} from "./card-drag";
import type {IncomingWorkout} from "./incoming-workout";

/** A workout of the library as a card that is on no day yet. Null where its steps are not open to this runner. */
export function toIncomingWorkout(item: LibraryItem): IncomingWorkout | null {
  const {title, type, desc, surface, objective, tags, blocks} = item;
  if (blocks === null) return null;
  const head = {title, type, desc, surface, objective, tags};
  const key = `library-${item.id}`;
  return {
    body: {...bodyOf({...head, blocks}), time: null},
    card: {
      kind: "workout",
      key,
      id: key,
      day: NO_DAY,
      title,
      isDeleted: false,
      workout: plannedFrom(item, key),
      run: null,
      judgement: {standing: "planned", base: null, share: null},
    },
  };
}

/** The library item as a planned workout: the totals of weeks are computed from it while it is dragged. */
function plannedFrom(
  {title, type, desc, surface, objective, ...item}: LibraryItem,
  id: string,
): PlannedWorkout {
  return {
    id,
    title,
    type,
    desc,
    surface,
    objective,
    tags: [...item.tags],
    profile: [...item.profile],
    user_id: "",
    source: "library",
    source_id: item.id,
    plan_id: null,
    day: NO_DAY,
    time: null,
    start_time: null,
    planned: {
      duration: item.seconds,
      distance: item.distance ?? 0,
      stress: item.stress ?? 0,
      average_power: null,
      seconds_in_zones: [0, 0, 0, 0, 0],
      below_seconds: 0,
    },
    skipped: null,
    activity_id: null,
    paired_by: null,
    author: null,
    comments: 0,
    created: "",
    updated: "",
    deleted: null,
    version: 0,
  };
}
