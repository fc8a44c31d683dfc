import {eq} from "drizzle-orm";
import type {PasswordHasher} from "../../core/crypto/password-hasher.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {type DatabaseTarget, requireLocal} from "../../core/demo/require-local.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {DEFAULT_PREFERENCES} from "../account/default-preferences.ts";
import {recordMeasures} from "../account/measures.ts";
import {groupId} from "../account/permission-groups.ts";
import {account, permission_member} from "../account/tables.ts";
import {DEMO_PEOPLE, type DemoPerson, demoEmail, demoId} from "./demo-people.ts";

const BODY = {height_cm: 172, weight_kg: 64};

/**
 * Throws when the database has demo people: a database that was used for trying things must not go to production with
 * accounts whose passwords are public.
 */
export async function refuseDemoPeople(db: Db) {
  const [found] = await db.select({id: account.id}).from(account).where(eq(account.is_demo, true)).limit(1);
  if (found) throw new Error("This database has demo people, whose passwords are public knowledge");
}

interface SeedDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly passwords: Pick<PasswordHasher, "hash">;
}

/** Creates missing demo people; existing ones are left unchanged. */
export async function seedDemoPeople(deps: SeedDeps, target: DatabaseTarget) {
  requireLocal(target, "Demo people");
  const present = await deps.db.select({id: account.id}).from(account).where(eq(account.is_demo, true));
  const ids = new Set(present.map(({id}) => id));
  for (const person of DEMO_PEOPLE) if (!ids.has(demoId(person))) await addDemoPerson(deps, person);
}

async function addDemoPerson({db, now, passwords}: SeedDeps, person: DemoPerson) {
  const at = now();
  const user_id = demoId(person);
  const password_hash = await passwords.hash(person.password);
  await withTransaction(db, async (tx) => {
    await createAccountRepository(tx).add(accountRow(person, password_hash, at), profileRow(person));
    await recordMeasures(tx, user_id, BODY, "Europe/Berlin", at);
    for (const group of person.groups) {
      await tx.insert(permission_member).values({group_id: groupId(group), user_id, granted_at: at});
    }
  });
}

function accountRow(person: DemoPerson, password_hash: string, at: Date) {
  const email = demoEmail(person);
  return {
    id: demoId(person),
    user_name: person.name,
    user_name_norm: person.name,
    email,
    email_norm: email,
    email_verified_at: person.isVerified ? at : null,
    password_hash,
    password_set_at: at,
    state: "active" as const,
    is_demo: true,
    region: "de",
    locale: "de",
    created_at: at,
    updated_at: at,
  };
}

function profileRow(person: DemoPerson) {
  return {
    user_id: demoId(person),
    first_name: person.first_name,
    last_name: person.last_name,
    timezone: "Europe/Berlin",
    date_of_birth: "1990-05-20",
    gender: "not_stated" as const,
    ...BODY,
    goal_race: {kind: "half_marathon" as const},
    preferences: DEFAULT_PREFERENCES,
  };
}
