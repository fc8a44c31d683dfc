import {and, eq} from "drizzle-orm";
import type {Provider} from "../../contract/social.ts";
import type {Db} from "../../core/db/db.ts";
import {account, identity} from "../account/tables.ts";
import type {SocialPerson} from "./provider/social-provider.ts";

type Who = Pick<SocialPerson, "issuer" | "subject">;

export function createIdentityRepository(db: Db) {
  const isOf = ({issuer, subject}: Who) => and(eq(identity.issuer, issuer), eq(identity.subject, subject));

  return {
    /** Whose it is, and notes that it was used. */
    async use(socialIdentity: Who, now: Date): Promise<string | null> {
      const [row] = await db
        .update(identity)
        .set({last_used_at: now})
        .where(isOf(socialIdentity))
        .returning({user_id: identity.user_id});
      return row?.user_id ?? null;
    },

    async findOwner(socialIdentity: Who): Promise<string | null> {
      const [row] = await db.select({user_id: identity.user_id}).from(identity).where(isOf(socialIdentity));
      return row?.user_id ?? null;
    },

    /** False when the account already has this provider, or another account has this identity. */
    async add(user_id: string, person: SocialPerson, now: Date): Promise<boolean> {
      const {issuer, subject, provider, verified_email: email_at_link} = person;
      const rows = await db
        .insert(identity)
        .values({issuer, subject, user_id, provider, email_at_link, linked_at: now})
        .onConflictDoNothing()
        .returning({subject: identity.subject});
      return rows.length > 0;
    },

    async list(user_id: string): Promise<Provider[]> {
      const rows = await db
        .select({provider: identity.provider})
        .from(identity)
        .where(eq(identity.user_id, user_id))
        .orderBy(identity.provider);
      return rows.map(({provider}) => provider);
    },

    async remove(user_id: string, provider: Provider): Promise<boolean> {
      const rows = await db
        .delete(identity)
        .where(and(eq(identity.user_id, user_id), eq(identity.provider, provider)))
        .returning({provider: identity.provider});
      return rows.length > 0;
    },

    /** Holds the account until the transaction ends, so that two removals cannot each count on the other's. */
    async lockSignInMethods(user_id: string) {
      const [row] = await db
        .select({password_hash: account.password_hash})
        .from(account)
        .where(eq(account.id, user_id))
        .for("update");
      return {hasPassword: row?.password_hash != null};
    },
  };
}
