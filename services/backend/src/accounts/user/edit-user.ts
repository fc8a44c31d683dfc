import {type Preferences, preferences, type UserEdit} from "../../contract/accounts.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {requireMarket} from "../../core/http/require-market.ts";
import {addConsent} from "../account/consents.ts";
import {recordMeasures} from "../account/measures.ts";
import {requireAge, requireRisingHeartRates, requireUpcomingRace} from "../account/person-rules.ts";
import {isReserved, normUserName} from "../account/reserved-names.ts";
import {translateConflict} from "../account/translate-conflict.ts";
import type {AccountDeps} from "../account-deps.ts";
import {createUserRepository, type EditedUser} from "./user-repository.ts";

const PREFERENCES_PREFIX = "preferences.";

export interface Edit {
  readonly user: string;
  readonly edit: Omit<UserEdit, "email">;
  /** The version the person saw, where they care. */
  readonly expected: number | null;
}

type Deps = Pick<AccountDeps, "db" | "now" | "moveToTimeZone">;

/** Changes the given fields, all or none. Of two concurrent edits, the second is refused by the version it saw. */
export async function editUser(deps: Deps, {user, edit, expected}: Edit) {
  await withTransaction(deps.db, async (tx) => {
    const users = createUserRepository(tx);
    const before = await users.lock(user);
    if (!before) throw notFound();
    if (expected !== null && expected !== before.version) {
      throw new AppError("conflict", "It was changed meanwhile", {params: {current: before.version}});
    }
    const after = applyEdit(before, edit);
    requireRules(before, after, edit, deps.now());
    await translateConflict(users.save(user, after, deps.now()));
    await keepHistory(tx, {user, before, after, at: deps.now()}, edit);
    const {timezone} = after;
    if (timezone !== before.timezone)
      await deps.moveToTimeZone(tx, {user_id: user, timezone, at: deps.now()});
  });
}

function applyEdit(before: EditedUser, edit: Edit["edit"]): EditedUser {
  const {goal_race = before.goal_race, user_name = before.user_name, ...rest} = edit;
  return {
    ...before,
    ...pickColumns(rest),
    user_name,
    user_name_norm: normUserName(user_name),
    goal_race: goal_race ?? {kind: "none"},
    preferences: editPreferences(before.preferences, edit),
  };
}

/** Listed, not spread: a body reaches no other column, whatever its schema becomes. */
function pickColumns(edit: Edit["edit"]) {
  const {
    first_name,
    last_name,
    timezone,
    region,
    locale,
    date_of_birth,
    gender,
    height_cm,
    weight_kg,
    resting_heart_rate,
    threshold_heart_rate,
    maximum_heart_rate,
    starting_fitness,
    bib_color,
  } = edit;
  return {
    ...(first_name !== undefined && {first_name}),
    ...(last_name !== undefined && {last_name}),
    ...(timezone !== undefined && {timezone}),
    ...(region !== undefined && {region}),
    ...(locale !== undefined && {locale}),
    ...(date_of_birth !== undefined && {date_of_birth}),
    ...(gender !== undefined && {gender}),
    ...(height_cm !== undefined && {height_cm}),
    ...(weight_kg !== undefined && {weight_kg}),
    ...(resting_heart_rate !== undefined && {resting_heart_rate}),
    ...(threshold_heart_rate !== undefined && {threshold_heart_rate}),
    ...(maximum_heart_rate !== undefined && {maximum_heart_rate}),
    ...(starting_fitness !== undefined && {starting_fitness}),
    ...(bib_color !== undefined && {bib_color}),
  };
}

function requireRules(before: EditedUser, after: EditedUser, edit: Edit["edit"], now: Date) {
  if (edit.region !== undefined || edit.locale !== undefined) requireMarket(after);
  if (edit.date_of_birth !== undefined) requireAge(after.date_of_birth, after.region, after.timezone, now);
  requireRisingHeartRates(after);
  if (edit.goal_race) requireUpcomingRace(edit.goal_race, after.timezone, now);
  if (after.user_name_norm !== before.user_name_norm && isReserved(after.user_name_norm)) {
    throw new AppError("user_name_taken", "This user name is reserved");
  }
}

interface Change {
  readonly user: string;
  readonly before: EditedUser;
  readonly after: EditedUser;
  readonly at: Date;
}

/** Weight and height by day, and consent to news: what counts is also what was. */
async function keepHistory(tx: Db, {user, before, after, at}: Change, edit: Edit["edit"]) {
  const {height_cm, weight_kg} = edit;
  await recordMeasures(tx, user, {height_cm, weight_kg}, after.timezone, at);
  const granted = after.preferences.mail.news;
  if (granted === before.preferences.mail.news) return;
  const {region, locale} = after;
  await addConsent(tx, {
    user_id: user,
    kind: "marketing",
    granted,
    region,
    locale,
    source: "preferences",
    at,
  });
}

function editPreferences(before: Preferences, edit: UserEdit): Preferences {
  const after = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(edit)) {
    if (!key.startsWith(PREFERENCES_PREFIX) || value === undefined) continue;
    const [group = "", member] = key.slice(PREFERENCES_PREFIX.length).split(".");
    after.set(group, member === undefined ? value : {...Object(after.get(group)), [member]: value});
  }
  return preferences.parse(Object.fromEntries(after));
}
