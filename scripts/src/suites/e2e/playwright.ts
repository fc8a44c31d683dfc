import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {lastLines, runLogged} from "../../../bootstrap/run-logged.mjs";
import {childEnv, ROOT} from "../../env.ts";
import {serviceEnv, writerEnv} from "../../stack/service-env.ts";
import {type SuiteContext, samplingEnv} from "../suite.ts";
import {parseReport, type Report} from "./report.ts";
import type {TestStack} from "./test-stack.ts";

const CLI = "../node_modules/@playwright/test/cli.js";
const SHOWN_LINES = 40;

type Addresses = Pick<TestStack, "settings" | "controlUrl">;

export interface Playwright {
  /** Runs it with these options; its report, and where its output is. Fails when it wrote no report. */
  run(
    name: string,
    options: readonly string[],
    addresses: Addresses,
  ): Promise<{report: Report; logFile: string}>;
}

/** `paths` are parts of the paths of files with stories; none: all of them. */
export function createPlaywright(
  context: SuiteContext,
  browser: string,
  paths: readonly string[],
): Playwright {
  return {
    async run(name, options, addresses) {
      const reportFile = join(context.reportDir, `e2e-${name}.json`);
      const logFile = join(context.reportDir, `e2e-${name}.log`);
      // A test left marked `only` would hide all others.
      const args = ["test", "--reporter=list,json", "--forbid-only", ...options, ...paths];
      await runLogged(process.execPath, [CLI, ...args], {
        cwd: join(ROOT, "web"),
        env: {...playwrightEnv(addresses, browser, reportFile), ...samplingEnv(context)},
        logFile,
        signal: context.interruption.signal,
        accept: [0, 1],
      });
      if (!existsSync(reportFile)) {
        throw new Error(`The ${name} wrote no report:\n${lastLines(logFile, SHOWN_LINES)}`);
      }
      return {report: parseReport(JSON.parse(readFileSync(reportFile, "utf8"))), logFile};
    },
  };
}

function playwrightEnv({settings, controlUrl}: Addresses, browser: string, reportFile: string) {
  return childEnv({
    ...serviceEnv(settings, "production"),
    ...writerEnv(settings),
    NODE_ENV: "test",
    GRADUS_BROWSER: browser,
    MAIL_URL: settings.urls.mail,
    IDENTITY_URL: settings.urls.identity,
    PAYMENTS_URL: settings.urls.payments,
    STACK_CONTROL_URL: controlUrl ?? "",
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  });
}
