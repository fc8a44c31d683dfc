import {and, eq, isNull, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import type {AccountRow, ProfileRow} from "../account/account-repository.ts";
import {account, profile} from "../account/tables.ts";

const OF_ACCOUNT = {
  user_name: account.user_name,
  user_name_norm: account.user_name_norm,
  region: account.region,
  locale: account.locale,
  version: account.version,
};
const OF_PROFILE = {
  first_name: profile.first_name,
  last_name: profile.last_name,
  timezone: profile.timezone,
  date_of_birth: profile.date_of_birth,
  gender: profile.gender,
  height_cm: profile.height_cm,
  weight_kg: profile.weight_kg,
  resting_heart_rate: profile.resting_heart_rate,
  threshold_heart_rate: profile.threshold_heart_rate,
  maximum_heart_rate: profile.maximum_heart_rate,
  starting_fitness: profile.starting_fitness,
  bib_color: profile.bib_color,
  goal_race: profile.goal_race,
  preferences: profile.preferences,
};

export type EditedUser = Pick<AccountRow, keyof typeof OF_ACCOUNT> &
  Pick<ProfileRow, keyof typeof OF_PROFILE>;

/** Call it with a transaction: `lock` holds everyone else off until its end. */
export function createUserRepository(tx: Db) {
  return {
    async lock(id: string): Promise<EditedUser | null> {
      const [row] = await tx
        .select({...OF_ACCOUNT, ...OF_PROFILE})
        .from(account)
        .innerJoin(profile, eq(profile.user_id, account.id))
        .where(and(eq(account.id, id), isNull(account.deleted_at)))
        .for("update");
      return row ?? null;
    },

    async save(
      id: string,
      {user_name, user_name_norm, region, locale, version: _, ...details}: EditedUser,
      now: Date,
    ) {
      await tx
        .update(account)
        .set({
          user_name,
          user_name_norm,
          region,
          locale,
          version: sql`${account.version} + 1`,
          updated_at: now,
        })
        .where(eq(account.id, id));
      await tx.update(profile).set(details).where(eq(profile.user_id, id));
    },

    async setNews(id: string, granted: boolean) {
      const preferences = sql`jsonb_set(${profile.preferences}, '{mail,news}', ${JSON.stringify(granted)}::jsonb)`;
      await tx.update(profile).set({preferences}).where(eq(profile.user_id, id));
    },
  };
}
