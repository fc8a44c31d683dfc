import type {TokenSet} from "@gradus/backend/contract/session";
import type {SessionPorts} from "./ports";
import {send} from "./send";
import type {StoredSession} from "./session-store";
import {readClaims} from "./token-claims";

const TIMEOUT_MS = 10_000;

export type TokenReply =
  | {readonly kind: "renewed"; readonly tokens: TokenSet}
  /** Final: this session has ended. */
  | {readonly kind: "rejected"}
  /** Too busy, away, offline: the tokens may still be good. */
  | {readonly kind: "unavailable"};

/** POST /b/token/refresh. Only 403 ends a session. */
export async function requestTokens(
  ports: Pick<SessionPorts, "fetch" | "language" | "newId">,
  {access_token, refresh_token, client_id}: StoredSession,
): Promise<TokenReply> {
  const user_id = access_token ? readClaims(access_token)?.sub : undefined;
  const reply = await send<TokenSet>(
    ports,
    {
      method: "POST",
      path: "/b/token/refresh",
      body: {refresh_token, user_id: user_id ?? ""},
      timeoutMs: TIMEOUT_MS,
    },
    {bearer: access_token, clientId: client_id},
  );
  if (reply.status === 403) return {kind: "rejected"};
  return reply.ok && isComplete(reply.data) ? {kind: "renewed", tokens: reply.data} : {kind: "unavailable"};
}

/** Storing half a set would sign the person out at the next refusal. */
function isComplete({access_token, refresh_token, client_id}: TokenSet): boolean {
  return [access_token, refresh_token, client_id].every((value) => typeof value === "string" && value !== "");
}
