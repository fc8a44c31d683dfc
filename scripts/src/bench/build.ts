import {rmSync} from "node:fs";
import {join} from "node:path";
import {setTimeout as wait} from "node:timers/promises";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv} from "../env.ts";
import {serviceEnv} from "../stack/service-env.ts";
import {logFile, type Settings} from "../stack/settings.ts";
import type {Section} from "./context.ts";
import {createWriter} from "./publish.ts";
import {createRow} from "./row.ts";

const MODEL_PAGE = "landing-race-by-power-en";
const FEW = 100;
const MANY = 10_000;
const PER_REQUEST = 250;
const POLL_MS = 250;
const DIST_DIR = ".next-bench-build";

/** The build with a hundred pages and with ten thousand: pages are made on demand, so it should not matter. */
export const build: Section = {
  title: "Build time",
  run: async ({stack: {settings}, interruption}) => {
    await addPagesAndWait(settings, {from: 0, to: FEW}, interruption.signal);
    const few = await timeBuild(settings, interruption.signal);
    await addPagesAndWait(settings, {from: FEW, to: MANY}, interruption.signal);
    const manySeconds = await timeBuild(settings, interruption.signal);
    rmSync(join(settings.root, "web", DIST_DIR), {recursive: true, force: true});
    const measured = {section: "build", name: `${MANY} pages against ${FEW}`, unit: "s"};
    return {
      rows: [createRow({...measured, ours: manySeconds, reference: few}, {ratioAtMost: 1.2})],
      details: {few, many: manySeconds},
    };
  },
};

interface Pages {
  readonly from: number;
  readonly to: number;
}

/**
 * Adds the pages and waits until the running site has been notified of each: that work must not slow the timed build.
 */
async function addPagesAndWait(settings: Settings, pages: Pages, signal: AbortSignal): Promise<void> {
  const last = `${settings.urls.web}/us/en/landing/generated-${pages.to - 1}`;
  const isThere = async () => (await fetch(last, {signal})).ok;
  // Notifications arrive in order. The cached reply that the page is missing remains until the page's own notification
  // arrives.
  await isThere();
  await addPages(settings, pages);
  while (!(await isThere())) await wait(POLL_MS, null, {signal});
}

async function addPages(settings: Settings, {from, to}: Pages): Promise<void> {
  const client = createWriter(settings);
  const model = await client.getDocument(MODEL_PAGE);
  if (model === undefined) throw new Error(`The seed has no ${MODEL_PAGE} to copy.`);
  for (let start = from; start < to; start += PER_REQUEST) {
    const transaction = client.transaction();
    for (let index = start; index < Math.min(to, start + PER_REQUEST); index += 1) {
      const slug = {_type: "slug", current: `generated-${index}`};
      transaction.createOrReplace({
        ...model,
        _id: `generated-${index}`,
        translationGroup: `generated-${index}`,
        slug,
      });
    }
    await transaction.commit({visibility: "async"});
  }
}

/** Seconds of a build from nothing. */
async function timeBuild(settings: Settings, signal: AbortSignal): Promise<number> {
  rmSync(join(settings.root, "web", DIST_DIR), {recursive: true, force: true});
  const started = performance.now();
  await runLogged(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: join(settings.root, "web"),
    env: childEnv({...serviceEnv(settings, "production"), WEB_DIST_DIR: DIST_DIR}),
    logFile: logFile(settings, "bench-build"),
    signal,
  });
  return (performance.now() - started) / 1000;
}
