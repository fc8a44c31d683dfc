import {relative} from "node:path";
import {z} from "zod";
import {lastLines} from "../../../bootstrap/run-logged.mjs";
import {ROOT} from "../../env.ts";
import {EMPTY_OUTCOME, type Outcome} from "../suite.ts";

const SHOWN_LINES = 120;

const attempt = z.object({attachments: z.array(z.object({name: z.string(), path: z.string().optional()}))});
const run = z.object({
  projectName: z.string(),
  status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
  results: z.array(attempt),
});
const spec = z.object({title: z.string(), file: z.string(), tests: z.array(run)});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({
  config: z.object({projects: z.array(z.object({name: z.string()}))}),
  suites: z.array(suite),
  errors: z.array(z.object({message: z.string().optional()})),
});
export type Report = z.infer<typeof report>;

export const parseReport = (json: unknown): Report => report.parse(json);

export interface Rules {
  /** How often a test may be retried before it counts as failed. */
  readonly retries: 0 | 1;
  /** Whether a story that passes at its retry counts as passed. */
  readonly acceptsFlaky: boolean;
  /** Whether a story that is left out is a failure. */
  readonly mustRunAll: boolean;
}

export function readReport(found: Report, rules: Rules, logFile: string): Outcome {
  const {mustRunAll} = rules;
  const forgives = rules.retries > 0 && rules.acceptsFlaky;
  const stories = listTestResults(found);
  const withStatus = (status: TestResult["status"]) =>
    stories.filter((testResult) => testResult.status === status);
  const [flaky, skipped] = [withStatus("flaky"), withStatus("skipped")];
  const failed = [...withStatus("unexpected"), ...(forgives ? [] : flaky), ...(mustRunAll ? skipped : [])];
  const lines = [
    ...found.errors.map((error) => error.message ?? "unknown error"),
    ...failed.map((testResult) => `${testResult.status}: ${describeTestResult(testResult)}`),
  ];
  return {
    ...EMPTY_OUTCOME,
    passed: stories.length - failed.length - (mustRunAll ? 0 : skipped.length),
    failed: lines.length,
    skipped: skipped.length,
    flaky: forgives ? flaky.map(describeTestResult) : [],
    details: lines.length === 0 ? [] : [...lines, lastLines(logFile, SHOWN_LINES)],
  };
}

/** In the order of the configuration. */
export function listProjects(found: Report): string[] {
  const reportedProjects = new Set(listTestResults(found).map(({project}) => project));
  return found.config.projects.flatMap(({name}) => (reportedProjects.has(name) ? [name] : []));
}

interface TestResult {
  readonly project: string;
  readonly file: string;
  readonly title: string;
  readonly status: z.infer<typeof run>["status"];
  /** What was recorded at the tries that failed. */
  readonly traces: readonly string[];
}

function listTestResults({suites}: Pick<Report, "suites">): TestResult[] {
  return suites.flatMap((each) => [
    ...each.specs.flatMap(testResultsOf),
    ...listTestResults({suites: each.suites ?? []}),
  ]);
}

function testResultsOf({title, file, tests}: z.infer<typeof spec>): TestResult[] {
  return tests.map(({projectName, status, results}) => {
    const attachments = results.flatMap((result) => result.attachments);
    const traces = attachments.flatMap(({name, path}) => (name === "trace" && path ? [path] : []));
    return {project: projectName, file, title, status, traces};
  });
}

function describeTestResult({file, title, traces}: TestResult): string {
  const shown = traces.map((path) => relative(ROOT, path));
  return `${file}: ${title}${shown.length > 0 ? ` (${shown.join(", ")})` : ""}`;
}
