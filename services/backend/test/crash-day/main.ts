import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {parseArgs} from "node:util";
import {startSmtpServer} from "../smtp-server.ts";
import {runCrashDay} from "./crash-day.ts";

// pnpm --filter @gradus/backend run crash-day --seed 1 --kills 50; with DATABASE_URL of an empty database, else embedded.
const {values} = parseArgs({options: {seed: {type: "string"}, kills: {type: "string"}}});
const databaseUrl = process.env.DATABASE_URL ?? null;
const folder = mkdtempSync(join(tmpdir(), "crash-day-"));
const mail = await startSmtpServer();
const outcome = await runCrashDay({
  seed: Number(values.seed ?? 1),
  kills: Number(values.kills ?? 50),
  databaseUrl,
  folder,
  smtpUrl: mail.url,
  print: (line) => process.stdout.write(`${line}\n`),
});
mail.close();
rmSync(folder, {recursive: true, force: true});
process.stdout.write(`${JSON.stringify(outcome)}\n`);
process.exitCode = outcome.open + outcome.mended + outcome.lost > 0 ? 1 : 0;
