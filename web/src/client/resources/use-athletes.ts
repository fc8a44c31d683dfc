import type {AssignmentBody} from "@gradus/backend/contract/athletes";
import {browserSession} from "../session/browser-session";
import {useOwnResource, useResourceIfSignedIn} from "./use-resource";

const list = () => browserSession().callBackend("GET /b/api/v1/coach/athletes", {});

/** Everybody who shares with whoever is signed in; who needs attention first. */
export const useAthletes = () => useOwnResource("athletes", list);

/** The same where the frame of a page asks, which leads nobody to sign in. */
export const useAthletesIfSignedIn = () => useResourceIfSignedIn("athletes", list);

export const assignWorkout = (body: AssignmentBody) =>
  browserSession().callBackend("POST /b/api/v1/coach/assignments", {body});
