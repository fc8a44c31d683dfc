import "server-only";
import {createClient} from "@sanity/client";
import {HOSTED_API} from "@/env/read-env";
import {env} from "@/env/server";

/** The one client for content. Freshness comes from our own tags, so the API's cache in front is left out. */
export const client = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: env.SANITY_API_VERSION,
  ...(env.SANITY_READ_TOKEN ? {token: env.SANITY_READ_TOKEN} : {}),
  // Node cannot resolve `<project>.localhost`, so the local lake is addressed without the project's host name.
  apiHost: env.SANITY_API_HOST,
  useProjectHostname: env.SANITY_API_HOST === HOSTED_API,
  useCdn: false,
  perspective: "published",
  maxRetries: 1,
  timeout: 10_000,
});
