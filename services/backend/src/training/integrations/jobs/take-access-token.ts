import {createAccountRepository} from "../../../accounts/account/account-repository.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {enqueueMail} from "../../../core/mail/enqueue-mail.ts";
import {createLinkRepository, type LinkRow} from "../link/link-repository.ts";
import {type LinkKey, openTokens, sealTokens} from "../link/link-tokens.ts";
import {platformExpired} from "../mails/platform-expired.ts";
import type {Partner} from "../partner/partner-client.ts";
import type {PlatformJobDeps} from "./job-deps.ts";

const EARLY_MS = 5 * 60 * 1000;

/**
 * A token for the next call, renewed ahead of its end; null when its owner has to connect anew. `refused` is one that the
 * platform has just turned down. The row is held meanwhile, because a refresh token works once.
 */
export async function takeAccessToken(
  deps: PlatformJobDeps,
  partner: Partner,
  key: LinkKey,
  refused: string | null,
): Promise<string | null> {
  const at = deps.now();
  const token = await withTransaction(deps.db, async (tx) => {
    const link = await createLinkRepository(tx).lock(key);
    if (link?.tokens_enc == null) return null;
    const {access_token, refresh_token} = openTokens(deps.wrappingKeys, key, link.tokens_enc);
    const isOver = access_token === refused || link.token_expires_at.getTime() - at.getTime() < EARLY_MS;
    if (!isOver) return access_token;
    return renew(tx, deps, partner, {link, refresh_token});
  });
  if (token === null) deps.wakeMail();
  return token;
}

async function renew(
  tx: Db,
  {now, wrappingKeys}: PlatformJobDeps,
  partner: Partner,
  {link, refresh_token}: {readonly link: LinkRow; readonly refresh_token: string | null},
) {
  const links = createLinkRepository(tx);
  const renewed = refresh_token === null ? null : await partner.refresh(refresh_token);
  if (renewed === null) {
    await links.expire(link);
    await tellOwner(tx, link, partner.settings.name, now());
    return null;
  }
  const next = {access_token: renewed.access_token, refresh_token: renewed.refresh_token ?? refresh_token};
  await links.saveTokens(link, {
    tokens_enc: sealTokens(wrappingKeys, link, next),
    token_expires_at: new Date(now().getTime() + renewed.expires_in * 1000),
  });
  return next.access_token;
}

/** One mail for each time it was connected. */
async function tellOwner(tx: Db, link: LinkRow, name: string, now: Date) {
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
