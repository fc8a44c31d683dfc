import {seedCatalog} from "./commerce/seed-catalog.ts";
import {openDatabase} from "./db/open-database.ts";
import {readEnv} from "./env.ts";

const HELP = `node src/cli.ts <command>

  migrate   bring the tables to this version
  seed      migrate, then put the catalogue in place; what is there stays

Both read DATABASE_URL, or DATA_DIR for the embedded database. Running twice changes nothing.
The embedded database allows one process: stop the server first (it does both at its own start).
`;

const COMMANDS = new Set(["migrate", "seed"]);

async function main(command: string | undefined) {
  if (command === undefined || command === "--help" || command === "-h") {
    process.stdout.write(HELP);
    return;
  }
  if (!COMMANDS.has(command)) {
    process.stderr.write(`Unknown command: ${command}\n\n${HELP}`);
    process.exitCode = 2;
    return;
  }
  await prepare(command === "seed");
  process.stdout.write(`${command}: done\n`);
}

async function prepare(withSeed: boolean) {
  const env = readEnv();
  const database = await openDatabase({url: env.DATABASE_URL, folder: env.DATA_DIR});
  try {
    await database.migrate();
    if (withSeed) await seedCatalog(database.db);
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
