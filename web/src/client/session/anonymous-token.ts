import type {anonymousReply} from "@gradus/backend/contract/session";
import type {z} from "zod";
import type {SessionPorts} from "./ports";
import {send} from "./send";

const EARLY_MS = 60_000;

/**
 * The bearer token of an unauthenticated visitor, fetched at the first call and cached in memory. It grants nothing, so
 * a call goes without it when it cannot be fetched.
 */
export function createAnonymousToken(ports: Pick<SessionPorts, "fetch" | "language" | "newId" | "clock">) {
  let pending: Promise<string | null> | null = null;
  let validUntil = 0;

  async function ask(): Promise<string | null> {
    const reply = await send<z.output<typeof anonymousReply>>(
      ports,
      {method: "POST", path: "/b/token/anonymous", body: {}, timeoutMs: 3_000},
      {bearer: null, clientId: null},
    );
    validUntil = ports.clock.now() + (reply.ok ? reply.data.expires_in * 1000 : 0) - EARLY_MS;
    return reply.ok ? reply.data.access_token : null;
  }
  return {
    get() {
      if (ports.clock.now() >= validUntil) {
        validUntil = Number.POSITIVE_INFINITY;
        pending = ask();
      }
      return pending;
    },
  };
}
