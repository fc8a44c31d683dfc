import {expect, it} from "vitest";
import {listProjects, parseReport, type Rules, readReport} from "./report.ts";

const LOG = "/nowhere/e2e.log";
const FORGIVING: Rules = {retries: 1, acceptsFlaky: true, mustRunAll: false};
const STRICT: Rules = {retries: 1, acceptsFlaky: false, mustRunAll: false};
const ONCE: Rules = {retries: 0, acceptsFlaky: true, mustRunAll: false};
const BUSY: Rules = {retries: 0, acceptsFlaky: true, mustRunAll: true};

type Status = "expected" | "unexpected" | "flaky" | "skipped";

/** A report as Playwright writes it, with one story of each status; titles are the statuses. */
function reportOf(statuses: readonly Status[], {project = "site", errors = [] as string[]} = {}) {
  const specs = statuses.map((status) => ({
    title: `a story that is ${status}`,
    file: "site/some.spec.ts",
    tests: [{projectName: project, status, results: [{attachments: tracesOf(status)}, {attachments: []}]}],
  }));
  return parseReport({
    config: {projects: [{name: "site"}, {name: "studio"}, {name: "faults"}]},
    suites: [{specs: [], suites: [{specs}]}],
    errors: errors.map((message) => ({message})),
  });
}

const tracesOf = (status: Status) =>
  status === "expected"
    ? []
    : [{name: "trace", path: `/tmp/traces/${status}/trace.zip`}, {name: "screenshot"}];

it("a run that could not begin is a failure", () => {
  const outcome = readReport(reportOf([], {errors: ["no tests found"]}), FORGIVING, LOG);
  expect(outcome).toMatchObject({passed: 0, failed: 1});
  expect(outcome.details[0]).toBe("no tests found");
});

it("a story that fails twice fails the run, and is named with its trace", () => {
  const outcome = readReport(reportOf(["expected", "unexpected"]), FORGIVING, LOG);
  expect(outcome).toMatchObject({passed: 1, failed: 1, flaky: []});
  expect(outcome.details[0]).toMatch(
    /^unexpected: site\/some\.spec\.ts: a story .*unexpected\/trace\.zip\)$/,
  );
});

it("with a retry, a story that passes at the second try passes, and is named with the trace of the first", () => {
  const outcome = readReport(reportOf(["expected", "flaky", "skipped"]), FORGIVING, LOG);
  expect(outcome).toMatchObject({passed: 2, failed: 0, skipped: 1, details: []});
  expect(outcome.flaky).toEqual([
    expect.stringMatching(/^site\/some\.spec\.ts: a story that is flaky \(\S*flaky\/trace\.zip\)$/),
  ]);
});

it.each([
  ["without a retry", ONCE],
  ["where nothing is forgiven", STRICT],
])("%s, luck at a second try is no pass", (_where, rules) => {
  const outcome = readReport(reportOf(["expected", "flaky"]), rules, LOG);
  expect(outcome).toMatchObject({passed: 1, failed: 1, flaky: []});
  expect(outcome.details[0]).toMatch(/^flaky: site\/some\.spec\.ts/);
});

it("on a busy machine no story may be left out", () => {
  const outcome = readReport(reportOf(["expected", "skipped"]), BUSY, LOG);
  expect(outcome).toMatchObject({passed: 1, failed: 1, skipped: 1});
  expect(outcome.details[0]).toMatch(/^skipped: site\/some\.spec\.ts/);
});

it("names the projects that have stories, in the order of the configuration", () => {
  const [faults, site] = [reportOf(["skipped"], {project: "faults"}), reportOf(["expected"])];
  const both = {...site, suites: [...faults.suites, ...site.suites]};
  expect(listProjects(both)).toEqual(["site", "faults"]);
});
