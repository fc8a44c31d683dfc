import type {AssignmentBody} from "@gradus/backend/contract/athletes";
import {browserSession} from "../session/browser-session";
import {useOwnResource, useResourceIfSignedIn} from "./use-resource";

const list = () => browserSession().callBackend("GET /b/api/v1/coach/athletes", {});

/** All athletes who share with the signed-in user; those who need attention come first. */
export const useAthletes = () => useOwnResource("athletes", list);

/** The same for the frame of a page, without a redirect to sign-in. */
export const useAthletesIfSignedIn = () => useResourceIfSignedIn("athletes", list);

export const assignWorkout = (body: AssignmentBody) =>
  browserSession().callBackend("POST /b/api/v1/coach/assignments", {body});
