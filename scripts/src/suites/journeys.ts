import {existsSync, mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {z} from "zod";
import {step} from "../../bootstrap/progress.mjs";
import {lastLines, runLogged} from "../../bootstrap/run-logged.mjs";
import {requireBrowser} from "../browser.ts";
import {childEnv, readEnv} from "../env.ts";
import type {Interruption} from "../interruption.ts";
import {findFreeOffset} from "../stack/ports.ts";
import {serviceEnv, writerEnv} from "../stack/service-env.ts";
import {createSettings, type Settings} from "../stack/settings.ts";
import {type Stack, startStack} from "../stack/stack.ts";
import {NOTHING, type Outcome, type Suite, type SuiteContext} from "./suite.ts";

const FIRST_OFFSET = 20_000;

/** Playwright against a production build, on its own ports and data. */
export const journeys: Suite = {
  title: "Browser journeys",
  run: async (context) => {
    const browser = requireBrowser(readEnv());
    const settings = await createTestSettings();
    const stack = await startTestStack(settings, context.interruption);
    try {
      const outcome = await step("Walking the journeys", () => runPlaywright(context, stack, browser));
      if (outcome.failed === 0) rmSync(settings.dataDir, {recursive: true, force: true});
      return outcome;
    } finally {
      await stack.stop();
    }
  },
};

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

async function runPlaywright(context: SuiteContext, stack: Stack, browser: string): Promise<Outcome> {
  const {settings} = stack;
  const reportFile = join(context.reportDir, "journeys.json");
  const logFile = join(context.reportDir, "journeys.log");
  // Someone who names a story wants that one, not all that usually run before it.
  const pattern = context.pattern === undefined ? [] : ["--no-deps", context.pattern];
  const work = runLogged(
    process.execPath,
    ["../node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...pattern],
    {
      cwd: join(settings.root, "web"),
      env: childEnv({
        ...serviceEnv(settings, "production"),
        ...writerEnv(settings),
        NODE_ENV: "test",
        GRADUS_BROWSER: browser,
        MAIL_URL: settings.urls.mail,
        IDENTITY_URL: settings.urls.identity,
        STACK_CONTROL_URL: stack.controlUrl,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      }),
      logFile,
      signal: context.interruption.signal,
      accept: [0, 1],
    },
  );
  const failure = await Promise.race([work.then(() => null), stack.failure]);
  if (failure !== null) return {...NOTHING, failed: 1, details: [failure]};
  if (!existsSync(reportFile)) return {...NOTHING, failed: 1, details: [lastLines(logFile, 40)]};
  return readReport(JSON.parse(readFileSync(reportFile, "utf8")), logFile);
}

const report = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()}),
  errors: z.array(z.object({message: z.string().optional()})),
});

export function readReport(json: unknown, logFile: string): Outcome {
  const {stats, errors} = report.parse(json);
  // There are no retries; should someone add them, luck is still no pass.
  const failed = stats.unexpected + stats.flaky + errors.length;
  const messages = errors.map((error) => error.message ?? "unknown error");
  return {
    passed: stats.expected,
    failed,
    skipped: stats.skipped,
    details: failed === 0 ? [] : [...messages, lastLines(logFile, 120)],
  };
}
