import type {CourseSummary} from "@gradus/backend/contract/races";
import {localDay} from "@/lib/time/local-day";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const RACE = "/b/api/v1/users/{id}/race";
// 10 MB by a slow line.
const UPLOAD_MS = 120_000;

export type RaceQuery = Readonly<Record<string, string>>;

/** A predicted race of the user, or of a runner who shares their power. Null reads nothing. */
export function useRacePrediction(query: RaceQuery | null, runner: string | null) {
  return useOwnResource(query && `race ${runner ?? ""} ${new URLSearchParams(query)}`, ({id}) =>
    browserSession().callBackend(`GET ${RACE}/prediction`, {
      params: {id: runner ?? id},
      query: query ?? {},
    }),
  );
}

/** Newest first. */
export function useCourses(runner: string | null) {
  const {data, err, retry, update} = useOwnResource(`courses ${runner ?? ""}`, ({id}) =>
    browserSession().callBackend(`GET ${RACE}/courses`, {params: {id: runner ?? id}}),
  );
  const without = (items: readonly CourseSummary[], id: string) => items.filter((each) => each.id !== id);
  return {
    data,
    err,
    retry,
    addCourse: (course: CourseSummary) =>
      update(({items}) => ({items: [course, ...without(items, course.id)]})),
    dropCourse: (id: string) => update(({items}) => ({items: without(items, id)})),
  };
}

/** A course with its heights. Null, for a level distance without heights, reads nothing. */
export function useCourse(course_id: string | null, runner: string | null) {
  return useOwnResource(course_id && `course ${course_id} ${runner ?? ""}`, ({id}) =>
    browserSession().callBackend(`GET ${RACE}/courses/{course_id}`, {
      params: {id: runner ?? id, course_id: course_id ?? ""},
      query: {depth: "complete"},
    }),
  );
}

/** What the file of a course may lack: its name and its official distance in metres, as the call takes them. */
export interface CourseNames {
  readonly name?: string | undefined;
  readonly official_distance?: string | undefined;
}

export function sendCourse(file: File, {name, official_distance}: CourseNames = {}) {
  const body = new FormData();
  body.append("file", file);
  if (name) body.append("name", name);
  if (official_distance) body.append("official_distance", official_distance);
  return browserSession().callBackend(`POST ${RACE}/courses`, {
    params: ownerParams(),
    body,
    timeoutMs: UPLOAD_MS,
  });
}

export function removeCourse({id: course_id}: Pick<CourseSummary, "id">) {
  return browserSession().callBackend(`DELETE ${RACE}/courses/{course_id}`, {
    params: {...ownerParams(), course_id},
  });
}

/** Puts down a critical power the runner knows, from today on. */
export function setKnownPower(critical_power: number, now = new Date()) {
  return browserSession().callBackend("PUT /b/api/v1/users/{id}/cp/history", {
    params: ownerParams(),
    body: {date: localDay(now), critical_power},
  });
}
