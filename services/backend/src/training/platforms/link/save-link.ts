import {recordSecurityEvent} from "../../../accounts/account/security-log.ts";
import {isDuplicate, withTransaction} from "../../../core/db/db.ts";
import {AppError} from "../../../core/errors.ts";
import {type Partner, UNAUTHORIZED} from "../partner/partner-client.ts";
import {PartnerFailure} from "../partner/partner-failure.ts";
import type {TokenReply} from "../partner/partner-replies.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {createDeliveryRepository} from "../workouts/delivery-repository.ts";
import {createLinkRepository, type LinkRow} from "./link-repository.ts";
import {type LinkKey, sealTokens} from "./link-tokens.ts";
import {recordPartnerConsent} from "./partner-consent.ts";
import {revokeLater} from "./revoke-later.ts";

type Deps = Pick<PlatformDeps, "db" | "now" | "wrappingKeys" | "enqueue">;

/** Links an account to the platform account that the tokens belong to, and enqueues the import of its runs. */
export async function saveLink(deps: Deps, partner: Partner, key: LinkKey, tokens: TokenReply) {
  const me = await orUnavailable(partner.whoAmI(tokens.access_token));
  if (me === UNAUTHORIZED) throw denied();
  const {access_token, refresh_token = null, expires_in} = tokens;
  const at = deps.now();
  const link = {
    ...key,
    external_id: me.id,
    scopes: (tokens.scope ?? me.scope ?? partner.settings.scopes.join(" ")).split(" ").filter(Boolean),
    tokens_enc: sealTokens(deps.wrappingKeys, key, {access_token, refresh_token}),
    token_expires_at: new Date(at.getTime() + expires_in * 1000),
    connected_at: at,
  };
  return requireUntaken(
    withTransaction(deps.db, async (tx) => {
      const links = createLinkRepository(tx);
      const former = await links.lock(key);
      const row = await links.save(link);
      await createDeliveryRepository(tx).askAgain(key);
      // Of the same person there the platform has replaced the tokens itself; of another they would live on unseen.
      if (former && former.external_id !== row.external_id) await revokeLater(tx, deps.enqueue, former, at);
      await recordPartnerConsent(tx, {...key, granted: true, at});
      await deps.enqueue(tx, "platform-sync", {...key}, syncOptions(key));
      await deps.enqueue(tx, "platform-workouts", {...key}, syncOptions(key));
      await recordSecurityEvent(tx, {user_id: key.user_id, event: "platform.connect", at});
      return row;
    }),
  );
}

/** One reading of a link waits at most, and one person's do not hold up others'. */
export function syncOptions({user_id, platform}: LinkKey) {
  return {key: `${user_id}|${platform}`, account: user_id};
}

export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PartnerFailure)) throw error;
    throw new AppError("platform_unavailable", "The platform does not answer as it should", {cause: error});
  }
}

/** One answer for all that is unknown, used, expired or of another user. */
export function denied() {
  return new AppError("platform_denied", "The platform's permission is not there, or not yours");
}

/** The unique index decides which account gets the link. The error never names the other account. */
async function requireUntaken(saving: Promise<LinkRow>): Promise<LinkRow> {
  try {
    return await saving;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AppError(
      "platform_linked_elsewhere",
      "This account of the platform is connected elsewhere here",
      {
        cause: error,
      },
    );
  }
}
