import {notFound} from "../../../core/errors.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {requireSupported} from "./begin-link.ts";
import {createLinkRepository} from "./link-repository.ts";
import {denied, orUnavailable, saveLink} from "./save-link.ts";

type Deps = Pick<PlatformDeps, "db" | "now" | "platforms" | "wrappingKeys" | "enqueue">;

interface Claim {
  readonly user_id: string;
  readonly platform: string;
  readonly partner_token: string;
}

/** What a link that began at the platform is worth, and whether the account there is connected here. */
export async function checkPartnerToken(deps: Deps, {user_id, platform, partner_token}: Claim) {
  const answer = await orUnavailable(requireStarter(deps, platform).check(partner_token));
  if (!answer.valid || answer.external_id === undefined) {
    return {valid: false, linked: "none", expires_at: null} as const;
  }
  const link = await createLinkRepository(deps.db).findByExternalId(platform, answer.external_id);
  const linked = link === null ? "none" : link.user_id === user_id ? "this_account" : "other_account";
  return {valid: true, linked, expires_at: answer.expires_at ?? null} as const;
}

/** Connects the platform, for a user who has just confirmed that they want to. */
export async function connectByPartnerToken(deps: Deps, region: string, {partner_token, ...key}: Claim) {
  const partner = requireStarter(deps, key.platform);
  requireSupported(partner.settings, region);
  const tokens = await orUnavailable(partner.redeemPartnerToken(partner_token));
  if (tokens === null) throw denied();
  return saveLink(deps, partner, key, tokens);
}

/** Platforms at which nothing can begin have no such address. */
function requireStarter({platforms}: Deps, name: string) {
  const partner = platforms.require(name);
  if (partner.settings.check_url !== undefined) return partner;
  throw notFound();
}
