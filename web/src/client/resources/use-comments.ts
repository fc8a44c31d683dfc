import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const RUN = "/b/api/v1/activities/{id}/comments";
const WORKOUT = "/b/api/v1/users/{id}/workouts/{workout_id}/comments";

export type Subject =
  | {readonly activity_id: string}
  | {readonly owner_id: string; readonly workout_id: string};

const runParams = ({activity_id: id}: Extract<Subject, {activity_id: string}>) => ({id});
const workoutParams = ({owner_id: id, workout_id}: Extract<Subject, {owner_id: string}>) => ({
  id,
  workout_id,
});

export function useComments(subject: Subject) {
  const name = "activity_id" in subject ? subject.activity_id : subject.workout_id;
  return useOwnResource(`comments ${name}`, () =>
    "activity_id" in subject
      ? browserSession().callBackend(`GET ${RUN}`, {params: runParams(subject)})
      : browserSession().callBackend(`GET ${WORKOUT}`, {params: workoutParams(subject)}),
  );
}

export const addComment = (subject: Subject, text: string, second: number | null) =>
  "activity_id" in subject
    ? browserSession().callBackend(`POST ${RUN}`, {params: runParams(subject), body: {text, second}})
    : browserSession().callBackend(`POST ${WORKOUT}`, {params: workoutParams(subject), body: {text}});

export const removeComment = (subject: Subject, comment_id: string) =>
  "activity_id" in subject
    ? browserSession().callBackend(`DELETE ${RUN}/{comment_id}`, {
        params: {...runParams(subject), comment_id},
      })
    : browserSession().callBackend(`DELETE ${WORKOUT}/{comment_id}`, {
        params: {...workoutParams(subject), comment_id},
      });
