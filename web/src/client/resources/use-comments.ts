import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const RUN = "/b/api/v1/activities/{id}/comments";
const WORKOUT = "/b/api/v1/users/{id}/workouts/{workout_id}/comments";

/** What comments are about: a run, or a workout in an athlete's calendar. */
export type Subject =
  | {readonly activity_id: string}
  | {readonly owner_id: string; readonly workout_id: string};

const ofRun = ({activity_id: id}: Extract<Subject, {activity_id: string}>) => ({id});
const ofWorkout = ({owner_id: id, workout_id}: Extract<Subject, {owner_id: string}>) => ({id, workout_id});

export function useComments(subject: Subject) {
  const name = "activity_id" in subject ? subject.activity_id : subject.workout_id;
  return useOwnResource(`comments ${name}`, () =>
    "activity_id" in subject
      ? browserSession().callBackend(`GET ${RUN}`, {params: ofRun(subject)})
      : browserSession().callBackend(`GET ${WORKOUT}`, {params: ofWorkout(subject)}),
  );
}

export const sayComment = (subject: Subject, text: string, second: number | null) =>
  "activity_id" in subject
    ? browserSession().callBackend(`POST ${RUN}`, {params: ofRun(subject), body: {text, second}})
    : browserSession().callBackend(`POST ${WORKOUT}`, {params: ofWorkout(subject), body: {text}});

export const removeComment = (subject: Subject, comment_id: string) =>
  "activity_id" in subject
    ? browserSession().callBackend(`DELETE ${RUN}/{comment_id}`, {params: {...ofRun(subject), comment_id}})
    : browserSession().callBackend(`DELETE ${WORKOUT}/{comment_id}`, {
        params: {...ofWorkout(subject), comment_id},
      });
