import type {z} from "zod";
import type {callbackQuery} from "../../../contract/platforms.ts";
import {wrap} from "../../../core/crypto/key-ring.ts";
import {createOneTimeStore} from "../../../core/one-time/one-time-store.ts";
import {marketPath} from "../market-path.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {type LinkAttempt, linkAttempt, verifierOf} from "./begin-link.ts";

const HANDLE_S = 2 * 60;
const PAGE = "/account/platforms";

type Deps = Pick<PlatformDeps, "db" | "now" | "secret" | "wrappingKeys" | "siteUrl">;

/**
 * Where a user goes next when a platform has sent them back. It is not yet known which user that is, so nothing is
 * linked: the code waits under a handle until the page shows which user is asking.
 */
export async function receiveCallback(deps: Deps, platform: string, query: z.infer<typeof callbackQuery>) {
  const store = createOneTimeStore(deps.db, deps.now);
  const attempt = await store.take(ONE_TIME.state, query.state, linkAttempt);
  if (attempt?.platform !== platform) return pageOf(deps, null, {refused: "expired"});
  if (query.code === undefined) {
    return pageOf(deps, attempt, {platform, refused: query.error === "access_denied" ? "denied" : "failed"});
  }
  const proof = {code: query.code, code_verifier: verifierOf(deps.secret, query.state)};
  const sealed = wrap(deps.wrappingKeys, proofContext(attempt), JSON.stringify(proof));
  const handle = await store.keep(ONE_TIME.handle, {...attempt, sealed}, HANDLE_S, attempt.user_id);
  return pageOf(deps, attempt, {platform, handle});
}

export function proofContext({user_id, platform}: Pick<LinkAttempt, "user_id" | "platform">) {
  return `${user_id}|${platform}|code`;
}

function pageOf({siteUrl}: Deps, attempt: LinkAttempt | null, query: Readonly<Record<string, string>>) {
  return `${siteUrl}${marketPath(attempt?.market ?? null, PAGE)}?${new URLSearchParams(query)}`;
}
