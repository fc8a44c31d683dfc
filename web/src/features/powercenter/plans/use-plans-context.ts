import type {User} from "@gradus/backend/contract/accounts";
import {useSharedAthlete} from "@/client/resources/use-shared-athlete";
import {useAthlete} from "../athlete/athlete-context";
import {todayIn} from "../format/day-words";
import {createRunFormat} from "../format/run-format";
import type {PlansContext} from "./plans-messages";

export interface PlansUser extends Pick<PlansContext, "t" | "hrefs"> {
  readonly user: User;
}

/** Units are those of the viewer; the day is that of the athlete. */
export function usePlansContext({user: {preferences, timezone}, t, hrefs}: PlansUser): PlansContext {
  const athlete = useAthlete();
  const theirs = useSharedAthlete(athlete?.user_id ?? null);
  const today = todayIn(theirs.data?.timezone ?? timezone, new Date());
  return {t, hrefs, athlete, today, format: createRunFormat(t, preferences)};
}
