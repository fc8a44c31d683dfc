import {mkdirSync, rmSync} from "node:fs";
import {join} from "node:path";
import {step} from "../../bootstrap/progress.mjs";
import type {Command, CommandContext} from "../command.ts";
import {forgetOutsideWorld, ROOT} from "../env.ts";
import {imports, lint, types} from "../suites/checks.ts";
import {journeys} from "../suites/journeys.ts";
import {add, NOTHING, type Outcome, type Suite, type SuiteContext} from "../suites/suite.ts";
import {unit} from "../suites/unit.ts";

// Fast ones first: a forgotten comma should not cost a browser run.
const SUITES = {lint, imports, types, unit, e2e: journeys} as const;
type SuiteName = keyof typeof SUITES;

export const test: Command = {
  summary: "lint, types, unit, contract and browser tests (--only lint|imports|types|unit|e2e [pattern])",
  run: async (context) => {
    const {names, pattern} = parseArgs(context.args);
    forgetOutsideWorld();
    const reportDir = join(ROOT, "test-results", "reports");
    rmSync(reportDir, {recursive: true, force: true});
    mkdirSync(reportDir, {recursive: true});
    return runSuites(names, {pattern, reportDir, interruption: context.interruption});
  },
};

async function runSuites(names: readonly SuiteName[], context: SuiteContext): Promise<number> {
  let total = NOTHING;
  for (const name of names) {
    const outcome = await runSuite(SUITES[name], context);
    context.interruption.signal.throwIfAborted();
    console.log(describe(outcome));
    total = add(total, outcome);
  }
  // The last line is read by machines.
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

async function runSuite(suite: Suite, context: SuiteContext): Promise<Outcome> {
  try {
    // The journeys show the steps of their stack themselves.
    return suite === journeys ? await suite.run(context) : await step(suite.title, () => suite.run(context));
  } catch (error) {
    context.interruption.signal.throwIfAborted();
    const detail = error instanceof Error ? error.message : String(error);
    return {...NOTHING, failed: 1, details: [`${suite.title}: ${detail}`]};
  }
}

function describe({passed, failed, skipped, details}: Outcome): string {
  const counts = `  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return [counts, ...details.map((detail) => `\n✗ ${detail}\n`)].join("\n");
}

function isSuiteName(name: string): name is SuiteName {
  return Object.hasOwn(SUITES, name);
}

export function parseArgs(args: CommandContext["args"]): {
  names: readonly SuiteName[];
  pattern: string | undefined;
} {
  const all = Object.keys(SUITES).filter(isSuiteName);
  const [flag, list = "", pattern] = args;
  if (flag === undefined) return {names: all, pattern: undefined};
  const names = list.split(",").filter(isSuiteName);
  if (flag === "--only" && names.length > 0) return {names, pattern};
  throw new Error(`Usage: npm test -- --only ${all.join("|")} [pattern]`);
}
