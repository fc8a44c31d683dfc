import type {SharedUser} from "@gradus/backend/contract/sharing";
import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

/**
 * The data from which an athlete's plan is computed, if the athlete shares it with the signed-in user. Null reads
 * nothing.
 */
export function useSharedAthlete(id: string | null) {
  return useOwnResource<Pick<SharedUser, "timezone" | "weight_kg">>(id && `shared runner ${id}`, () =>
    browserSession().callBackend("GET /b/api/v1/users/{id}", {params: {id: id ?? ""}}),
  );
}
