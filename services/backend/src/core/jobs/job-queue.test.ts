import {sql} from "drizzle-orm";
import {pino} from "pino";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {deleteJobs} from "../../../test/delete-jobs.ts";
import {createEmptyPostgres, openTestDatabases, type TestDatabase} from "../../../test/test-databases.ts";
import {createTestJobs} from "../../../test/test-jobs.ts";
import {type Db, withTransaction} from "../db/db.ts";
import {openDatabase} from "../db/open-database.ts";
import type {JobHandlers, JobKind} from "./job-kind.ts";
import {createJobQueue} from "./job-queue.ts";
import {startWorker} from "./job-worker.ts";

const databases = await openTestDatabases();
const logger = pino({level: "silent"});
const payload = z.strictObject({user: z.string()});
const KINDS = {
  greet: {payload, firstPauseSeconds: 60},
  recount: {payload, isOnePerKey: true},
  derive: {payload, isOnePerKey: true, isExclusive: true},
  once: {payload, retries: 0},
  quick: {payload, batch: 8},
  sweep: {payload: z.strictObject({}), cron: "17 3 * * *"},
} as const;

describe.each(databases)("jobs on $name", ({db, jobStore}: TestDatabase) => {
  let done: string[] = [];
  let failure: Error | null = null;
  const note =
    (name: string) =>
    async ({user}: {user: string}) => {
      if (failure) throw failure;
      done.push(`${name} ${user}`);
    };
  const handlers: JobHandlers<typeof KINDS> = {
    greet: note("greet"),
    recount: note("recount"),
    derive: note("derive"),
    once: note("once"),
    quick: note("quick"),
    sweep: async () => {},
  };
  const queue = createJobQueue({store: jobStore, kinds: KINDS, logger});
  const {runDue, letPausesPass} = createTestJobs({db, queue, kinds: KINDS, handlers, logger});
  const greet = (tx: Db, user: string) => queue.enqueue(tx, "greet", {user});

  beforeAll(queue.start);
  afterAll(queue.stop);
  beforeEach(async () => {
    [done, failure] = [[], null];
    await deleteJobs(queue.boss);
  });

  it("a job is done once, after what caused it is written", async () => {
    await withTransaction(db, (tx) => greet(tx, "ann"));
    await runDue();
    await runDue();
    expect(done).toEqual(["greet ann"]);
  });

  it("the first job of a new queue does not hang, though its transaction holds the only connection", async () => {
    const fresh = createJobQueue({store: jobStore, kinds: {...KINDS, newcomer: {payload}}, logger});
    await fresh.start();
    await withTransaction(db, (tx) => fresh.enqueue(tx, "newcomer", {user: "ann"}));
    await fresh.stop();
    expect(await queue.boss.findJobs("newcomer")).toHaveLength(1);
  });

  it("what is rolled back leaves no job", async () => {
    const broken = withTransaction(db, async (tx) => {
      await greet(tx, "ann");
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    await runDue();
    expect(done).toEqual([]);
  });

  it("a failed job waits longer each time, is given up after five retries, and can be revived", async () => {
    failure = new Error("ann@example.com does not answer");
    await greet(db, "ann");
    const pauses: {least: number; most: number}[] = [];
    for (let tries = 1; tries <= 5; tries++) {
      const before = Date.now();
      await runDue();
      const after = Date.now();
      const [job] = await queue.boss.findJobs("greet");
      const due = job?.startAfter.getTime() ?? 0;
      // It failed somewhere between the two.
      pauses.push({least: (due - after) / 1000, most: (due - before) / 1000});
      expect(job).toMatchObject({state: "retry", retryCount: tries - 1});
      await runDue();
      await letPausesPass();
    }
    // Random jitter makes a pause up to twice as long, so that jobs that failed for one reason do not retry together.
    for (const [tries, {least, most}] of pauses.entries()) {
      expect(most / 2 ** tries).toBeGreaterThan(55);
      expect(least / 2 ** tries).toBeLessThan(125);
    }
    expect(await queue.listDead()).toEqual([]);
    await runDue();
    const dead = await queue.listDead();
    expect(dead).toMatchObject([{name: "greet", payload: {user: "ann"}, failure: {error: "Error"}}]);
    expect(JSON.stringify(dead)).not.toContain("ann@");

    failure = null;
    expect(await queue.reviveDead("greet")).toBe(1);
    await runDue();
    expect([done, await queue.listDead()]).toEqual([["greet ann"], []]);
  });

  it("of one person's recounts one waits and one runs, and others go on", async () => {
    const recount = (user: string) => queue.enqueue(db, "recount", {user}, {key: user});
    await Promise.all([recount("ann"), recount("ann"), recount("ben"), recount("ann")]);
    const [running] = await queue.boss.fetch("recount");
    await recount("ann");
    await recount("ben");
    await runDue();
    const other = running?.data;
    expect(done).toHaveLength(1);
    expect(other).not.toEqual({user: done[0]?.split(" ")[1]});
  });

  it("of an exclusive kind none of the same key waits while one runs, and once it is done the next can", async () => {
    const derive = (user: string) => queue.enqueue(db, "derive", {user}, {key: user});
    await derive("ann");
    const [running] = await queue.boss.fetch("derive");
    await Promise.all([derive("ann"), derive("ann")]);
    expect(await queue.boss.findJobs("derive")).toHaveLength(1);
    await queue.boss.complete("derive", running?.id ?? "");
    await derive("ann");
    await runDue();
    expect(done).toEqual(["derive ann"]);
  });

  it("two jobs of one account run at once, a third waits, another account's does not", async () => {
    for (const user of ["a", "b", "c"]) await queue.enqueue(db, "greet", {user}, {account: "ann"});
    await queue.enqueue(db, "greet", {user: "d"}, {account: "ben"});
    const running = await queue.boss.fetch<{user: string}>("greet", {batchSize: 4, groupConcurrency: 2});
    expect(running).toHaveLength(3);
    expect(running.map(({data}) => data.user)).toContain("d");
  });

  it.each([
    ["a moment", {startAfter: new Date(Date.now() + 3_600_000)}],
    ["a while from now", {startInSeconds: 3600}],
  ])("a job for %s is not done before", async (_when, later) => {
    await queue.enqueue(db, "greet", {user: "ann"}, later);
    await runDue();
    expect(done).toEqual([]);
    await letPausesPass();
    await runDue();
    expect(done).toEqual(["greet ann"]);
  });

  it("a payload of another version is set aside at once", async () => {
    await queue.boss.send("greet", {person: "ann"});
    await runDue();
    expect(done).toEqual([]);
    expect(await queue.listDead()).toMatchObject([{name: "greet", failure: {error: "payload"}}]);
  });

  it("starts again without harm, takes changed options over and forgets dropped schedules", async () => {
    const kinds = {greet: {payload, retries: 2}, sweep: {payload: z.strictObject({}), cron: "5 5 * * *"}};
    const next = createJobQueue({store: jobStore, kinds, logger});
    await next.start();
    expect(await next.boss.getQueue("greet")).toMatchObject({retryLimit: 2, retryDelay: 10});
    expect(await next.boss.getSchedules()).toMatchObject([{name: "sweep", cron: "5 5 * * *"}]);
    await next.stop();
    await queue.boss.updateQueue("greet", {retryLimit: 5, retryDelay: 60});
  });

  it("stopping lets a running job finish and takes no new one", async () => {
    const longJob = await startLongJob();
    await longJob.isRunning;
    const stopping = longJob.queue.stop();
    await queue.enqueue(db, "once", {user: "later"});
    longJob.finish();
    await stopping;
    const left = await db.execute(sql`select state from pgboss.job where name = 'once' order by created_on`);
    expect(left).toMatchObject({rows: [{state: "completed"}, {state: "created"}]});
  });

  it("quick jobs by the hundred are worked off one batch after the other, without pauses between them", async () => {
    const busy = createJobQueue({store: jobStore, kinds: KINDS, logger});
    await busy.start();
    for (let count = 0; count < 100; count++) await busy.enqueue(db, "quick", {user: String(count)});
    await startWorker({boss: busy.boss, kinds: KINDS, handlers, logger});
    // With one job per poll of the queue this would take minutes.
    await expect.poll(() => new Set(done).size).toBe(100);
    await busy.stop();
    expect(done).toHaveLength(100);
  });

  it.each([
    ["alone, two at once", {parallel: 2}, true, 2],
    ["beside others, two at once", {parallel: 2}, false, 2],
    ["alone, four together", {batch: 4}, true, 3],
    ["beside others, four together", {batch: 4}, false, 3],
  ] as const)(
    "of one account a process runs two jobs at once: %s",
    async (_which, kindOptions, isAlone, most) => {
      const {kinds, handlers: heldHandlers, begun, finish} = holdJobs(kindOptions);
      const own = createJobQueue({store: jobStore, kinds, logger});
      await own.start();
      for (const user of ["a", "b", "c"]) await own.enqueue(db, "long", {user}, {account: "ann"});
      await own.enqueue(db, "long", {user: "d"}, {account: "ben"});
      await startWorker({boss: own.boss, kinds, handlers: heldHandlers, logger, isAlone});
      await expect.poll(() => begun.length).toBe(most);
      expect(begun.filter((user) => user !== "d")).toHaveLength(2);
      finish();
      await expect.poll(() => begun.toSorted()).toEqual(["a", "b", "c", "d"]);
      await own.stop();
    },
  );

  it("a process leaves out an account of which others run two", async () => {
    const {kinds, handlers: heldHandlers, begun, finish} = holdJobs({});
    const [own, other] = [1, 2].map(() => createJobQueue({store: jobStore, kinds, logger}));
    if (!own || !other) throw new Error("There are two");
    await own.start();
    await other.start();
    for (const user of ["a", "b", "c"]) await own.enqueue(db, "long", {user}, {account: "ann"});
    await own.enqueue(db, "long", {user: "d"}, {account: "ben"});
    expect(await other.boss.fetch("long", {batchSize: 2})).toHaveLength(2);
    await startWorker({boss: own.boss, kinds, handlers: heldHandlers, logger});
    await expect.poll(() => begun).toEqual(["d"]);
    finish();
    await own.stop();
    await other.stop();
  });

  /** Jobs that run until they are let go, and whose have begun. */
  function holdJobs(kindOptions: Pick<JobKind, "parallel" | "batch">) {
    const ends = Promise.withResolvers<void>();
    const startedJobs: string[] = [];
    const longHandler = async ({user}: {user: string}) => {
      startedJobs.push(user);
      await ends.promise;
    };
    return {
      kinds: {long: {payload, ...kindOptions}},
      handlers: {long: longHandler},
      begun: startedJobs,
      finish: ends.resolve,
    };
  }

  async function startLongJob() {
    const running = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const longQueue = createJobQueue({store: jobStore, kinds: KINDS, logger});
    await longQueue.start();
    await longQueue.enqueue(db, "once", {user: "now"});
    const once = async () => {
      running.resolve();
      await gate.promise;
    };
    await startWorker({boss: longQueue.boss, kinds: KINDS, handlers: {...handlers, once}, logger});
    return {queue: longQueue, isRunning: running.promise, finish: gate.resolve};
  }
});

const server = await createEmptyPostgres();
it.skipIf(!server)("six instances that start at once make the queues once", async () => {
  if (!server) return;
  const instances = await Promise.all(Array.from({length: 6}, () => openDatabase({url: server.url})));
  const queues = instances.map(({jobStore}) => createJobQueue({store: jobStore, kinds: KINDS, logger}));
  await Promise.all(queues.map((queue) => queue.start()));
  const names = (await queues[0]?.boss.getQueues())?.map(({name}) => name);
  await Promise.all(queues.map((queue) => queue.stop()));
  await Promise.all(instances.map((instance) => instance.close()));
  await server.drop();
  expect(names).toEqual(expect.arrayContaining(["dead", ...Object.keys(KINDS)]));
});
