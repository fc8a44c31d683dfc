import {setTimeout as pause} from "node:timers/promises";
import {createAccountRepository} from "../../../accounts/account/account-repository.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {enqueueMail} from "../../../core/mail/enqueue-mail.ts";
import {createLinkRepository, type LinkRow, type SeenTokens} from "../link/link-repository.ts";
import {type LinkKey, type LinkTokens, openTokens, sealTokens} from "../link/link-tokens.ts";
import {platformExpired} from "../mails/platform-expired.ts";
import type {Partner} from "../partner/partner-client.ts";
import {PartnerFailure} from "../partner/partner-failure.ts";
import type {PlatformJobDeps} from "./job-deps.ts";

const EARLY_MS = 5 * 60 * 1000;
/** How long a claim lasts: longer than a platform is waited for, so its caller is gone when it ends. */
const CLAIM_MS = 60 * 1000;
const LOOK_MS = 100;
const LOOKS = 200;

/** Another caller is renewing the tokens, or did so in the meantime. */
const BUSY = Symbol("busy");

interface LinkCredentials extends SeenTokens {
  readonly link: LinkRow;
  readonly tokens: LinkTokens;
}

/**
 * An access token for the next call, renewed before it expires; null when its owner has to connect anew. `refused` is a
 * token that the platform has just rejected. A refresh token works once, so one of all processes renews while the
 * others poll: no database lock is held during the request to the platform.
 */
export async function takeAccessToken(
  deps: PlatformJobDeps,
  partner: Partner,
  key: LinkKey,
  refused: string | null,
): Promise<string | null> {
  const links = createLinkRepository(deps.db);
  for (let attempt = 0; attempt < LOOKS; attempt++) {
    const credentials = await readTokens(deps, key);
    if (credentials === null) return null;
    const at = deps.now();
    if (!isOver(credentials, refused, at)) return credentials.tokens.access_token;
    const until = new Date(at.getTime() + CLAIM_MS);
    const renewed = (await links.claimTokens(credentials, {at, until}))
      ? await renew(deps, partner, credentials)
      : BUSY;
    if (renewed !== BUSY) return renewed;
    await pause(LOOK_MS);
  }
  throw new PartnerFailure("unreachable", "Somebody else has been asking the platform for too long");
}

async function readTokens(
  {db, wrappingKeys}: PlatformJobDeps,
  key: LinkKey,
): Promise<LinkCredentials | null> {
  const link = await createLinkRepository(db).get(key);
  if (link?.tokens_enc == null) return null;
  const {user_id, platform, tokens_enc} = link;
  return {user_id, platform, tokens_enc, link, tokens: openTokens(wrappingKeys, key, tokens_enc)};
}

function isOver({link, tokens}: LinkCredentials, refused: string | null, at: Date) {
  return tokens.access_token === refused || link.token_expires_at.getTime() - at.getTime() < EARLY_MS;
}

/** Replaces the tokens, or ends the link; either only if the user has not connected anew in the meantime. */
async function renew(deps: PlatformJobDeps, partner: Partner, credentials: LinkCredentials) {
  const {refresh_token} = credentials.tokens;
  const renewed =
    refresh_token === null ? null : await refreshTokens(deps, partner, credentials, refresh_token);
  if (renewed === null) return endLink(deps, partner, credentials);
  const next = {access_token: renewed.access_token, refresh_token: renewed.refresh_token ?? refresh_token};
  const isReplaced = await createLinkRepository(deps.db).replaceTokens(credentials, {
    tokens_enc: sealTokens(deps.wrappingKeys, credentials, next),
    token_expires_at: new Date(deps.now().getTime() + renewed.expires_in * 1000),
  });
  return isReplaced ? next.access_token : BUSY;
}

async function refreshTokens(
  {db}: PlatformJobDeps,
  partner: Partner,
  credentials: LinkCredentials,
  refresh_token: string,
) {
  try {
    return await partner.refresh(refresh_token);
  } catch (error) {
    await createLinkRepository(db).releaseTokens(credentials);
    throw error;
  }
}

async function endLink({db, now, wakeMail}: PlatformJobDeps, partner: Partner, credentials: LinkCredentials) {
  const isEnded = await withTransaction(db, async (tx) => {
    const hasExpired = await createLinkRepository(tx).expire(credentials);
    if (hasExpired) await mailOwner(tx, credentials.link, partner.settings.name, now());
    return hasExpired;
  });
  wakeMail();
  return isEnded ? null : BUSY;
}

/** One mail for each time it was connected. */
async function mailOwner(tx: Db, link: LinkRow, name: string, now: Date) {
  const owner = await createAccountRepository(tx).get(link.user_id, now);
  if (!owner) return;
  await enqueueMail(tx, platformExpired, {
    dedupe: `platform-expired.${link.user_id}.${link.platform}.${link.connected_at.getTime()}`,
    locale: owner.locale,
    to: owner.email,
    payload: {region: owner.region, platform: name},
    at: now,
  });
}
