import type {Activity} from "@gradus/backend/contract/activities";
import type {VERDICTS} from "@gradus/backend/contract/edit-values";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const RUN = "/b/api/v1/activities/{id}";
const OWN = "/b/api/v1/users/{id}";
// A long run is derived once more before the answer.
const LONG_MS = 60_000;

export type Verdict = (typeof VERDICTS)[number];
interface Stretch {
  readonly from: number;
  readonly to: number;
}
type RunVersion = Pick<Activity, "id" | "version">;

const versionOptions = ({id, version}: RunVersion) => ({
  params: {id},
  ifMatch: version,
  timeoutMs: LONG_MS,
});

export function useRunEdits({id}: Pick<Activity, "id">) {
  return useOwnResource(`edits ${id}`, () =>
    browserSession().callBackend(`GET ${RUN}/edits`, {params: {id}}),
  );
}

// Each changes a run unless it was changed since it was read, and returns its new state.

export const cropRun = (run: RunVersion, body: {readonly from: number; readonly to: number}) =>
  browserSession().callBackend(`PUT ${RUN}/crop`, {...versionOptions(run), body});

export const scaleRun = (run: RunVersion, factor: number) =>
  browserSession().callBackend(`PUT ${RUN}/scale`, {...versionOptions(run), body: {factor}});

export const excludeRun = (run: RunVersion, excluded: boolean) =>
  browserSession().callBackend(`PUT ${RUN}/exclude`, {...versionOptions(run), body: {excluded}});

/** Power of some seconds that looks like the mistake of a sensor, as its runner judges it. */
export const judgeSeconds = (run: RunVersion, verdict: Verdict, stretches: readonly Stretch[]) =>
  browserSession().callBackend(`PUT ${RUN}/suspect-seconds`, {
    ...versionOptions(run),
    body: {verdict, ranges: stretches.map(({from, to}) => ({from, to}))},
  });

export const undoEdit = (run: RunVersion) =>
  browserSession().callBackend(`PUT ${RUN}/undo`, {...versionOptions(run), body: {}});

export const removeAirPower = (run: RunVersion) =>
  browserSession().callBackend(`PUT ${RUN}/air-power-removal`, {...versionOptions(run), body: {}});

/** Lets a run count beside another of the same outing, whatever else was changed of it. */
export const includeRun = (id: string) =>
  browserSession().callBackend(`PUT ${RUN}/exclude`, {params: {id}, body: {excluded: false}});

export interface Merge {
  readonly watch: string;
  readonly offline: string;
  readonly offset?: number;
  readonly keeps_distance: boolean;
}

export const mergeRuns = (body: Merge, version: number | undefined) =>
  browserSession().callBackend(`PUT ${OWN}/activities/merge`, {
    params: ownerParams(),
    body,
    timeoutMs: LONG_MS,
    ...(version !== undefined && {ifMatch: version}),
  });

/** Critical power as it is known now, of one day. */
export function useCriticalPowerOn(day: string) {
  const query = {startDate: day, endDate: day};
  return useOwnResource(`cp on ${day}`, (params) =>
    browserSession().callBackend(`GET ${OWN}/cp/history`, {params, query}),
  );
}
