import {createAccountRepository} from "../../../accounts/account/account-repository.ts";
import {addConsent} from "../../../accounts/account/consents.ts";
import type {Db} from "../../../core/db/db.ts";
import type {LinkKey} from "./link-tokens.ts";

interface Choice extends LinkKey {
  readonly granted: boolean;
  readonly at: Date;
}

/** Records the consent: connecting a platform lets data travel both ways, and disconnecting withdraws that. */
export async function recordPartnerConsent(tx: Db, {user_id, platform, granted, at}: Choice) {
  const owner = await createAccountRepository(tx).get(user_id, at);
  // An account that is being erased records no further consents.
  if (!owner) return;
  const {region, locale} = owner;
  await addConsent(tx, {
    user_id,
    kind: `partner:${platform}`,
    granted,
    region,
    locale,
    source: "platform",
    at,
  });
}
