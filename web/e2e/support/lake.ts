import {createClient, type SanityClient} from "@sanity/client";
import {env} from "./env.ts";

/** An editor's hands: the official client with the right to write. */
export function createLakeClient(): SanityClient {
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: env.SANITY_API_VERSION,
    apiHost: env.SANITY_API_HOST,
    useProjectHostname: false,
    useCdn: false,
    token: env.SANITY_WRITE_TOKEN,
  });
}
