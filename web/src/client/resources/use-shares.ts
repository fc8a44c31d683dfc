import type {Share, ShareEdit, ShareInvite} from "@gradus/backend/contract/sharing";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/shares";

/** The user's shares in both directions, open invitations included. */
export function useShares() {
  return useOwnResource("shares", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

export function inviteToShare(body: ShareInvite) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: ownerParams(), body});
}

/** Changes a share, unless it was changed since it was read. */
export function changeShare({id, version}: Share, body: ShareEdit) {
  const params = {...ownerParams(), share_id: id};
  return browserSession().callBackend(`PATCH ${ROUTE}/{share_id}`, {params, body, ifMatch: version});
}

export function endShare({id}: Share) {
  return browserSession().callBackend(`POST ${ROUTE}/remove`, {params: ownerParams(), body: {id}});
}
