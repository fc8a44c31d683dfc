import {z} from "zod";
import {AppError} from "../../../core/errors.ts";
import type {ProviderClient} from "./provider-client.ts";

const KEEP_MS = 24 * 60 * 60 * 1000;

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
export type ProviderMetadata = z.infer<typeof metadata>;

/** Reads a provider's own description, once a day. A failure is not remembered. */
export function createDiscovery(issuer: string, client: ProviderClient, now: () => Date) {
  let cached: {readonly metadata: ProviderMetadata; readonly until: number} | null = null;
  return async (): Promise<ProviderMetadata> => {
    if (cached && cached.until > now().getTime()) return cached.metadata;
    const found = await client.get(new URL(`${issuer}/.well-known/openid-configuration`), metadata);
    requireSameIssuer(found, issuer);
    cached = {metadata: found, until: now().getTime() + KEEP_MS};
    return found;
  };
}

/** Endpoints are believed from the issuer alone, and only over TLS where the issuer itself has it. */
function requireSameIssuer(found: ProviderMetadata, issuer: string) {
  const {protocol} = new URL(issuer);
  const endpoints = [found.authorization_endpoint, found.token_endpoint, found.jwks_uri];
  const isSafe = endpoints.every((url) => ["https:", protocol].includes(new URL(url).protocol));
  if (found.issuer === issuer && isSafe) return;
  throw new AppError("platform_unavailable", `${issuer} describes another provider`);
}
