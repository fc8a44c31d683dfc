import {writeFileSync} from "node:fs";
import {setPriority} from "node:os";
import {relative} from "node:path";
import {parseArgs} from "node:util";
import {createVitest, type Reporter, type TestModule, type TestSpecification} from "vitest/node";
import {ROOT} from "../../env.ts";
import {listChangedFiles, listFiles} from "../changed-files.ts";
import {changedSources} from "./changed/changed-sources.ts";
import {chooseNearest, readsChange} from "./changed/choose-nearest.ts";
import {distancesFrom, readImporters} from "./changed/import-graph.ts";
import type {UnitReport} from "./report.ts";

// A program of its own: Vitest takes over the process it runs in. `unit.ts` starts it and reads the report.

const LOWER_PRIORITY = 5;
/** Test time as recorded, so that a change is tested within half a minute. */
const CHANGED_BUDGET_MS = 25_000;
/** Of a file that has not run on this machine. */
const USUAL_FILE_MS = 1000;

const {values, positionals: patterns} = parseArgs({
  options: {report: {type: "string", default: ""}, changed: {type: "string"}},
  allowPositionals: true,
});
// Browsers go first, as their stories wait for pages; a third of a core is left where other programs keep all of them busy.
setPriority(LOWER_PRIORITY);
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
});
try {
  await vitest.standalone();
  const isWhole = values.changed === undefined && patterns.length === 0;
  await vitest.runTestSpecifications(await chooseSpecifications(), isWhole);
} finally {
  await vitest.close();
}

/** Test files whose path contains a pattern; with `--changed`, only those that a change can break. */
async function chooseSpecifications(): Promise<TestSpecification[]> {
  if (values.changed === undefined) return vitest.getRelevantTestSpecifications(patterns);
  const changed = listChangedFiles(values.changed);
  const files = listFiles();
  const distances = distancesFrom(changedSources(changed, files, values.changed), readImporters(files));
  const candidates = (await vitest.globTestSpecifications(patterns))
    .map((specification) => ({
      specification,
      path: pathOf(specification),
      distance: distanceOf(specification, distances),
      milliseconds: vitest.cache.getTestSpecificationResult(specification)?.duration ?? USUAL_FILE_MS,
    }))
    .filter(({path, distance}) => distance !== null || readsChange(path, changed));
  const chosen = chooseNearest(candidates, changed, CHANGED_BUDGET_MS);
  leftOut = candidates.length - chosen.length;
  return chosen.map(({specification}) => specification);
}

/** What sets a test up, it loads as well. */
function distanceOf(specification: TestSpecification, distances: ReadonlyMap<string, number>): number | null {
  const {setupFiles, globalSetup} = specification.project.config;
  const own = distances.get(pathOf(specification)) ?? Number.POSITIVE_INFINITY;
  const setUp = [...setupFiles, ...globalSetup].map(
    (file) => 1 + (distances.get(relative(ROOT, file)) ?? Number.POSITIVE_INFINITY),
  );
  const nearest = Math.min(own, ...setUp);
  return Number.isFinite(nearest) ? nearest : null;
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
