import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {lastLines, runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv, ROOT} from "../env.ts";
import {EMPTY_OUTCOME, type Outcome, type Suite, type SuiteContext, samplingEnv} from "./suite.ts";
import {readReport, timesOf, unitReport} from "./unit/report.ts";

export const unit: Suite = {
  title: "Unit and contract tests",
  run: async (context) => {
    const outcome = await runVitest(context);
    return {...outcome, notes: [`seed ${context.seed}`, ...outcome.notes]};
  },
};

async function runVitest(context: SuiteContext): Promise<Outcome> {
  const {pattern, changedSince} = context;
  const reportFile = join(context.reportDir, "unit.json");
  const logFile = join(context.reportDir, "unit.log");
  const args = [
    ...["--report", reportFile],
    ...(changedSince === null ? [] : ["--changed", changedSince]),
    ...(pattern === undefined ? [] : [pattern]),
  ];
  // Vitest sets the first only where it is started by its own command.
  const env = childEnv({NODE_ENV: "test", ...samplingEnv(context)});
  const code = await runLogged(process.execPath, [join(import.meta.dirname, "unit", "run.ts"), ...args], {
    cwd: ROOT,
    env,
    logFile,
    signal: context.interruption.signal,
    // A run with failed tests ends with 1: the report lists the failures.
    accept: [0, 1],
  });
  const fail = (detail: string): Outcome => ({...EMPTY_OUTCOME, failed: 1, details: [detail]});
  const logged = `The last lines of ${logFile}:\n${lastLines(logFile, 40)}`;
  if (!existsSync(reportFile)) return fail(`Vitest wrote no report. ${logged}`);
  const report = unitReport.parse(JSON.parse(readFileSync(reportFile, "utf8")));
  if (pattern !== undefined && changedSince === null && report.files.length === 0)
    return fail(`no test file's path contains "${pattern}"`);
  const notes =
    report.leftOut === 0 ? [] : [`${report.leftOut} more test files import what changed: npm test runs all`];
  const outcome = {...readReport(report), times: timesOf(report), notes};
  return code === 0 || outcome.failed > 0 ? outcome : fail(`Vitest failed without saying of what. ${logged}`);
}
