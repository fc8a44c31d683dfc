import type {AssignmentBody} from "@gradus/backend/contract/athletes";
import {browserSession} from "../session/browser-session";
import {useOwnResource, useResourceIfSignedIn} from "./use-resource";

const list = () => browserSession().callBackend("GET /b/api/v1/coach/athletes", {});

/** Those who need attention come first. */
export const useAthletes = () => useOwnResource("athletes", list);

export const useAthletesIfSignedIn = () => useResourceIfSignedIn("athletes", list);

export const assignWorkout = (body: AssignmentBody) =>
  browserSession().callBackend("POST /b/api/v1/coach/assignments", {body});
