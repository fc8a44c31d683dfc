import {failed, type Reply} from "./reply";
import {send, type WireRequest} from "./send";
import type {SessionParts} from "./session-parts";

/** The one way every call goes. A refused token is renewed once; the call itself is not repeated. */
export async function callServer<T>(parts: SessionParts, request: WireRequest): Promise<Reply<T>> {
  const {access_token, client_id} = parts.store.read();
  const bearer = access_token ?? (await parts.anonymous.get());
  const reply = await send<T>(parts.ports, request, {bearer, clientId: client_id});
  if (reply.ok || reply.status !== 401) return reply;
  const isGone = await parts.renewal.afterRefusal(access_token);
  return failed(401, {...reply.err, code: isGone ? "leaving" : "session_unavailable"});
}
