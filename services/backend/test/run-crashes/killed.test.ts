import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {and, eq} from "drizzle-orm";
import {afterAll, beforeAll, describe, expect, inject, it} from "vitest";
import {type Recalculation, recalculation} from "../../src/contract/activity-edits.ts";
import {uploadState} from "../../src/contract/uploads.ts";
import {audit} from "../../src/core/audit/tables.ts";
import type {Db} from "../../src/core/db/db.ts";
import {fitFile, type NamedFile, START} from "../recordings.ts";
import {createEmptyPostgres} from "../test-databases.ts";
import {closeBackend, openBackendIn, prepareBackends} from "./backends.ts";
import {
  createKillTest,
  type KillTest,
  type KillTestRunner,
  type RunnerSnapshot,
  WITHIN,
} from "./kill-test.ts";

const DAY_S = 24 * 60 * 60;
const AUDIT_LOCK = "select pg_advisory_xact_lock(4715210)";
const database = await createEmptyPostgres();
const root = mkdtempSync(join(tmpdir(), "killed-"));
afterAll(async () => {
  await database?.drop();
  rmSync(root, {recursive: true, force: true});
});

/** The process is started again after each kill, which takes minutes on a machine that is busy. */
const KILLS_MS = 900_000;

/** Which moments are chosen. */
const seed = inject("seed");

describe.skipIf(database === null)("a backend killed with SIGKILL", () => {
  let uses: Uses | null = null;
  let end = async () => {};
  beforeAll(async () => {
    const databaseUrl = database?.url ?? "";
    const {env, backends} = await prepareBackends({databaseUrl, bucket: null, folders: [root]});
    const [backend = expect.fail("There is none")] = backends;
    const opened = await openBackendIn(env);
    end = async () => {
      await backend.stop();
      await closeBackend(opened);
    };
    await backend.start();
    const {db} = opened.deps;
    uses = {day: createKillTest({databaseUrl, backend, opened, seed}), db};
  });
  afterAll(() => end());
  const used = () => uses ?? expect.fail("It did not start");

  it(
    "during uploads: what was answered is one run, and what is shown is whole",
    async () => {
      await killDuringUploads(used());
    },
    KILLS_MS,
  );

  it(
    "during a recalculation: each run is as before or as after, in the end as if nothing was",
    async () => {
      await killDuringRecalculation(used());
    },
    KILLS_MS,
  );

  it(
    "during merges: each is wholly there, or wholly not",
    async () => {
      await killDuringMerges(used());
    },
    KILLS_MS,
  );
});

interface Uses {
  readonly day: KillTest;
  readonly db: Db;
}

const madeOn = (day: number) => ({start: START - day * DAY_S, seconds: 120 + day, power: 200 + day});
const fileOn = (day: number): NamedFile => [`${day}.fit`, fitFile(madeOn(day))];
const daysFrom = (first: number, count: number) => Array.from({length: count}, (_, at) => first + at);

async function killDuringUploads({day}: Uses) {
  const ann = await day.addRunner("uploads");
  const acceptedUploads = new Map<string, string>();
  let open = [fileOn(0)];
  /** Several at once, each until it is answered; the process may be killed over any of them. */
  const sendOpen = () =>
    Promise.allSettled(
      [0, 1, 2].map(async (lane) => {
        for (const file of open.filter((_, at) => at % 3 === lane)) {
          const [result] = await ann.send(file);
          expect(["created", "duplicate", "reading"], file[0]).toContain(result?.outcome);
          acceptedUploads.set(file[0], result?.upload_id ?? expect.fail("What was taken has no id"));
        }
      }),
    );
  const sendMore = (more: readonly number[]) => {
    // What was answered is never sent again.
    open = [...open.filter(([name]) => !acceptedUploads.has(name)), ...more.map(fileOn)];
  };
  await sendOpen();
  const places = [
    // While a file is read, in the middle of what is written of it.
    (begin: () => Promise<unknown>) =>
      day.killInside("select * from training_state where user_id = $1 for update", [ann.user_id], begin),
    ...[60, 300].map((most) => (begin: () => Promise<unknown>) => day.killSoon(most, begin)),
  ];
  for (const [at, kill] of places.entries()) {
    sendMore(daysFrom(1 + 6 * at, 6));
    await kill(sendOpen);
    expectWholeRuns(await ann.shown());
    await day.letSilencePass();
  }
  sendMore([]);
  await sendOpen();
  const all = daysFrom(0, 1 + 6 * places.length);
  expect([...acceptedUploads.keys()].toSorted(), "answered once the process stays alive").toEqual(
    all.map((each) => `${each}.fit`).toSorted(),
  );
  for (const [name, upload_id] of acceptedUploads)
    await expect
      .poll(() => ann.read(`users/me/uploads/${upload_id}`, uploadState), {...WITHIN, message: name})
      .toMatchObject({outcome: "created", activity_ids: [expect.any(String)]});
  const shown = await ann.shown();
  expectWholeRuns(shown);
  expect(
    shown.map(({timestamp}) => timestamp),
    "each file is one run",
  ).toEqual(all.map((each) => madeOn(each).start).toReversed());
}

/** Expects the summary of each run to match its samples, and both to match the recording. */
function expectWholeRuns(shown: RunnerSnapshot) {
  for (const {
    timestamp,
    elapsed_time,
    average_power,
    distance,
    total_power_list,
    curve,
    local_day,
  } of shown) {
    const expectedRun = madeOn((START - timestamp) / DAY_S);
    expect({elapsed_time, average_power, distance}, local_day).toEqual({
      elapsed_time: expectedRun.seconds - 1,
      average_power: expectedRun.power,
      distance: 3 * (expectedRun.seconds - 1),
    });
    expect(total_power_list, local_day).toEqual(new Array(expectedRun.seconds).fill(expectedRun.power));
    expect(curve, local_day).toBeDefined();
  }
}

const RUNS = 8;

async function killDuringRecalculation({day, db}: Uses) {
  const start = async (name: string) => {
    const runner = await day.addRunner(name);
    await runner.send(...daysFrom(0, RUNS).map(fileOn));
    expect(await runner.rows()).toHaveLength(RUNS);
    const before = await runner.shown();
    await runner.setCriticalPower("2026-02-01", 260);
    return {...runner, before};
  };
  const path = "users/me/activities/recalculate?from=2026-01-01&to=2026-02-28";
  const request = async (runner: KillTestRunner) =>
    runner.dataOf(await runner.ask("PUT", path), recalculation);
  const isDone = (runner: KillTestRunner, {id}: Recalculation) =>
    expect
      .poll(() => runner.read(`users/me/activities/recalculations/${id}`, recalculation), WITHIN)
      .toMatchObject({state: "done", done: RUNS, total: RUNS, changed: RUNS});
  // A user whose process is not killed provides the expected values before and after.
  const [untouched, ann] = [await start("untouched"), await start("recalculated")];
  await isDone(untouched, await request(untouched));
  const {before} = ann;
  const after = await untouched.shown();
  expect(before).toEqual(untouched.before);
  const places = [1, 4].map((from) => from + Math.floor(day.random.between(0, 3)));
  let begin: () => Promise<unknown> = () => request(ann);
  for (const at of places) {
    const run = (await ann.rows())[at]?.id;
    await day.killInside("select * from activity where id = $1 for update", [run], begin);
    // One is wholly before or wholly after.
    expect(await ann.shown(), `killed at run ${at}`).toEqual([...after.slice(0, at), ...before.slice(at)]);
    begin = day.letSilencePass;
  }
  await day.letSilencePass();
  const reply = await request(ann);
  await isDone(ann, reply);
  expect(await ann.shown(), "as one that nothing happened to").toEqual(after);
  // Each run was derived once, however often the process died; a repeated request changes nothing.
  expect(await request(ann)).toMatchObject({id: reply.id, state: "done"});
  expect((await ann.rows()).map(({version}) => version)).toEqual(new Array(RUNS).fill(2));
  const isIt = and(eq(audit.action, "run.recalculate"), eq(audit.target, ann.user_id));
  expect(await db.select().from(audit).where(isIt)).toHaveLength(1);
}

/** The run of a file, once it is read: on a busy machine that is left to a job. */
async function runOf(runner: KillTestRunner, upload_id: string | null): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const {activity_ids} = await runner.read(`users/me/uploads/${upload_id}`, uploadState);
      [found] = activity_ids;
      return found;
    }, WITHIN)
    .toBeDefined();
  return found ?? "";
}

async function killDuringMerges({day, db}: Uses) {
  const start = async (name: string) => {
    const runner = await day.addRunner(name);
    const watch: NamedFile = ["watch.fit", fitFile({power: null, seconds: 900})];
    const pod: NamedFile = ["pod.fit", fitFile({power: 280, start: START + 400, seconds: 500})];
    const sent = await runner.send(watch, pod);
    const [id = "", offline = ""] = await Promise.all(sent.map(({upload_id}) => runOf(runner, upload_id)));
    const merge = () => runner.ask("PUT", "users/me/activities/merge", {watch: id, offline, offset: 30});
    const undo = () => runner.ask("PUT", `activities/${id}/undo`, {});
    const merges = async () => {
      const isIt = and(eq(audit.action, "run.merge"), eq(audit.target, id));
      return (await db.select().from(audit).where(isIt)).length;
    };
    return {...runner, offline, merge, undo, merges, before: await runner.shown()};
  };
  const [untouched, ann] = [await start("unmerged"), await start("merged")];
  expect((await untouched.merge()).status).toBe(200);
  const [before, after] = [ann.before, await untouched.shown()];
  expect(after.map(({is_excluded, total_power_list: power}) => [is_excluded, power?.[30]])).toEqual([
    [false, 280],
    [true, 280],
  ]);
  let undone = 0;

  /** Expects the merge to be applied completely or not at all, and the audit log to match. */
  async function expectWhole(answer: unknown, when: string) {
    const shown = await ann.shown();
    const isThere = JSON.stringify(shown) !== JSON.stringify(before);
    expect(shown, when).toEqual(isThere ? after : before);
    expect(await ann.merges(), when).toBe(undone + (isThere ? 1 : 0));
    if (answer instanceof Response && answer.ok) expect(isThere, `${when}: answered, and lost`).toBe(true);
    if (!isThere) return isThere;
    expect((await ann.undo()).status, when).toBe(200);
    undone++;
    expect(await ann.shown(), `${when}, undone`).toEqual(before);
    return isThere;
  }

  const locks = [
    // The watch's run is written, the pod's is not.
    ["select * from activity where id = $1 for update", [ann.offline]],
    // Both are, and who did it is not.
    [AUDIT_LOCK, []],
  ] as const;
  for (const [statement, values] of locks) {
    await day.killInside(statement, values, ann.merge);
    expect(await expectWhole(null, statement), statement).toBe(false);
  }
  await expectWhole(await day.killSoon(80, ann.merge), "killed at any moment");
  expect((await ann.merge()).status).toBe(200);
  expect(await ann.shown()).toEqual(after);
}
