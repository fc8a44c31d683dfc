import {rmSync} from "node:fs";
import {parseArgs} from "node:util";
import {withClient} from "./cli/connect.ts";
import {seedDataset} from "./cli/seed.ts";
import {readEnv} from "./env.ts";
import {findRunningLake} from "./running-lake.ts";

const HELP = `Usage: node src/cli.ts <command> [--dataset <name>]

  start            Serve the lake (the same as src/main.ts)
  seed             Fill an empty dataset with the example content; one with content is left alone
  reset            Delete everything the lake keeps; not while it is running

Reads the same environment as the server: DATA_DIR, SANITY_PROJECT_ID, SANITY_DATASET and so on.
A lake that is running on DATA_DIR is used; otherwise one is started for as long as the command takes.`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {dataset: {type: "string"}, help: {type: "boolean", short: "h"}},
});

const env = readEnv();
const dataset = values.dataset ?? env.dataset;

const COMMANDS: Record<string, () => Promise<void>> = {
  async start() {
    await import("./main.ts");
  },
  async seed() {
    const count = await withClient(env, dataset, seedDataset);
    console.log(count === null ? `"${dataset}" has content already` : `${count} documents in "${dataset}"`);
  },
  async reset() {
    if (await findRunningLake(env.directory)) throw new Error("The lake is running: stop it first");
    rmSync(env.directory, {recursive: true, force: true});
    console.log(`${env.directory} is empty`);
  },
};

const [name = ""] = positionals;
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (values.help || !command) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 1;
} else {
  await command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
