import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {z} from "zod";
import {lastLines, runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv, ROOT} from "../env.ts";
import {listPackages} from "./packages.ts";
import {add, NOTHING, type Outcome, type Suite, type SuiteContext} from "./suite.ts";

const assertion = z.object({fullName: z.string(), status: z.string(), failureMessages: z.array(z.string())});
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(assertion),
    }),
  ),
});
type Report = z.infer<typeof report>;

/** Vitest in every package. */
export const unit: Suite = {
  title: "Unit and contract tests",
  run: async (context) => {
    let total = NOTHING;
    for (const folder of listPackages()) total = add(total, await runPackage(context, folder));
    return total;
  },
};

async function runPackage(context: SuiteContext, folder: string): Promise<Outcome> {
  const name = folder.replaceAll("/", "-");
  const reportFile = join(context.reportDir, `${name}.json`);
  const logFile = join(context.reportDir, `${name}.log`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const pattern = context.pattern === undefined ? [] : [context.pattern];
  await runLogged(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--passWithNoTests", ...reporters, ...pattern],
    // A failing run ends with 1: the report says what failed.
    {
      cwd: join(ROOT, folder),
      env: childEnv({}),
      logFile,
      signal: context.interruption.signal,
      accept: [0, 1],
      givesWay: context.givesWay ?? false,
    },
  );
  if (!existsSync(reportFile)) {
    return {...NOTHING, failed: 1, details: [`${folder}: vitest wrote no report\n${lastLines(logFile, 40)}`]};
  }
  return readReport(folder, report.parse(JSON.parse(readFileSync(reportFile, "utf8"))));
}

/** A file that fails before its first test has no failed test in the report, but must fail the run. */
export function readReport(
  folder: string,
  {numPassedTests, numFailedTests, numPendingTests, testResults}: Report,
): Outcome {
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((result) => result.status === "failed"),
  );
  const broken = brokenFiles.map((file) => `${file.name}\n${file.message}`);
  const failed = testResults
    .flatMap((file) => file.assertionResults)
    .filter((result) => result.status === "failed")
    .map(
      (result) => `${folder}: ${result.fullName}\n${withoutToolFrames(result.failureMessages.join("\n"))}`,
    );
  return {
    ...NOTHING,
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
    details: [...broken, ...failed],
  };
}

/** The stack of a failed assertion is mostly the test runner's own. */
function withoutToolFrames(message: string): string {
  return message
    .split("\n")
    .filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line))
    .join("\n");
}
