import {readFileSync} from "node:fs";
import {join} from "node:path";
import {setTimeout as wait} from "node:timers/promises";
import {z} from "zod";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv, ROOT} from "../env.ts";
import type {Settings} from "../stack/settings.ts";
import type {BenchContext, Section} from "./context.ts";
import {databaseOf} from "./database-of.ts";
import {DEMO_RUNNERS, type DemoSession, signIn} from "./demo-session.ts";
import {pace} from "./paced.ts";
import {createRow, type Row} from "./row.ts";
import {median, quantile} from "./statistics.ts";

const FILES = 1000;
const ONE_BY_ONE = 50;
const AT_ONCE = 50;
const ASKED_PER_SECOND = 20;
const ASKED = 60;
const LOOKS = 21;
const CHANGES = 7;
const LOOK_AGAIN_MS = 100;
const RUNS = "/b/api/v1/users/me/activities";

const uploaded = z.object({
  data: z.object({
    files: z.array(
      z.object({outcome: z.string(), upload_id: z.string().nullable(), activity_ids: z.array(z.string())}),
    ),
  }),
});
const uploadState = z.object({data: z.object({outcome: z.string()})});

/** A runner's ten years, one file an hour long after the other, and what others wait meanwhile. */
export const runs: Section = {
  title: "Files of runs",
  run: async (context) => {
    const {settings} = context.stack;
    const {signal} = context.interruption;
    const folder = await makeFiles(context);
    // Of the invented people the one without runs.
    const runner = createRunner(settings, await signIn(settings, DEMO_RUNNERS[1]), folder);
    const singles = await timeSingles(runner);
    const started = performance.now();
    const [othersMs] = await Promise.all([
      pace(() => runner.ask("/b/api/v1/users/me"), ASKED_PER_SECOND, ASKED, signal),
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

async function makeFiles({stack: {settings}, interruption: {signal}}: BenchContext): Promise<string> {
  const folder = join(settings.dataDir, "bench-runs");
  const args = ["bench/make-files.ts", "--folder", folder, "--count", String(FILES)];
  const logFile = join(settings.dataDir, "logs/bench-runs.log");
  await runLogged(process.execPath, args, {
    cwd: join(ROOT, "services/training"),
    env: childEnv({}),
    logFile,
    signal,
  });
  return folder;
}

function createRunner({urls: {backend}}: Settings, {access_token}: DemoSession, folder: string) {
  const headers = {authorization: `Bearer ${access_token}`};
  const waiting: string[] = [];
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${backend}${path}`, {...init, headers: {...headers, ...init.headers}});
  return {
    ask,
    /** Files from one on, in one form; returns their runs. */
    async send(first: number, count: number): Promise<string[]> {
      const form = new FormData();
      for (let file = first; file < first + count; file += 1)
        form.append("file", new File([readFileSync(join(folder, `${file}.fit`))], `${file}.fit`));
      const response = await ask(RUNS, {method: "POST", body: form});
      if (!response.ok) throw new Error(`Sending files answered ${response.status}`);
      const {files} = uploaded.parse(await response.json()).data;
      for (const {outcome, upload_id} of files)
        if (outcome === "reading" && upload_id !== null) waiting.push(upload_id);
      return files.flatMap(({activity_ids}) => activity_ids);
    },
    /** Until what was left to jobs is read. */
    async allRead() {
      for (const id of waiting) {
        while ((await outcomeOf(id)) === "reading") await wait(LOOK_AGAIN_MS);
      }
    },
  };

  async function outcomeOf(id: string): Promise<string> {
    const response = await ask(`/b/api/v1/users/me/uploads/${id}`);
    return uploadState.parse(await response.json()).data.outcome;
  }
}

type Runner = ReturnType<typeof createRunner>;

async function timeSingles(runner: Runner) {
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

/** Ten years by duration: asked for once more, and after a run changed, as the first to look. */
async function timeCurve(runner: Runner) {
  const to = new Date();
  const from = new Date(to);
  from.setUTCFullYear(to.getUTCFullYear() - 10);
  const [first, last] = [from, to].map((day) => day.toISOString().slice(0, 10));
  const look = async () => {
    const started = performance.now();
    const response = await runner.ask(`/b/api/v1/users/me/pdc?from=${first}&to=${last}`);
    if (!response.ok) throw new Error(`The curve answered ${response.status}`);
    await response.arrayBuffer();
    return performance.now() - started;
  };
  const listed = z.object({data: z.object({items: z.array(z.object({id: z.string()}))})});
  const {items} = listed.parse(await (await runner.ask(`${RUNS}?limit=1`)).json()).data;
  const path = `/b/api/v1/activities/${items[0]?.id}/exclude`;
  await look();
  const warm: number[] = [];
  for (let time = 0; time < LOOKS; time += 1) warm.push(await look());
  const changed: number[] = [];
  for (let time = 0; time < CHANGES; time += 1) {
    const body = JSON.stringify({excluded: time % 2 === 0});
    await runner.ask(path, {method: "PUT", body, headers: {"content-type": "application/json"}});
    changed.push(await look());
  }
  return {warmMs: median(warm), changedMs: median(changed)};
}

interface Measured {
  readonly singles: readonly number[];
  readonly othersMs: readonly number[];
  readonly importSeconds: number;
  readonly warmMs: number;
  readonly changedMs: number;
}

function toRows(settings: Settings, {singles, othersMs, importSeconds, warmMs, changedMs}: Measured): Row[] {
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
