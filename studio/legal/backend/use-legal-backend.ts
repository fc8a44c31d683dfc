import {useMemo} from "react";
import type {SanityClient} from "sanity";
import {readStudioEnv} from "../../env.ts";
import {useContentClient} from "../../live-query/content-client.ts";
import {createLegalBackend, type LegalBackend} from "./legal-backend.ts";

export function legalBackendFor(client: SanityClient): LegalBackend {
  return createLegalBackend({
    baseUrl: readStudioEnv().backendUrl,
    token: client.config().token ?? null,
    fetch: (...request) => globalThis.fetch(...request),
  });
}

export function useLegalBackend(): LegalBackend {
  const client = useContentClient();
  return useMemo(() => legalBackendFor(client), [client]);
}
