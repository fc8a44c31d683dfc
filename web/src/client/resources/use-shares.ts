import type {Share, ShareEdit, ShareInvite} from "@gradus/backend/contract/sharing";
import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {useRequiredSession} from "@/client/session/use-session";

const ROUTE = "/b/api/v1/users/{id}/shares";
const owner = () => ({id: browserSession().userId() ?? ""});

/** Who sees one and whom one sees, open invitations among them. */
export function useShares() {
  const {userId} = useRequiredSession();
  return useResource(userId && `shares ${userId}`, () =>
    browserSession().callBackend(`GET ${ROUTE}`, {params: owner()}),
  );
}

export function inviteToShare(body: ShareInvite) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: owner(), body});
}

/** Changes a share, unless somebody changed it since it was read. */
export function changeShare({id, version}: Share, body: ShareEdit) {
  const params = {...owner(), share_id: id};
  return browserSession().callBackend(`PATCH ${ROUTE}/{share_id}`, {params, body, ifMatch: version});
}

export function endShare({id}: Share) {
  return browserSession().callBackend(`POST ${ROUTE}/remove`, {params: owner(), body: {id}});
}
