import {readFileSync} from "node:fs";
import {setTimeout as wait} from "node:timers/promises";
import {listMarkets} from "@gradus/schemas/markets";
import {type BenchContext, MARKET, MARKETING_PAGES, POWER_CENTER_PAGES, type Section} from "./context.ts";
import {databaseOf} from "./database-of.ts";
import {DEMO_RUNNERS, signIn} from "./demo-session.ts";
import {load} from "./load.ts";
import {createRow, type Row} from "./row.ts";
import {createRunUploader, makeFiles} from "./run-files.ts";

const SECONDS_PER_PAGE = 3;
const PAGES = MARKETING_PAGES.slice(0, 4);
const FILES = 500;
const AT_ONCE = 50;
const VIEWS = 1000;
/** Long enough for both servers to release memory that they need only temporarily. */
const IDLE_MS = 60_000;
const MAX_MB = 450;

/** What the servers hold: the site at the height of a load, site and backend after use. Linux only. */
export const memory: Section = {
  title: "Memory of the web server and of the backend",
  run: async (context) => {
    if (process.platform !== "linux") return {rows: [], details: "measured on Linux only"};
    const peaks = await measurePeaks(context);
    const used = await measureAfterUse(context);
    const peak = {section: "memory", name: "peak under load", unit: "MB", ...peaks};
    return {
      rows: [createRow(peak, {ratioAtMost: 1.3}), ...afterUseRows(context, used)],
      details: {peaks, used},
    };
  },
};

/** The highest resident size of a fresh web server under load, ours over several pages. */
async function measurePeaks({stack, reference, interruption}: BenchContext) {
  await stack.restart("web");
  await reference.restart();
  for (const path of PAGES) {
    await load(`${stack.settings.urls.web}${MARKET}${path}`, SECONDS_PER_PAGE, interruption.signal);
    await load(reference.emptyUrl, SECONDS_PER_PAGE, interruption.signal);
  }
  return {ours: megabytes(stack.pid("web"), "VmHWM"), reference: megabytes(reference.pid(), "VmHWM")};
}

/** Every page in every market, files of runs, a thousand page views; then no request at all. */
async function measureAfterUse(context: BenchContext) {
  const {stack, interruption} = context;
  const {signal} = interruption;
  const {settings} = stack;
  const runner = createRunUploader(
    settings,
    await signIn(settings, DEMO_RUNNERS[1]),
    await makeFiles(context, FILES),
  );
  const visit = async (path: string) => {
    const response = await fetch(`${settings.urls.web}${path}`, {signal});
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
  };
  for (const {region, locale} of listMarkets())
    for (const path of MARKETING_PAGES) await visit(`/${region}/${locale}${path}`);
  for (let first = 0; first < FILES; first += AT_ONCE) await runner.send(first, AT_ONCE);
  await runner.allRead();
  const seen = [...MARKETING_PAGES, ...POWER_CENTER_PAGES];
  for (let view = 0; view < VIEWS; view += 1) await visit(`${MARKET}${seen[view % seen.length]}`);
  await wait(IDLE_MS, undefined, {signal});
  return {site: megabytes(stack.pid("web"), "VmRSS"), backend: megabytes(stack.pid("backend"), "VmRSS")};
}

function afterUseRows({stack}: BenchContext, used: Readonly<Record<"site" | "backend", number>>): Row[] {
  const row = (name: string, ours: number) =>
    createRow({section: "memory", name, unit: "MB", ours}, {atMost: MAX_MB});
  return [
    row("the site after use, idle", used.site),
    row(`the backend after use, idle, ${databaseOf(stack.settings)}`, used.backend),
  ];
}

/** A process's memory in MB as the kernel reports it: current (`VmRSS`) or peak (`VmHWM`) resident size. */
function megabytes(pid: number | undefined, value: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${value}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
