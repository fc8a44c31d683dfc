import type {User} from "@gradus/backend/contract/accounts";
import type {RunnerAttributeQuery} from "@gradus/backend/contract/runner-attributes";

/** Races with a standard distance, so that their times can be graded; an ultra can have any distance. */
const GRADED = new Set(["5k", "10k", "half_marathon", "marathon"]);

/** The first value that an age grade lacks and that the athlete can supply; null if there is none. */
export function gradeMissing(
  {goal_race, gender}: Pick<User, "goal_race" | "gender">,
  {table}: Pick<RunnerAttributeQuery, "table">,
): "race" | "table" | null {
  if (!GRADED.has(goal_race.kind)) return "race";
  const isToldApart = gender === "female" || gender === "male";
  return isToldApart || table ? null : "table";
}
