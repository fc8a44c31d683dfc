import {and, eq, sql} from "drizzle-orm";
import {account} from "../accounts/account/tables.ts";
import type {Db} from "../core/db/db.ts";
import {coach} from "./tables.ts";

type CoachRepository = ReturnType<typeof createCoachRepository>;
export type CoachRow = Awaited<ReturnType<CoachRepository["listListed"]>>[number];
export type CoachProfileRow = NonNullable<Awaited<ReturnType<CoachRepository["getListed"]>>>;

// Listed one by one: the address for messages must not get into a reply by accident.
const PUBLIC = {
  id: coach.id,
  slug: coach.slug,
  name: coach.name,
  headline: coach.headline,
  portrait_seed: coach.portrait_seed,
  country: coach.country,
  languages: coach.languages,
  distances: coach.distances,
  triathlon: coach.triathlon,
  in_person: coach.in_person,
  run_preferences: coach.run_preferences,
  platforms: coach.platforms,
  price_band: coach.price_band,
  accepting: coach.accepting,
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A coach whose account is locked or being deleted is hidden; once active again, the coach is shown as before. */
const isShown = and(
  eq(coach.listed, true),
  sql`not exists (select from ${account} where ${account.id} = ${coach.user_id} and ${account.state} <> 'active')`,
);

export function createCoachRepository(db: Db) {
  // Replaces an invalid slug, such as one with a zero byte: the database would throw on it instead of finding no row.
  const isListed = (slug: string) => and(eq(coach.slug, SLUG.test(slug) ? slug : ""), isShown);
  return {
    listListed: () => db.select(PUBLIC).from(coach).where(isShown),

    /** What the page of a coach shows, or null when the public sees none at this address. */
    async getListed(slug: string) {
      const {texts, plans, specialities} = coach;
      const [row] = await db
        .select({...PUBLIC, texts, plans, specialities})
        .from(coach)
        .where(isListed(slug));
      return row ?? null;
    },

    /** Where a message to a coach goes. */
    async getMailbox(slug: string) {
      const {id, name, email, locale} = coach;
      const [row] = await db
        .select({id, slug: coach.slug, name, email, locale})
        .from(coach)
        .where(isListed(slug));
      return row ?? null;
    },
  };
}
