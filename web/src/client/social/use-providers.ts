import type {Provider} from "@gradus/backend/contract/social";
import {useEffect, useState} from "react";
import {browserSession} from "@/client/session/browser-session";

/**
 * The providers that are switched on. Empty until the backend has answered, and in a browser that cannot store its part
 * of the proof.
 */
export function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    // The proof that this browser began the attempt needs a secure context.
    if (!crypto.subtle) return;
    void browserSession()
      .callBackend("GET /b/auth/providers")
      .then((reply) => reply.ok && setProviders(reply.data.providers));
  }, []);
  return providers;
}
