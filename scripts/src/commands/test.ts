import {mkdirSync, rmSync} from "node:fs";
import {join} from "node:path";
import {parseArgs} from "node:util";
import {step} from "../../bootstrap/progress.mjs";
import type {Command} from "../command.ts";
import {forgetOutsideWorld, ROOT} from "../env.ts";
import {imports, lint, types} from "../suites/checks.ts";
import {journeys} from "../suites/journeys/journeys.ts";
import {add, NOTHING, type Outcome, type Suite, type SuiteContext} from "../suites/suite.ts";
import {unit} from "../suites/unit.ts";

// Fast ones first: a forgotten comma should not cost a browser run. Where all run, unit tests take the core that the
// last journeys leave idle.
const SUITES = {lint, imports, types, unit, e2e: journeys} as const;
type SuiteName = keyof typeof SUITES;
type Suites = Readonly<Record<SuiteName, Suite>>;

export const test: Command = {
  summary:
    "lint, types, unit, contract and browser tests (--only lint|imports|types|unit|e2e [pattern]; --busy)",
  run: async ({args, interruption}) => {
    const {names, pattern, isBusy} = readArgs(args);
    forgetOutsideWorld();
    const reportDir = join(ROOT, "test-results", "reports");
    rmSync(reportDir, {recursive: true, force: true});
    mkdirSync(reportDir, {recursive: true});
    return runSuites(names, {pattern, isBusy, reportDir, interruption});
  },
};

export async function runSuites(
  names: readonly SuiteName[],
  context: SuiteContext,
  suites: Suites = SUITES,
): Promise<number> {
  const isBeside = !context.isBusy && names.includes("unit") && names.includes("e2e");
  const inTurn = isBeside ? names.filter((name) => name !== "unit") : names;
  const beside = once(() => runSuite(suites.unit, {...context, givesWay: true}));
  const onSpareCore = () => void beside().catch(() => null);
  let total = NOTHING;
  const take = (outcome: Outcome) => {
    context.interruption.signal.throwIfAborted();
    console.log(describe(outcome));
    total = add(total, outcome);
  };
  for (const name of inTurn) take(await runSuite(suites[name], {...context, ...(isBeside && {onSpareCore})}));
  // Journeys that broke off before have not begun it.
  if (isBeside) take(await beside());
  // The last line is read by machines.
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function once<Result>(run: () => Result): () => Result {
  let begun: {readonly result: Result} | null = null;
  return () => {
    begun ??= {result: run()};
    return begun.result;
  };
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

function describe({passed, failed, skipped, flaky, details}: Outcome): string {
  const counts = `  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  const lines = [...flaky.map((test) => `  flaky: ${test}`), ...details.map((detail) => `\n✗ ${detail}\n`)];
  return [counts, ...lines].join("\n");
}

function isSuiteName(name: string): name is SuiteName {
  return Object.hasOwn(SUITES, name);
}

export interface Choice {
  readonly names: readonly SuiteName[];
  readonly pattern: string | undefined;
  readonly isBusy: boolean;
}

export function readArgs(args: readonly string[]): Choice {
  const all = Object.keys(SUITES).filter(isSuiteName);
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {only: {type: "string"}, busy: {type: "boolean", default: false}},
    allowPositionals: true,
  });
  const names = values.only === undefined ? all : values.only.split(",").filter(isSuiteName);
  const [pattern] = positionals;
  const isClear = names.length > 0 && (pattern === undefined || values.only !== undefined);
  if (isClear) return {names, pattern, isBusy: values.busy};
  throw new Error(`Usage: npm test -- [--only ${all.join("|")} [pattern]] [--busy]`);
}
