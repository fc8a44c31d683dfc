import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {useRequiredSession} from "@/client/session/use-session";

/** What somebody agreed to and chose, and what waits for their agreement. Read once for all parts of a page. */
export function useConsents() {
  const {userId} = useRequiredSession();
  const params = {id: userId ?? ""};
  const list = useResource(userId && `consents ${userId}`, () =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/consents", {params}),
  );
  return {...list, params};
}
