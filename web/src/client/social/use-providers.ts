import type {Provider} from "@gradus/backend/contract/social";
import {useEffect, useState} from "react";
import {browserSession} from "@/client/session/browser-session";

/** The providers that are on; none until the backend has said so, and where the browser could not keep its part. */
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
