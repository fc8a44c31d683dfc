import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {cpus, tmpdir} from "node:os";
import {join} from "node:path";
import {step} from "../../bootstrap/progress.mjs";
import {requireBrowser} from "../browser.ts";
import {ROOT, readEnv} from "../env.ts";
import type {Interruption} from "../interruption.ts";
import {findFreeOffset} from "../stack/ports.ts";
import {createSettings, type Settings} from "../stack/settings.ts";
import {startStack} from "../stack/stack.ts";
import {api} from "./api.ts";
import {build} from "./build.ts";
import {charts} from "./charts.ts";
import {coaches} from "./coaches.ts";
import {type BenchContext, MARKET, type SectionResult} from "./context.ts";
import {htmlSize, http} from "./http.ts";
import {lighthouse} from "./lighthouse.ts";
import {memory} from "./memory.ts";
import {planning} from "./planning.ts";
import {publish} from "./publish.ts";
import {startReference} from "./reference.ts";
import {toMarkdown} from "./row.ts";
import {runs} from "./runs.ts";
import {shop} from "./shop.ts";
import {size} from "./size.ts";
import {training} from "./training.ts";
import {writeDocs} from "./write-docs.ts";

/** `build` fills the lake with ten thousand pages: it runs last, and only on request. */
export const SECTIONS = {
  publish,
  size,
  http,
  lighthouse,
  api,
  shop,
  coaches,
  training,
  runs,
  charts,
  planning,
  // After `runs`, which needs its runner without any.
  memory,
  build,
} as const;
export type SectionName = keyof typeof SECTIONS;

export interface BenchOptions {
  readonly sections: readonly SectionName[];
  readonly runs: number;
  /** An empty PostgreSQL database on this machine; the embedded one where none is named. */
  readonly database: string | undefined;
  /** Puts the table into docs/performance.md and its short form into the README as well. */
  readonly writesDocs: boolean;
}

// Below the ports that systems give to outgoing connections.
const FIRST_OFFSET = 22_000;

/** Runs on a stack of its own; returns whether every bound held. */
export async function runBench(options: BenchOptions, interruption: Interruption): Promise<boolean> {
  const browser = requireBrowser(readEnv());
  const settings = await createBenchSettings(options.database);
  const stack = await startStack(settings, {mode: "production", interruption, without: ["studio"]});
  try {
    const home = await htmlSize(`${settings.urls.web}${MARKET}`);
    const reference = await startReference(settings, settings.ports.STUDIO_PORT, home, interruption);
    try {
      const results = await measure(options.sections, {
        stack,
        reference,
        browser,
        runs: options.runs,
        interruption,
      });
      return report(results, options);
    } finally {
      await reference.stop();
    }
  } finally {
    await stack.stop();
    rmSync(settings.dataDir, {recursive: true, force: true});
  }
}

async function createBenchSettings(database: string | undefined): Promise<Settings> {
  const env = {...readEnv(), DATABASE_URL: database, DATA_DIR: mkdtempSync(join(tmpdir(), "bench-"))};
  const offset = await findFreeOffset(createSettings(env), FIRST_OFFSET);
  return createSettings({...env, PORT_OFFSET: offset}, {webDistDir: ".next-bench"});
}

async function measure(
  names: readonly SectionName[],
  context: BenchContext,
): Promise<Map<SectionName, SectionResult>> {
  const results = new Map<SectionName, SectionResult>();
  for (const name of names) {
    context.interruption.signal.throwIfAborted();
    const section = SECTIONS[name];
    results.set(name, await step(`Measuring: ${section.title.toLowerCase()}`, () => section.run(context)));
  }
  return results;
}

function report(results: ReadonlyMap<SectionName, SectionResult>, {writesDocs}: BenchOptions): boolean {
  const rows = [...results.values()].flatMap((result) => result.rows);
  const details = Object.fromEntries([...results].map(([name, result]) => [name, result.details]));
  const file = join(ROOT, "bench-results.json");
  writeFileSync(
    file,
    `${JSON.stringify({measuredOn: new Date().toISOString(), machine: machine(), rows, details}, null, 2)}\n`,
  );
  console.log(`\n${toMarkdown(rows)}\n\n${file}`);
  if (writesDocs) writeDocs(rows);
  return rows.every((row) => row.ok !== false);
}

function machine(): {cpu: string; cores: number; node: string} {
  return {cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.version};
}
