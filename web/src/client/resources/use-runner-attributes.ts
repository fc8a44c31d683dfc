import type {RunnerAttributeQuery} from "@gradus/backend/contract/runner-attributes";
import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

export function useRunnerAttributes({table, ...flags}: RunnerAttributeQuery) {
  const query = {...flags, ...(table && {table})};
  return useOwnResource(`runner attributes ${new URLSearchParams(query)}`, (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/runner-attribute", {params, query}),
  );
}
