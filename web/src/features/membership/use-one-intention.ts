import {useRef} from "react";
import {failed, type Reply} from "@/client/session/reply";

/**
 * Names what somebody wants, so that asking again after no answer came has no second effect. Whatever was answered is
 * done with: pressing again is a new wish. What asks is loaded with the first wish, and failing to is no answer either.
 */
export function useOneIntention() {
  const wish = useRef<string | null>(null);
  return async <T>(ask: (id: string) => Promise<Reply<T>>): Promise<Reply<T>> => {
    try {
      const {newId} = await import("@/client/session/browser-session");
      const id = wish.current ?? newId();
      wish.current = id;
      const reply = await ask(id);
      if (reply.ok || reply.status !== 0) wish.current = null;
      return reply;
    } catch {
      return failed(0, {code: "network", request_id: "none"});
    }
  };
}
