import {randomInt} from "node:crypto";
import {mkdirSync, rmSync} from "node:fs";
import {join} from "node:path";
import {step} from "../../bootstrap/progress.mjs";
import type {Command} from "../command.ts";
import {clearExternalSettings, ROOT, readEnv} from "../env.ts";
import {listChangedFiles} from "../suites/changed-files.ts";
import {imports, lint, types} from "../suites/checks.ts";
import {affectedSpecs} from "../suites/e2e/affected-specs.ts";
import {e2e} from "../suites/e2e/e2e.ts";
import {
  addOutcomes,
  EMPTY_OUTCOME,
  type Outcome,
  type PartDuration,
  type Suite,
  type SuiteContext,
  timed,
} from "../suites/suite.ts";
import {unit} from "../suites/unit.ts";
import {readTestArgs, SUITE_NAMES, type SuiteName} from "./test-args.ts";

const SUITES: Suites = {lint, imports, types, unit, e2e: e2e};
type Suites = Readonly<Record<SuiteName, Suite>>;

export const test: Command = {
  summary: `lint, types, unit, contract and browser tests (--only ${SUITE_NAMES.join("|")} [pattern]; --changed [commit]; --stack URL; --deep; --busy)`,
  run: async ({args, interruption}) => {
    const {names, ...choice} = readTestArgs(args);
    clearExternalSettings();
    const reportDir = join(ROOT, "test-results", "reports");
    rmSync(reportDir, {recursive: true, force: true});
    mkdirSync(reportDir, {recursive: true});
    const {GRADUS_STRICT, GRADUS_DEEP, GRADUS_SEED} = readEnv();
    const isStrict = GRADUS_STRICT === "1";
    const isDeep = choice.isDeep || GRADUS_DEEP === "1";
    const seed = GRADUS_SEED ?? randomInt(2 ** 31);
    if (choice.changedSince !== null && !names.includes("e2e")) suggestE2eTests(choice.changedSince);
    return runSuites(names, {...choice, isStrict, isDeep, seed, reportDir, interruption});
  },
};

export async function runSuites(
  names: readonly SuiteName[],
  context: SuiteContext,
  suites: Suites = SUITES,
): Promise<number> {
  const started = performance.now();
  const lanes = planParallelSuites(names, context);
  const outcomes = await Promise.all(lanes.map((lane) => runSequentially(lane, context, suites)));
  const total = outcomes.reduce(addOutcomes, EMPTY_OUTCOME);
  console.log(describeTimes(total.times, (performance.now() - started) / 1000));
  // The last line is read by machines.
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/**
 * What runs side by side. Browser tests wait more than they compute, so the others run beside them; where a person waits
 * for a change, its tests run beside the compiler.
 */
function planParallelSuites(names: readonly SuiteName[], {isBusy, changedSince}: SuiteContext) {
  const apart: SuiteName = names.includes("e2e") || changedSince === null ? "e2e" : "unit";
  if (isBusy || !names.includes(apart)) return [names];
  return [[apart], names.filter((name) => name !== apart)].filter((lane) => lane.length > 0);
}

/** They take minutes, so a person decides. */
function suggestE2eTests(changedSince: string): void {
  const stories = affectedSpecs(listChangedFiles(changedSince));
  if (stories.length === 0) return;
  console.log(`End-to-end tests that lead there: ${stories.join(", ")}`);
  console.log("  npm test -- --changed --stack http://localhost:3000  walks them where a stack is running\n");
}

async function runSequentially(
  names: readonly SuiteName[],
  context: SuiteContext,
  suites: Suites,
): Promise<Outcome> {
  let total = EMPTY_OUTCOME;
  for (const name of names) {
    const outcome = await timed(suites[name].title, () => runSuite(suites[name], context));
    context.interruption.signal.throwIfAborted();
    console.log(describe(suites[name].title, outcome));
    total = addOutcomes(total, outcome);
  }
  return total;
}

async function runSuite(suite: Suite, context: SuiteContext): Promise<Outcome> {
  try {
    // The e2e suite shows the steps of its stacks itself.
    return suite === e2e ? await suite.run(context) : await step(suite.title, () => suite.run(context));
  } catch (error) {
    context.interruption.signal.throwIfAborted();
    const detail = error instanceof Error ? error.message : String(error);
    return {...EMPTY_OUTCOME, failed: 1, details: [`${suite.title}: ${detail}`]};
  }
}

function describe(title: string, {passed, failed, skipped, flaky, details, notes}: Outcome): string {
  const counts = `  ${title}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  const lines = [
    ...notes.map((note) => `  ${note}`),
    ...flaky.map((testName) => `  flaky: ${testName}`),
    ...details.map((detail) => `\n✗ ${detail}\n`),
  ];
  return [counts, ...lines].join("\n");
}

/** Parts that run side by side take longer together than the whole. */
function describeTimes(times: readonly PartDuration[], wholeSeconds: number): string {
  const rows = [...times, {part: "all of it", seconds: wholeSeconds}];
  const width = Math.max(...rows.map(({part}) => part.length));
  const line = ({part, seconds}: PartDuration) =>
    `  ${part.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s`;
  return `\nTime of each part\n${rows.map(line).join("\n")}\n`;
}
