import {rmSync} from "node:fs";
import {join} from "node:path";
import {step} from "../../../bootstrap/progress.mjs";
import {requireBrowser} from "../../browser.ts";
import {ROOT, readEnv} from "../../env.ts";
import {createSettings} from "../../stack/settings.ts";
import {listChangedFiles} from "../changed-files.ts";
import {addOutcomes, EMPTY_OUTCOME, type Outcome, type Suite, type SuiteContext, timed} from "../suite.ts";
import {affectedSpecs} from "./affected-specs.ts";
import {keepBusy} from "./keep-busy.ts";
import {NEEDS_OWN_STACK, planParallelGroups} from "./parallel-groups.ts";
import {createPlaywright, type Playwright} from "./playwright.ts";
import {listProjects, type Rules, readReport} from "./report.ts";
import {connectToStack, startTestStack, type TestStack} from "./test-stack.ts";

export const e2e: Suite = {
  title: "End-to-end tests",
  run: async (context) => {
    const env = readEnv();
    const paths = choosePaths(context);
    if (paths === null)
      return {...EMPTY_OUTCOME, notes: ["no end-to-end test leads where something changed"]};
    const playwright = createPlaywright(context, requireBrowser(env), paths);
    const rules = chooseRules(context, env.CI);
    rmSync(join(ROOT, "web", "test-results"), {recursive: true, force: true});
    const {report} = await playwright.run("plan", ["--list"], {
      settings: createSettings(env),
      controlUrl: null,
    });
    const unreadable = readReport({...report, suites: []}, rules, "");
    const projects = listProjects(report);
    const cores = keepBusy(context.isBusy ? undefined : 0);
    try {
      const run = context.stackUrl === null ? runOnOwnStacks : runOnRunningStack;
      const outcome = addOutcomes(unreadable, await run({context, playwright, rules}, projects));
      return {...outcome, notes: [`seed ${context.seed}`, ...outcome.notes]};
    } finally {
      cores.stop();
    }
  },
};

interface E2eRun {
  readonly context: SuiteContext;
  readonly playwright: Playwright;
  readonly rules: Rules;
}

/** Parts of the paths of files to run; empty: all of them; null: none. */
function choosePaths({pattern, changedSince}: SuiteContext): readonly string[] | null {
  if (changedSince === null) return pattern === undefined ? [] : [pattern];
  const specs = affectedSpecs(listChangedFiles(changedSince));
  return specs.length > 0 ? specs : null;
}

/** A machine that checks changes forgives a test once; a person at work and a busy machine want to know. */
function chooseRules({isBusy, isStrict}: SuiteContext, isCi: boolean): Rules {
  return {retries: isCi && !isBusy ? 1 : 0, acceptsFlaky: !isStrict, mustRunAll: isBusy};
}

/** Groups side by side. The first stack makes the build that the others start from. */
async function runOnOwnStacks(run: E2eRun, projects: readonly string[]): Promise<Outcome> {
  const {interruption} = run.context;
  const runs: Promise<Outcome>[] = [];
  for (const group of planParallelGroups(projects)) {
    const starting = startTestStack(interruption);
    runs.push(starting.then((stack) => runGroup(run, group, stack)).catch(toFailedOutcome));
    const isRunning = await starting.then(
      () => true,
      () => false,
    );
    if (!isRunning) break;
  }
  const outcomes = await Promise.all(runs);
  interruption.signal.throwIfAborted();
  return outcomes.reduce(addOutcomes, EMPTY_OUTCOME);
}

function toFailedOutcome(reason: unknown): Outcome {
  return {...EMPTY_OUTCOME, failed: 1, details: [reason instanceof Error ? reason.message : String(reason)]};
}

async function runOnRunningStack(run: E2eRun, projects: readonly string[]): Promise<Outcome> {
  const stack = await connectToStack(run.context.stackUrl ?? "");
  const group = projects.filter((project) => project !== NEEDS_OWN_STACK);
  const leftOut = projects.length > group.length ? [`left out on a running stack: ${NEEDS_OWN_STACK}`] : [];
  const outcome = await runGroup(run, group, stack);
  return {...outcome, notes: [...outcome.notes, ...leftOut]};
}

/**
 * One project after the other, each in a run of its own: they disturb each other, but none hides another. Playwright's
 * own order, by dependencies, leaves out whatever comes after a test that failed.
 */
async function runGroup(run: E2eRun, group: readonly string[], stack: TestStack): Promise<Outcome> {
  let total = EMPTY_OUTCOME;
  let isOver = false;
  try {
    for (const project of group) {
      const outcome = timed(`e2e: ${project}`, () =>
        step(`End-to-end tests: ${project}`, () => runProject(run, project, stack)),
      );
      const failure = await Promise.race([outcome.then(() => null), stack.failure]);
      if (failure !== null) return addOutcomes(total, {...EMPTY_OUTCOME, failed: 1, details: [failure]});
      total = addOutcomes(total, await outcome);
    }
    isOver = true;
    return total;
  } finally {
    await stack.stop({failed: isOver ? total.failed : 1});
  }
}

async function runProject({playwright, rules}: E2eRun, project: string, stack: TestStack): Promise<Outcome> {
  const own = [`--project=${project}`, `--retries=${rules.retries}`, `--output=test-results/${project}`];
  // Where a story is tried again, that is soon enough to record what its page did: it costs every story time.
  if (rules.retries > 0) own.push("--trace=on-first-retry");
  const {report, logFile} = await playwright.run(project, own, stack);
  return readReport(report, rules, logFile);
}
