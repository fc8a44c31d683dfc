import type {Command} from "./command.ts";
import {bench} from "./commands/bench.ts";
import {dev, start} from "./commands/start.ts";
import {test} from "./commands/test.ts";
import {watch} from "./commands/watch.ts";
import {loadEnvFile, readEnv} from "./env.ts";
import {listenForInterruption} from "./interruption.ts";

const COMMANDS: Readonly<Record<string, Command>> = {start, dev, test, watch, bench};

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];

if (command === undefined || args.includes("--help")) {
  printHelp();
  process.exit(command === undefined ? 1 : 0);
}

const interruption = listenForInterruption();
try {
  loadEnvFile();
  process.exitCode = await command.run({env: readEnv(), args, interruption});
} catch (error) {
  const {aborted, reason} = interruption.signal;
  const shown = aborted ? reason : error;
  console.error(`\n${shown instanceof Error ? shown.message : shown}`);
  process.exitCode = aborted ? 130 : 1;
}

function printHelp(): void {
  const lines = Object.entries(COMMANDS).map(([key, {summary}]) => `  ${key.padEnd(6)} ${summary}`);
  console.log(`node scripts/gradus.mjs <command>\n\n${lines.join("\n")}`);
}
