import type {Activity} from "@gradus/backend/contract/activities";
import {addDays} from "@gradus/training/numbers/days";
import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

export function useRunWorkout({id}: Pick<Activity, "id">) {
  return useOwnResource(`run workout ${id}`, () =>
    browserSession().callBackend("GET /b/api/v1/activities/{id}/workout", {params: {id}}),
  );
}

/** The workouts of a day that no run is paired with yet. Null reads nothing. */
export function useUnpairedWorkouts(day: string | null) {
  const read = useOwnResource(day && `free workouts ${day}`, (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/calendar", {
      params,
      // Wider by a day at each end: a day begins elsewhere at another moment.
      query: {
        from: String(secondsOf(addDays(day ?? "", -1))),
        to: String(secondsOf(addDays(day ?? "", 2))),
        fields: "workouts",
      },
    }),
  );
  const items = read.data?.workouts ?? [];
  return items.flatMap((item) =>
    "title" in item && item.day === day && item.activity_id === null ? [item] : [],
  );
}
