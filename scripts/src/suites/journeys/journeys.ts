import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {step} from "../../../bootstrap/progress.mjs";
import {requireBrowser} from "../../browser.ts";
import {readEnv} from "../../env.ts";
import type {Interruption} from "../../interruption.ts";
import {findFreeOffset} from "../../stack/ports.ts";
import {createSettings, type Settings} from "../../stack/settings.ts";
import {type Stack, startStack} from "../../stack/stack.ts";
import {add, NOTHING, type Outcome, type Suite, type SuiteContext} from "../suite.ts";
import {keepBusy} from "./keep-busy.ts";
import {createPlaywright, type Playwright} from "./playwright.ts";
import {listProjects, type Rules, readReport} from "./report.ts";

const FIRST_OFFSET = 20_000;
/** The group that waits more than it works: for services that stop and start, one story at a time. */
const PATIENT = "faults";

/** Playwright against a production build, on its own ports and data. */
export const journeys: Suite = {
  title: "Browser journeys",
  run: async (context) => {
    const env = readEnv();
    const browser = requireBrowser(env);
    const settings = await createTestSettings();
    const stack = await startTestStack(settings, context.interruption);
    const cores = keepBusy(context.isBusy ? undefined : 0);
    try {
      rmSync(join(settings.root, "web", "test-results"), {recursive: true, force: true});
      const playwright = createPlaywright(context, stack, browser);
      const outcome = await walkAll(playwright, chooseRules(context, env.CI), stack, context.onSpareCore);
      if (outcome.failed === 0) rmSync(settings.dataDir, {recursive: true, force: true});
      return outcome;
    } finally {
      cores.stop();
      await stack.stop();
    }
  },
};

/** A machine that checks changes forgives a story once; a person at work and a busy machine want to know. */
function chooseRules({isBusy}: SuiteContext, isCi: boolean): Rules {
  return {retries: isCi && !isBusy ? 1 : 0, mustRunAll: isBusy};
}

/**
 * One project after the other, each in a run of its own: they disturb each other, but none hides another. Playwright's
 * own order, by dependencies, leaves out whatever comes after a story that failed.
 */
async function walkAll(
  playwright: Playwright,
  rules: Rules,
  stack: Stack,
  onSpareCore?: () => void,
): Promise<Outcome> {
  const {report} = await playwright.run("plan", ["--list"]);
  const projects = listProjects(report);
  let total = readReport({...report, suites: []}, rules, "");
  for (const project of projects) {
    if (project === PATIENT) onSpareCore?.();
    const walked = step(`Walking the journeys: ${project}`, () => walk(playwright, rules, project));
    const failure = await Promise.race([walked.then(() => null), stack.failure]);
    if (failure !== null) return add(total, {...NOTHING, failed: 1, details: [failure]});
    total = add(total, await walked);
  }
  return total;
}

async function walk(playwright: Playwright, rules: Rules, project: string): Promise<Outcome> {
  const own = [`--project=${project}`, `--retries=${rules.retries}`, `--output=test-results/${project}`];
  const {report, logFile} = await playwright.run(project, own);
  return readReport(report, rules, logFile);
}

async function createTestSettings(): Promise<Settings> {
  const env = {...readEnv(), DATA_DIR: mkdtempSync(join(tmpdir(), "journeys-"))};
  const offset = await findFreeOffset(createSettings(env), FIRST_OFFSET);
  return createSettings(
    {...env, PORT_OFFSET: offset},
    {webDistDir: ".next-test", studioDistDir: "dist-test"},
  );
}

function startTestStack(settings: Settings, interruption: Interruption): Promise<Stack> {
  return startStack(settings, {mode: "production", interruption, hasControls: true});
}
