import {useRef} from "react";
import {failed, type Reply} from "@/client/session/reply";

/**
 * Gives each intention of the user an id, so that asking again after no answer came has no second effect. An answer of
 * any kind ends the intention: the next press is a new one. The code that sends the request is loaded with the first
 * intention; failing to load it counts as no answer too.
 */
export function useIdempotentRequest() {
  const idempotencyKey = useRef<string | null>(null);
  return async <T>(ask: (id: string) => Promise<Reply<T>>): Promise<Reply<T>> => {
    try {
      const {newId} = await import("@/client/session/browser-session");
      const id = idempotencyKey.current ?? newId();
      idempotencyKey.current = id;
      const reply = await ask(id);
      if (reply.ok || reply.status !== 0) idempotencyKey.current = null;
      return reply;
    } catch {
      return failed(0, {code: "network", request_id: "none"});
    }
  };
}
