import {createHash} from "node:crypto";
import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import type {Env} from "../../src/env/read-env.ts";

type Addresses = Pick<Env, "SITE_URL" | "SANITY_API_HOST" | "SANITY_PROJECT_ID" | "SANITY_DATASET">;

/** A hash of the addresses that prerendered pages contain: the site's own and those of the content's pictures. */
function addressKey({SITE_URL, SANITY_API_HOST, SANITY_PROJECT_ID, SANITY_DATASET}: Addresses): string {
  const addresses = [SITE_URL, SANITY_API_HOST, SANITY_PROJECT_ID, SANITY_DATASET];
  return createHash("sha256").update(addresses.join("\0")).digest("hex").slice(0, 12);
}

/** The id of a build: unique, and it begins with the addresses that its prerendered pages carry. */
export const createBuildId = (env: Addresses, unique: string): string => `${addressKey(env)}-${unique}`;

/**
 * Whether the prerendered pages of a build carry this environment's addresses. One build may be started in several
 * environments: where the addresses differ, its prerendered pages must not be served.
 */
export function isBuiltFor(env: Addresses, buildFolder: string): boolean {
  const file = join(buildFolder, "BUILD_ID");
  // A build that is still being made has no id yet.
  return !existsSync(file) || readFileSync(file, "utf8").startsWith(`${addressKey(env)}-`);
}
