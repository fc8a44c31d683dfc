import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

export function useTrainingLoad() {
  return useOwnResource("training load", (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/fatiguefitness/all", {params}),
  );
}
