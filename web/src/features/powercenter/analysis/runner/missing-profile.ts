import type {User} from "@gradus/backend/contract/accounts";
import type {RunnerAttributeQuery} from "@gradus/backend/contract/runner-attributes";

/** Races whose distance says what a good time is; an ultra can be anything. */
const GRADED = new Set(["5k", "10k", "half_marathon", "marathon"]);

/** What an age grade still needs of the runner, the first thing first; null where it is not for them to say. */
export function gradeMissing(
  {goal_race, gender}: Pick<User, "goal_race" | "gender">,
  {table}: Pick<RunnerAttributeQuery, "table">,
): "race" | "table" | null {
  if (!GRADED.has(goal_race.kind)) return "race";
  const isToldApart = gender === "female" || gender === "male";
  return isToldApart || table ? null : "table";
}
