import {rmSync} from "node:fs";
import {join} from "node:path";
import {parseArgs} from "node:util";
import {readEnv} from "./env.ts";
import {findRunningLake} from "./running-lake.ts";

const HELP = `Usage: node src/cli.ts <command> [--dataset <name>]

  start            Serve the lake (the same as src/main.ts)
  seed             Fill an empty dataset with the example content; one with content is left alone
  export <target>  Write the dataset with its files to a folder, or to a .tar.gz
  import <source>  Load a folder, .tar.gz or .ndjson; --replace or --missing say what happens to documents
                   that exist, otherwise the import is refused
  roles            Print the roles as custom roles with document filters, for a hosted project
  reset            Delete everything the lake keeps; not while it is running

Reads the same environment as the server: DATA_DIR, SANITY_PROJECT_ID, SANITY_DATASET and so on.
A lake that is running on DATA_DIR is used; otherwise one is started for as long as the command takes.`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    dataset: {type: "string"},
    replace: {type: "boolean"},
    missing: {type: "boolean"},
    help: {type: "boolean", short: "h"},
  },
});

const [name = "", argument] = positionals;
const env = readEnv();
const dataset = values.dataset ?? env.dataset;

function requireArgument(message: string): string {
  if (argument !== undefined) return argument;
  throw new Error(message);
}

// Commands load what they need themselves: help must not wait for image libraries.
const COMMANDS: Record<string, () => Promise<void>> = {
  async start() {
    await import("./main.ts");
  },
  async seed() {
    const [{withClient}, {seedDataset}] = await Promise.all([
      import("./cli/connect.ts"),
      import("./cli/seed.ts"),
    ]);
    const count = await withClient(env, dataset, seedDataset);
    console.log(count === null ? `"${dataset}" has content already` : `${count} documents in "${dataset}"`);
  },
  async export() {
    const target = requireArgument("export needs the folder or .tar.gz to write");
    const [{withClient}, {exportDataset}, {AssetStore}] = await Promise.all([
      import("./cli/connect.ts"),
      import("./transfer/export-dataset.ts"),
      import("./assets/asset-store.ts"),
    ]);
    const store = new AssetStore(join(env.directory, "assets"));
    const {documents, assets, warnings} = await withClient(env, dataset, (client) =>
      exportDataset(client, {target, store}),
    );
    for (const warning of warnings) console.warn(warning);
    console.log(`${documents} documents and ${assets} files in ${target}`);
    if (warnings.length > 0) throw new Error("The export is not complete: see above");
  },
  async import() {
    const source = requireArgument("import needs the folder, .tar.gz or .ndjson to load");
    const operation = values.replace ? "createOrReplace" : values.missing ? "createIfNotExists" : "create";
    const [{withClient}, {importDataset}] = await Promise.all([
      import("./cli/connect.ts"),
      import("./transfer/import-dataset.ts"),
    ]);
    const {documents, warnings} = await withClient(env, dataset, (client) =>
      importDataset(client, {source, operation}),
    );
    for (const warning of warnings) console.warn(warning);
    console.log(`${documents} documents in "${dataset}"`);
  },
  async roles() {
    const {printHostedRoles} = await import("./cli/roles.ts");
    console.log(printHostedRoles());
  },
  async reset() {
    if (await findRunningLake(env.directory)) throw new Error("The lake is running: stop it first");
    rmSync(env.directory, {recursive: true, force: true});
    console.log(`${env.directory} is empty`);
  },
};

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
