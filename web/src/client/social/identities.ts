import type {linkIdentityBody, Provider} from "@gradus/backend/contract/social";
import type {z} from "zod";
import {owner} from "../resources/owner";
import {browserSession} from "../session/browser-session";

const ROUTE = "/b/api/v1/users/{id}/identities/{provider}";

/** From now on the account opens by this provider too. */
export function linkIdentity(provider: Provider, body: z.input<typeof linkIdentityBody>) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: {...owner(), provider}, body});
}

export function unlinkIdentity(provider: Provider) {
  return browserSession().callBackend(`DELETE ${ROUTE}`, {params: {...owner(), provider}});
}
