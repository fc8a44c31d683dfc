import {z} from "zod";
import {unwrap} from "../../../core/crypto/key-ring.ts";
import {createOneTimeStore} from "../../../core/one-time/one-time-store.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {linkAttempt, redirectUri} from "./begin-link.ts";
import {proofContext} from "./receive-callback.ts";
import {denied, orUnavailable, saveLink} from "./save-link.ts";

const waiting = linkAttempt.extend({sealed: z.string()});
const proof = z.object({code: z.string(), code_verifier: z.string()});

interface Claim {
  readonly user_id: string;
  readonly session_id: string;
  readonly platform: string;
  readonly handle: string;
}

type Deps = Pick<PlatformDeps, "db" | "now" | "platforms" | "wrappingKeys" | "enqueue" | "publicUrl">;

/** Connects what a user brought back, if it is the user who went. Any look at a handle consumes it. */
export async function completeLink(deps: Deps, {handle, ...claim}: Claim) {
  const partner = deps.platforms.require(claim.platform);
  const found = await createOneTimeStore(deps.db, deps.now).take(ONE_TIME.handle, handle, waiting);
  const isTheirs =
    found?.user_id === claim.user_id &&
    found.session_id === claim.session_id &&
    found.platform === claim.platform;
  if (!found || !isTheirs) throw denied();
  const {code, code_verifier} = proof.parse(
    JSON.parse(unwrap(deps.wrappingKeys, proofContext(found), found.sealed)),
  );
  const back = redirectUri(deps.publicUrl, claim.platform);
  const tokens = await orUnavailable(partner.redeemCode(code, code_verifier, back));
  if (tokens === null) throw denied();
  return saveLink(deps, partner, {user_id: claim.user_id, platform: claim.platform}, tokens);
}
