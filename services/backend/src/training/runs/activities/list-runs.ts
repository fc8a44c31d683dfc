import type {z} from "zod";
import type {activityList, activityQuery} from "../../../contract/activities.ts";
import type {Db} from "../../../core/db/db.ts";
import {placesHiddenFrom} from "../places/places.ts";
import type {RunPairDeps} from "./run-pairs.ts";
import {createRunRepository, type PagePosition, type RunRow} from "./run-repository.ts";
import {hidePlacesOnLine, toActivity, type Viewer} from "./to-activity.ts";

type Query = z.output<typeof activityQuery>;

/** The newest first. Deleted runs are listed for the owner alone. */
export async function listRuns(
  {db, pairsOfRuns}: RunPairDeps & {readonly db: Db},
  user_id: string,
  viewer: Viewer,
  {limit, cursor, ...filters}: Query,
): Promise<z.output<typeof activityList>> {
  if (filters.deleted === "only" && viewer !== null) return {items: [], next_cursor: null};
  const after = cursor === undefined ? null : positionOf(cursor);
  const rows = await createRunRepository(db).list(user_id, filters, {limit: limit + 1, after});
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const places = await placesHiddenFrom(db, user_id, viewer);
  const pairs = await pairsOfRuns(
    db,
    page.map(({id}) => id),
  );
  return {
    items: page.map((row) => toActivity(hidePlacesOnLine(row, places), viewer, pairs(row.id).workout_id)),
    next_cursor: rows.length > limit && last ? cursorOf(last) : null,
  };
}

/** The id alone is not enough: the run may be gone when the next page is requested. */
function cursorOf({start_time, id}: RunRow) {
  return `${start_time.getTime()}.${id}`;
}

function positionOf(cursor: string): PagePosition {
  const dot = cursor.indexOf(".");
  return {start_time: new Date(Number(cursor.slice(0, dot))), id: cursor.slice(dot + 1)};
}
