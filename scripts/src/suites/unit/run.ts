import {writeFileSync} from "node:fs";
import {setPriority} from "node:os";
import {join, relative} from "node:path";
import {parseArgs} from "node:util";
import {createVitest, type Reporter, type TestModule, type TestSpecification} from "vitest/node";
import {ROOT} from "../../env.ts";
import {listChangedFiles} from "../changed-files.ts";
import {chooseNearest, readsChange} from "./changed.ts";
import type {UnitReport} from "./report.ts";

// A program of its own: Vitest takes over the process it runs in. `unit.ts` starts it and reads the report.

const LOWER_PRIORITY = 5;
/** Of two workers, so that a person waits for half a minute. */
const CHANGED_BUDGET_MS = 60_000;
/** Of a file that has not run on this machine. */
const USUAL_FILE_MS = 1000;

const {values, positionals: patterns} = parseArgs({
  options: {report: {type: "string", default: ""}, changed: {type: "string"}},
  allowPositionals: true,
});
// Browsers go first, as their stories wait for pages; a third of a core is left where other programs keep all of them busy.
setPriority(LOWER_PRIORITY);
const changed = values.changed === undefined ? null : listChangedFiles(values.changed);
let leftOut = 0;

const reporter: Reporter = {
  onTestRunEnd(modules, errors) {
    const report: UnitReport = {files: modules.map(describe), errors: errors.map(wordsOf), leftOut};
    writeFileSync(values.report, JSON.stringify(report));
  },
};

const vitest = await createVitest({
  root: ROOT,
  run: true,
  watch: false,
  reporters: ["default", reporter],
  ...(changed !== null && {related: changed.map((path) => join(ROOT, path))}),
});
try {
  await vitest.standalone();
  const isWhole = changed === null && patterns.length === 0;
  await vitest.runTestSpecifications(await chooseSpecifications(), isWhole);
} finally {
  await vitest.close();
}

/** Files whose path contains a pattern. Where only changes are asked for, also those that read what changed. */
async function chooseSpecifications(): Promise<TestSpecification[]> {
  const importing = await vitest.getRelevantTestSpecifications(patterns);
  if (changed === null) return importing;
  const all = await vitest.globTestSpecifications(patterns);
  const known = new Set(importing.map(({moduleId}) => moduleId));
  const reading = all.filter((each) => !known.has(each.moduleId) && readsChange(pathOf(each), changed));
  const candidates = [...importing, ...reading].map((specification) => ({
    specification,
    path: pathOf(specification),
    milliseconds: vitest.cache.getTestSpecificationResult(specification)?.duration ?? USUAL_FILE_MS,
  }));
  const chosen = chooseNearest(candidates, changed, CHANGED_BUDGET_MS);
  leftOut = candidates.length - chosen.length;
  return chosen.map(({specification}) => specification);
}

function pathOf({moduleId}: {readonly moduleId: string}): string {
  return relative(ROOT, moduleId);
}

function describe(module: TestModule): UnitReport["files"][number] {
  const tests = [...module.children.allTests()].map((test) => {
    const {state, errors = []} = test.result();
    return {name: test.fullName, state, errors: errors.map(wordsOf)};
  });
  const {environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration} =
    module.diagnostic();
  return {
    path: pathOf(module),
    project: module.project.name,
    state: module.state(),
    milliseconds: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
    errors: module.errors().map(wordsOf),
    tests,
  };
}

function wordsOf({stack, message}: {readonly stack?: string; readonly message: string}): string {
  return stack ?? message;
}
