import type {SharedUser} from "@gradus/backend/contract/sharing";
import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

/** Of somebody who shares with whoever is signed in, what their plan is worked out with. Null asks for nothing. */
export function useSharedRunner(id: string | null) {
  return useOwnResource<Pick<SharedUser, "timezone" | "weight_kg">>(id && `shared runner ${id}`, () =>
    browserSession().callBackend("GET /b/api/v1/users/{id}", {params: {id: id ?? ""}}),
  );
}
