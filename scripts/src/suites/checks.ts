import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv, ROOT} from "../env.ts";
import {changesImports, listChangedFiles} from "./changed-files.ts";
import {listPackages, packagesConcerned} from "./packages.ts";
import {EMPTY_OUTCOME, type Outcome, type Suite, type SuiteContext} from "./suite.ts";

const SHOWN_LINES = 60;

/** A tool that is either content or not: it counts as one test. */
interface Check {
  readonly name: string;
  readonly folder: string;
  readonly args: readonly string[];
}

const BIOME = "node_modules/@biomejs/biome/bin/biome";

export const lint: Suite = {
  title: "Lint and format",
  run: (context) => {
    const files = changedFiles(context)?.filter((file) => existsSync(join(ROOT, file))) ?? ["."];
    const args = [BIOME, "check", "--no-errors-on-unmatched", ...files];
    return runChecks(context, files.length === 0 ? [] : [{name: "biome", folder: ".", args}]);
  },
};

const CRUISER = "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs";
/** Where the site hands over to the browser. */
const CLIENT_MODULES = "web/src/**/*-client.tsx";
const SOURCES = ["schemas", "scripts", "services", "studio", "web"];
const cruise = (name: string, config: string, sources: readonly string[] = SOURCES): Check => ({
  name,
  folder: ".",
  args: [CRUISER, "--config", config, ...sources],
});

/** Reads every package's entry points and settings, see `knip.jsonc`; needs no network. */
const unused: Check = {
  name: "what nothing uses",
  folder: ".",
  args: ["node_modules/knip/bin/knip.js", "--no-progress"],
};

export const imports: Suite = {
  title: "Import directions",
  run: (context) => {
    const {changedSince} = context;
    const isConcerned = changedSince === null || changesImports(changedSince);
    const checks = [
      cruise("imports", ".dependency-cruiser.mjs"),
      cruise("cycles", ".dependency-cruiser-cycles.mjs"),
      cruise("what browsers load", ".dependency-cruiser-browser.mjs", [CLIENT_MODULES]),
      unused,
    ];
    return runChecks(context, isConcerned ? checks : []);
  },
};

const TSC = join(ROOT, "node_modules/typescript-native/bin/tsc");
/**
 * Several checkers repeat much of the work, on cores that browsers and builds need. One takes half the processor time
 * and finishes no later.
 */
const ONE_CHECKER = ["--checkers", "1"];
/** The compiler's incremental build info, so that it checks only what a change affects. */
const TYPE_CACHE = join(ROOT, "node_modules/.cache/gradus/types");

export const types: Suite = {
  title: "Types",
  run: async (context) => {
    const files = changedFiles(context);
    const folders = files === null ? listPackages() : packagesConcerned(files);
    const checks = folders.flatMap((folder): Check[] => {
      const known = join(TYPE_CACHE, `${folder.replaceAll("/", "-")}.tsbuildinfo`);
      const args = [TSC, "--noEmit", ...ONE_CHECKER, "--incremental", "--tsBuildInfoFile", known];
      const tsc = {name: `types ${folder}`, folder, args};
      const routes = {name: "route types", folder, args: ["node_modules/next/dist/bin/next", "typegen"]};
      return folder === "web" ? [routes, tsc] : [tsc];
    });
    const outcome = await runChecks(context, checks);
    return {...outcome, passed: outcome.failed === 0 ? 1 : 0, failed: outcome.failed === 0 ? 0 : 1};
  },
};

const changedFiles = ({changedSince}: SuiteContext) =>
  changedSince === null ? null : listChangedFiles(changedSince);

async function runChecks(context: SuiteContext, checks: readonly Check[]): Promise<Outcome> {
  const details: string[] = [];
  for (const check of checks) {
    const complaint = await runCheck(context, check);
    if (complaint !== null) details.push(`${check.name}\n${complaint}`);
  }
  return {...EMPTY_OUTCOME, passed: checks.length - details.length, failed: details.length, details};
}

async function runCheck(context: SuiteContext, check: Check): Promise<string | null> {
  const logFile = join(context.reportDir, `${check.name.replaceAll(/\W+/g, "-")}.log`);
  try {
    await runLogged(process.execPath, check.args, {
      cwd: join(ROOT, check.folder),
      env: childEnv({NEXT_TELEMETRY_DISABLED: "1"}),
      logFile,
      signal: context.interruption.signal,
    });
    return null;
  } catch (error) {
    context.interruption.signal.throwIfAborted();
    const output = readFileSync(logFile, "utf8").trim().split("\n");
    return output.length > 1 ? output.slice(0, SHOWN_LINES).join("\n") : String(error);
  }
}
