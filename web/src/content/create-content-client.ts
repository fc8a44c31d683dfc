import {createClient, type SanityClient} from "@sanity/client";
import {type Env, HOSTED_API} from "../env/read-env.ts";

/** Reads content. Freshness comes from our own tags, so the API's cache in front is left out. */
export function createContentClient(env: Env): SanityClient {
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: env.SANITY_API_VERSION,
    ...(env.SANITY_READ_TOKEN ? {token: env.SANITY_READ_TOKEN} : {}),
    apiHost: env.SANITY_API_HOST,
    // Node cannot resolve `<project>.localhost`, so a local lake is addressed without the project's host name.
    useProjectHostname: env.SANITY_API_HOST === HOSTED_API,
    useCdn: false,
    perspective: "published",
    maxRetries: 1,
    timeout: 10_000,
  });
}
