import {z} from "zod";
import {createAccountRepository, type NewAccount} from "../src/accounts/account/account-repository.ts";
import {DEFAULT_PREFERENCES} from "../src/accounts/account/default-preferences.ts";
import {type BuiltInGroup, groupId, seedPermissionGroups} from "../src/accounts/account/permission-groups.ts";
import {permission_member} from "../src/accounts/account/tables.ts";
import {session} from "../src/contract/session.ts";
import {createPasswordHasher} from "../src/core/crypto/password-hasher.ts";
import type {Db} from "../src/core/db/db.ts";
import {newId} from "../src/core/db/new-id.ts";
import type {createTestApp} from "./test-app.ts";
import type {TestDatabase} from "./test-databases.ts";

export const PASSWORD = "ein Lauf im Regen";
export const CLIENT_ID = "web_0123456789abcdef";
const CREATED = new Date("2026-01-05T08:00:00Z");

// As few rounds as the algorithm allows: what tests guess is not secret.
const passwordHash = createPasswordHasher({memoryCost: 64, timeCost: 1, parallelism: 1}).hash(PASSWORD);

interface NewPerson {
  readonly name?: string;
  readonly groups?: readonly BuiltInGroup[];
  readonly account?: Partial<NewAccount>;
}

/** Adds an account, verified and in Germany unless the test overrides it. */
export async function addPerson(db: Db, {name = "ann", groups = [], account = {}}: NewPerson = {}) {
  const id = newId("usr");
  const row: NewAccount = {
    id,
    user_name: name,
    user_name_norm: name,
    email: `${name}@example.com`,
    email_norm: `${name}@example.com`,
    email_verified_at: CREATED,
    password_hash: await passwordHash,
    state: "active",
    locale: "de",
    region: "de",
    created_at: CREATED,
    updated_at: CREATED,
    ...account,
  };
  await createAccountRepository(db).add(row, {
    user_id: id,
    first_name: "Ann",
    last_name: "Weber",
    timezone: "Europe/Berlin",
    date_of_birth: "1990-04-12",
    gender: "female",
    height_cm: 171.5,
    weight_kg: 61,
    goal_race: {kind: "none"},
    preferences: DEFAULT_PREFERENCES,
  });
  if (groups.length > 0) await seedPermissionGroups(db);
  for (const group of groups) {
    await db.insert(permission_member).values({group_id: groupId(group), user_id: id, granted_at: CREATED});
  }
  return {id, email: row.email};
}

type TestApp = ReturnType<typeof createTestApp>;

/** Signs someone in over HTTP. */
export async function signInAs({post}: TestApp, email: string, clientId = CLIENT_ID) {
  const response = await post("/b/email/signin", {email, password: PASSWORD}, {"x-client-id": clientId});
  return z.object({data: session}).parse(await response.json()).data;
}

/** An account on an empty database, and the headers of its owner. */
export async function addOwner(app: TestApp, {db, reset}: Pick<TestDatabase, "db" | "reset">) {
  await reset();
  const {email} = await addPerson(db);
  return bearer(await signInAs(app, email));
}

export function bearer({access_token}: {access_token: string}) {
  return {authorization: `Bearer ${access_token}`};
}
