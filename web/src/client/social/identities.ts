import type {linkIdentityBody, Provider} from "@gradus/backend/contract/social";
import type {z} from "zod";
import {ownerParams} from "../resources/owner-params";
import {browserSession} from "../session/browser-session";

const ROUTE = "/b/api/v1/users/{id}/identities/{provider}";

export function linkIdentity(provider: Provider, body: z.input<typeof linkIdentityBody>) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: {...ownerParams(), provider}, body});
}

export function unlinkIdentity(provider: Provider) {
  return browserSession().callBackend(`DELETE ${ROUTE}`, {params: {...ownerParams(), provider}});
}
