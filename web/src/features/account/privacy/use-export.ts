import type {User} from "@gradus/backend/contract/accounts";
import {useEffect} from "react";
import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {isUnderWay} from "./export-state";

const LOOK_AGAIN_MS = 5_000;

/** The newest copy of somebody's data; looked at again while it is being made. */
export function useExport({id}: Pick<User, "id">) {
  const params = {id};
  const session = browserSession();
  const newest = useResource(`export ${id}`, () =>
    session.callBackend("GET /b/api/v1/users/{id}/export", {params}),
  );
  const isWaiting = isUnderWay(newest.data?.export ?? null);
  const {retry} = newest;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && retry(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    ...newest,
    request: () => session.callBackend("POST /b/api/v1/users/{id}/export", {params, body: {}}),
    link: () => session.callBackend("POST /b/api/v1/users/{id}/export/link", {params, body: {}}),
  };
}
