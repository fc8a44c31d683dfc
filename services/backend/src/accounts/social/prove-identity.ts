import type {SocialSignInBody} from "../../contract/social.ts";
import type {Db} from "../../core/db/db.ts";
import {createOneTimeStore} from "../../core/one-time/one-time-store.ts";
import type {SocialPerson, SocialProvider} from "./provider/social-provider.ts";
import {readProof} from "./read-proof.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

/** A name sent alongside the proof is used only where the proof has none. */
export async function proveIdentity(
  {db, now}: Deps,
  provider: SocialProvider,
  fields: Omit<SocialSignInBody, "provider">,
): Promise<SocialPerson> {
  const {proof, names} = await readProof(provider, fields, createOneTimeStore(db, now));
  const person = await provider.identify(proof);
  return {
    ...person,
    first_name: person.first_name ?? names?.first_name ?? null,
    last_name: person.last_name ?? names?.last_name ?? null,
  };
}
