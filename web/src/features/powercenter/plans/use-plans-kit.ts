import type {User} from "@gradus/backend/contract/accounts";
import {useSharedRunner} from "@/client/resources/use-shared-runner";
import {useAthlete} from "../athlete/athlete-context";
import {todayIn} from "../format/day-words";
import {createRunFormat} from "../format/run-format";
import type {PlansKit} from "./plans-messages";

export interface PlansUser extends Pick<PlansKit, "t" | "hrefs"> {
  readonly user: User;
}

/** Units are those of the viewer; the day is that of the athlete. */
export function usePlansKit({user: {preferences, timezone}, t, hrefs}: PlansUser): PlansKit {
  const athlete = useAthlete();
  const theirs = useSharedRunner(athlete?.user_id ?? null);
  const today = todayIn(theirs.data?.timezone ?? timezone, new Date());
  return {t, hrefs, athlete, today, format: createRunFormat(t, preferences)};
}
