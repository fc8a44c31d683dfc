import {replaceSigningKeys} from "../accounts/sessions/rotate-signing-keys.ts";
import {seedDemoCoaches} from "../coaches/demo/seed-demo-coaches.ts";
import {openAuthKeys} from "../core/crypto/open-auth-keys.ts";
import {type Database, openDatabase} from "../core/db/open-database.ts";
import {type Env, readEnv} from "./env.ts";
import {MODULES} from "./modules.ts";

const HELP = `node src/cli.ts <command>

  migrate       bring the tables to this version
  seed          migrate, then put catalog, groups and feature flags in place; what is there stays
  demo          seed, then add invented coaches: 60, or the number that follows; on this machine only
  verify        check that no entry of the legal record or the audit was changed, removed or added out of turn
  rotate-keys   for a key that leaked: replace those that sign access tokens; every client refreshes once

All read DATABASE_URL, or DATA_DIR for the embedded database. Running twice changes nothing
more, but rotate-keys makes new keys each time.
The embedded database allows one process: stop the server first (it does both at its own start).
`;

const COMMANDS = new Set(["migrate", "seed", "demo", "verify", "rotate-keys"]);

/** What staff do from a terminal: its words go to the terminal, and it ends with 2 for an unknown command. */
export async function runCommand(command: string | undefined, argument: string | undefined) {
  if (command === undefined || command === "--help" || command === "-h") {
    process.stdout.write(HELP);
    return;
  }
  if (!COMMANDS.has(command)) {
    process.stderr.write(`Unknown command: ${command}\n\n${HELP}`);
    process.exitCode = 2;
    return;
  }
  if (command === "verify") await withDatabase(verify);
  else if (command === "rotate-keys") await withDatabase(rotateKeys);
  else if (command === "demo") await withDatabase((database, env) => addDemo(database, env, argument));
  else await withDatabase((database) => prepare(database, command === "seed"));
  process.stdout.write(`${command}: done\n`);
}

async function prepare(database: Database, withSeed: boolean) {
  await database.migrate();
  if (!withSeed) return;
  for (const {seed} of MODULES) await seed?.(database.db);
}

async function addDemo(database: Database, env: Env, count: string | undefined) {
  if (count !== undefined && !/^\d{1,3}$/.test(count)) throw new Error(`Not a number of coaches: ${count}`);
  await prepare(database, true);
  await seedDemoCoaches(database.db, env, count === undefined ? undefined : Number(count));
}

async function verify(database: Database) {
  await database.migrate();
  const deps = {db: database.db, now: () => new Date()};
  for (const {verify: check} of MODULES) {
    const problem = await check?.(deps);
    if (problem) throw new Error(problem);
  }
}

async function rotateKeys(database: Database, env: Env) {
  await database.migrate();
  const {wrapping: kek} = await openAuthKeys(env);
  await replaceSigningKeys({db: database.db, kek, now: env.now});
}

async function withDatabase(work: (database: Database, env: Env) => Promise<void>) {
  const env = readEnv();
  const database = await openDatabase({url: env.DATABASE_URL, folder: env.DATA_DIR});
  try {
    await work(database, env);
  } finally {
    await database.close();
  }
}
