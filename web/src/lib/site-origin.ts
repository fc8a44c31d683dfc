import "server-only";
import {env} from "@/env/server";

/** Scheme and host visitors reach the site at, without a trailing slash. */
export function siteOrigin(): string {
  return new URL(env.SITE_URL).origin;
}
