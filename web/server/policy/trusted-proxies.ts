import {proxyList, type TrustedProxies} from "@gradus/backend/contract/visitor-address";
import {isLoopbackUrl} from "@gradus/schemas/loopback";
import {z} from "zod";
import type {Env} from "../../src/env/read-env.ts";

const THIS_MACHINE = "127.0.0.0/8,::1";

/**
 * Who names visitors to the site. With nothing set, a site that visitors reach elsewhere than here believes this machine:
 * its peers from here are proxies in front of it. On a machine of its own they are the visitors.
 */
export function readTrustedProxies(env: Pick<Env, "TRUSTED_PROXIES" | "SITE_URL">): TrustedProxies {
  const list = env.TRUSTED_PROXIES ?? (isLoopbackUrl(env.SITE_URL) ? "" : THIS_MACHINE);
  const parsed = proxyList.safeParse(list);
  if (parsed.success) return parsed.data;
  throw new Error(`Environment is not usable:\nTRUSTED_PROXIES\n${z.prettifyError(parsed.error)}`);
}
