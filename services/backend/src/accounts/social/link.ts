import type {Provider} from "../../contract/social.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createIdentityRepository} from "./identity-repository.ts";
import type {SocialPerson} from "./provider/social-provider.ts";

export interface LinkDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Writes the owner's security log. Called as the last statement of the transaction. */
  readonly note: (tx: Db, user_id: string, event: "identity.link" | "identity.unlink") => Promise<void>;
}

/** Linking what is linked changes nothing. */
export async function linkIdentity({db, now, note}: LinkDeps, user_id: string, person: SocialPerson) {
  return withTransaction(db, async (tx) => {
    const identities = createIdentityRepository(tx);
    const isNew = await identities.add(user_id, person, now());
    if (!isNew) requireOwn(await identities.findOwner(person), user_id);
    const linked = await identities.list(user_id);
    if (isNew) await note(tx, user_id, "identity.link");
    return linked;
  });
}

/** Throws unless the identity belongs to this user. The error never reveals whose it is. */
function requireOwn(owner: string | null, user_id: string) {
  if (owner === user_id) return;
  if (owner === null)
    throw new AppError("conflict", "Another account of this provider is linked: remove it first");
  throw new AppError(
    "platform_linked_elsewhere",
    "This account of the provider belongs to someone else here",
  );
}

/** Removing what is not there is no error; removing the last way in is. */
export async function unlinkIdentity({db, note}: LinkDeps, user_id: string, provider: Provider) {
  return withTransaction(db, async (tx) => {
    const identities = createIdentityRepository(tx);
    const {hasPassword} = await identities.lockSignInMethods(user_id);
    const linked = await identities.list(user_id);
    if (!linked.includes(provider)) return linked;
    if (!hasPassword && linked.length === 1) {
      throw new AppError("last_way_in", "Set a password first: nothing else is left to sign in with");
    }
    await identities.remove(user_id, provider);
    const left = await identities.list(user_id);
    await note(tx, user_id, "identity.unlink");
    return left;
  });
}
