import type {User} from "@gradus/backend/contract/accounts";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {useSharedAthlete} from "@/client/resources/use-shared-athlete";
import {useAthlete} from "../athlete/athlete-context";
import {createRunFormat} from "../format/run-format";
import type {PlansContext} from "./plans-messages";

export interface PlansUser extends Pick<PlansContext, "t" | "hrefs"> {
  readonly user: User;
}

/** Units are those of the viewer; the day is that of the athlete. */
export function usePlansContext({user: {preferences, timezone}, t, hrefs}: PlansUser): PlansContext {
  const athlete = useAthlete();
  const sharedAthlete = useSharedAthlete(athlete?.user_id ?? null);
  const today = dayInZone(new Date(), sharedAthlete.data?.timezone ?? timezone);
  return {t, hrefs, athlete, today, format: createRunFormat(t, preferences)};
}
