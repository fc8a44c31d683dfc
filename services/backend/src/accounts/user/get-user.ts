import type {User} from "../../contract/accounts.ts";
import type {Db} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {avatarUrl} from "../account/avatar-url.ts";
import {findDeletion} from "../account/find-deletion.ts";
import {rolesIn} from "../account/user-head.ts";

/** Listed, not spread: a new column must not leave by accident. */
export async function getUser({db, now}: {db: Db; now: () => Date}, id: string): Promise<User> {
  const accounts = createAccountRepository(db);
  const person = await accounts.get(id, now());
  const profile = await accounts.getProfile(id);
  if (!person || !profile) throw notFound();
  return {
    id: person.id,
    user_name: person.user_name,
    email: person.email,
    email_verified: person.email_verified_at !== null,
    email_pending: person.email_pending,
    first_name: profile.first_name,
    last_name: profile.last_name,
    timezone: profile.timezone,
    locale: person.locale,
    region: person.region,
    date_of_birth: profile.date_of_birth,
    gender: profile.gender,
    height_cm: profile.height_cm,
    weight_kg: profile.weight_kg,
    resting_heart_rate: profile.resting_heart_rate,
    threshold_heart_rate: profile.threshold_heart_rate,
    maximum_heart_rate: profile.maximum_heart_rate,
    starting_fitness: profile.starting_fitness,
    avatar_url: avatarUrl(profile.avatar_key),
    bib_color: profile.bib_color,
    goal_race: profile.goal_race,
    preferences: profile.preferences,
    identities: await accounts.listProviders(id),
    has_password: person.password_hash !== null,
    roles: rolesIn(person.roles),
    deletes_at: (await findDeletion(db, person))?.toISOString() ?? null,
    created_at: person.created_at.toISOString(),
    version: person.version,
  };
}
