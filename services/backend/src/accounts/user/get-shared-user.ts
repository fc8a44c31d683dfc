import {reaches, type ShareLevel} from "../../contract/share-values.ts";
import type {SharedUser} from "../../contract/sharing.ts";
import type {Db} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {avatarUrl} from "../account/avatar-url.ts";

/** Fields are listed by level and not spread, so that no other field leaks. */
export async function getSharedUser(
  {db, now}: {db: Db; now: () => Date},
  id: string,
  level: ShareLevel,
): Promise<SharedUser> {
  const accounts = createAccountRepository(db);
  const person = await accounts.get(id, now());
  const profile = await accounts.getProfile(id);
  if (!person || !profile) throw notFound();
  return {
    id: person.id,
    user_name: person.user_name,
    first_name: profile.first_name,
    avatar_url: avatarUrl(profile.avatar_key),
    timezone: profile.timezone,
    level,
    goal_race: reaches(level, "plan") ? profile.goal_race : null,
    weight_kg: reaches(level, "coach") ? profile.weight_kg : null,
  };
}
