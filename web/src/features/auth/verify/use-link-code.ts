import {useEffect, useRef, useState} from "react";
import type {Reply} from "@/client/session/reply";

/** Uses the code from the link in a mail, once the user is signed in. True when it did not work. */
export function useLinkCode(userId: string | null, confirm: (code: string) => Promise<Reply<unknown>>) {
  const [hasFailed, setFailed] = useState(false);
  const wasUsed = useRef(false);
  useEffect(() => {
    const code = new URLSearchParams(location.search).get("code");
    if (!code || !userId || wasUsed.current) return;
    wasUsed.current = true;
    void confirm(code).then((reply) => setFailed(!reply.ok && reply.err.code !== "leaving"));
  }, [userId, confirm]);
  return hasFailed;
}
