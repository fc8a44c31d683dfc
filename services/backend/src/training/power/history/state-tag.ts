import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import type {Context} from "hono";
import type {Db} from "../../../core/db/db.ts";
import {createTrainingState} from "../../runs/state/training-state.ts";

/**
 * Tags a response by the version of a runner's runs, the day and the version of the science: while all three stay, so
 * does the response. Weak, because a proxy may compress it. No HTTP cache stores the response; a program that keeps it
 * itself sends the tag with its next request.
 */
export async function stateTag(db: Db, user_id: string, day: string): Promise<string> {
  const state = await createTrainingState(db).get(user_id);
  return `W/"${state?.version ?? 0}-${day}-${TRAINING_DEFAULTS.version}"`;
}

export const hasAnswer = (c: Context, tag: string): boolean =>
  (c.req.header("if-none-match") ?? "").split(",").some((known) => known.trim() === tag);
