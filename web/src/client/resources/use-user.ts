import type {User, UserEdit} from "@gradus/backend/contract/accounts";
import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {useRequiredSession} from "@/client/session/use-session";

/** The account of whoever is signed in, read once for all parts of the page. */
export function useUser() {
  const {userId} = useRequiredSession();
  return useResource(userId && `user ${userId}`, () =>
    browserSession().callBackend("GET /b/api/v1/users/{id}", {params: {id: userId ?? ""}}),
  );
}

/** Shows again that it is them, for what needs a recent sign-in. */
export async function stepUp({id}: Pick<User, "id">, password: string, otp?: string) {
  const session = browserSession();
  const reply = await session.callBackend("POST /b/api/v1/users/{id}/step-up", {
    params: {id},
    body: {password, ...(otp && {otp})},
  });
  if (reply.ok) session.stepUp(reply.data.access_token);
  return reply;
}

/** Changes exactly the named fields, unless somebody changed the account since it was read. */
export function putUser({id, version}: Pick<User, "id" | "version">, edit: UserEdit) {
  return browserSession().callBackend("PUT /b/api/v1/users/{id}", {
    params: {id},
    query: {fields: Object.keys(edit).join(",")},
    body: edit,
    ifMatch: version,
  });
}
