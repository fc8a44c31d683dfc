import type {Activity} from "@gradus/backend/contract/activities";
import {addDays} from "@gradus/training/numbers/days";
import {browserSession} from "../session/browser-session";
import {useOwnResource, useResourceIfSignedIn} from "./use-resource";

const USER = "/b/api/v1/users/{id}";
/** Days a power curve looks back over. */
const WINDOW_DAYS = 89;

export function useDistributions({id, version}: Pick<Activity, "id" | "version">) {
  return useOwnResource(`distributions ${id} ${version}`, () =>
    browserSession().callBackend("GET /b/api/v1/activities/{id}/stats/distributions", {
      params: {id},
    }),
  );
}

/** The efforts of a run that beat all earlier ones; nothing is read for a run without watts. */
export function useFirstEfforts({id, version, power_type}: Pick<Activity, "id" | "version" | "power_type">) {
  return useOwnResource(power_type && `firsts ${id} ${version}`, () =>
    browserSession().callBackend("GET /b/api/v1/activities/{id}/firsts", {
      params: {id},
    }),
  );
}

type RankedRun = Pick<Activity, "user_id" | "local_day" | "power_type">;

/** The best power of the 90 days up to a run: what its own bests are held against. */
export function useRecentPowerCurve({user_id, local_day, power_type}: RankedRun) {
  return useCurve(user_id, {from: addDays(local_day, -WINDOW_DAYS), to: local_day, family: power_type});
}

export function useAllTimePowerCurve({user_id, power_type}: RankedRun) {
  return useCurve(user_id, {from: "1970-01-01", to: null, family: power_type});
}

interface CurveRange {
  readonly from: string;
  readonly to: string | null;
  readonly family: Activity["power_type"];
}

function useCurve(id: string, {from, to, family}: CurveRange) {
  const query = {
    from,
    ...(to !== null && {to}),
    detraining: "0",
    include_breakdown: "1",
    family: family ?? "",
  };
  return useOwnResource(family && `curve ${id} ${from} ${to} ${family}`, () =>
    browserSession().callBackend(`GET ${USER}/pdc`, {params: {id}, query}),
  );
}

export type WPrimeDay = Pick<Activity, "user_id" | "local_day">;

/** W′ as daily running showed it on that day; read once the viewer opens its balance. Null reads nothing. */
export function useAnaerobicWork(asked: WPrimeDay | null) {
  return useResourceIfSignedIn(asked && `cp ${asked.user_id} ${asked.local_day}`, () =>
    browserSession().callBackend(`GET ${USER}/cp/auto`, {
      params: {id: asked?.user_id ?? ""},
      query: {to: asked?.local_day ?? ""},
    }),
  );
}
