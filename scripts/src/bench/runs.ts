import type {Settings} from "../stack/settings.ts";
import type {Section} from "./context.ts";
import {databaseOf} from "./database-of.ts";
import {DEMO_RUNNERS, signIn} from "./demo-session.ts";
import {pace} from "./pace.ts";
import {createRow, type Row} from "./row.ts";
import {createRunUploader, makeFiles, RUNS_PATH, type RunUploader, runListReply} from "./run-files.ts";
import {median, quantile} from "./statistics.ts";

const FILES = 1030;
// With the fifties after them within the sixty forms that an account may send in a minute.
const ONE_BY_ONE = 30;
const AT_ONCE = 50;
const OTHER_CALLS_PER_SECOND = 20;
const OTHER_CALLS = 60;
const CURVE_REQUESTS = 21;
const CHANGES = 7;
export const runs: Section = {
  title: "Files of runs",
  run: async (context) => {
    const {settings} = context.stack;
    const {signal} = context.interruption;
    const folder = await makeFiles(context, FILES);
    // Of the invented people the one without runs.
    const runner = createRunUploader(settings, await signIn(settings, DEMO_RUNNERS[1]), folder);
    const singles = await timeSingleUploads(runner);
    const started = performance.now();
    const [othersMs] = await Promise.all([
      pace(() => runner.ask("/b/api/v1/users/me"), OTHER_CALLS_PER_SECOND, OTHER_CALLS, signal),
      runner.send(ONE_BY_ONE, AT_ONCE),
    ]);
    for (let first = ONE_BY_ONE + AT_ONCE; first < FILES; first += AT_ONCE) await runner.send(first, AT_ONCE);
    await runner.allRead();
    const importSeconds = (performance.now() - started) / 1000;
    const curve = await timeCurve(runner);
    return {
      rows: toRows(settings, {singles: singles.times, othersMs, importSeconds, ...curve}),
      details: {files: FILES, singles, othersMs, importSeconds, ...curve},
    };
  },
};

async function timeSingleUploads(runner: RunUploader) {
  const times: number[] = [];
  for (let file = 0; file < ONE_BY_ONE; file += 1) {
    const started = performance.now();
    const [run] = await runner.send(file, 1);
    // The answer names the run once all of it is there.
    if (run === undefined) throw new Error("A file of the benchmark became no run");
    times.push(performance.now() - started);
  }
  return {times};
}

/** The power-duration curve of ten years: times of repeated requests, and of the first request after a run changed. */
async function timeCurve(runner: RunUploader) {
  const to = new Date();
  const from = new Date(to);
  from.setUTCFullYear(to.getUTCFullYear() - 10);
  const [first, last] = [from, to].map((day) => day.toISOString().slice(0, 10));
  const measureCurve = async () => {
    const started = performance.now();
    const response = await runner.ask(`/b/api/v1/users/me/pdc?from=${first}&to=${last}`);
    if (!response.ok) throw new Error(`The curve answered ${response.status}`);
    await response.arrayBuffer();
    return performance.now() - started;
  };
  const {items} = runListReply.parse(await (await runner.ask(`${RUNS_PATH}?limit=1`)).json()).data;
  const path = `/b/api/v1/activities/${items[0]?.id}/exclude`;
  await measureCurve();
  const warm: number[] = [];
  for (let time = 0; time < CURVE_REQUESTS; time += 1) warm.push(await measureCurve());
  const changed: number[] = [];
  for (let time = 0; time < CHANGES; time += 1) {
    const body = JSON.stringify({excluded: time % 2 === 0});
    await runner.ask(path, {method: "PUT", body, headers: {"content-type": "application/json"}});
    changed.push(await measureCurve());
  }
  return {warmMs: median(warm), changedMs: median(changed)};
}

interface RunTimes {
  readonly singles: readonly number[];
  readonly othersMs: readonly number[];
  readonly importSeconds: number;
  readonly warmMs: number;
  readonly changedMs: number;
}

function toRows(settings: Settings, {singles, othersMs, importSeconds, warmMs, changedMs}: RunTimes): Row[] {
  const database = databaseOf(settings);
  const row = (name: string, unit: string, ours: number) => ({
    section: "runs",
    name: `${name}, ${database}`,
    unit,
    ours,
  });
  return [
    createRow(row("a 1 h file to its run, p95", "ms", quantile(singles, 0.95)), {
      atMost: settings.env.DATABASE_URL ? 300 : 500,
    }),
    createRow(row(`other calls while ${AT_ONCE} files are read, p99`, "ms", quantile(othersMs, 0.99)), {
      atMost: 50,
    }),
    createRow(row(`${FILES - ONE_BY_ONE} files of 1 h`, "s", importSeconds), {atMost: 60}),
    createRow(row("power by duration over 10 years, asked again", "ms", warmMs), {atMost: 20}),
    createRow(row("the same after a run changed", "ms", changedMs), {atMost: 80}),
  ];
}
