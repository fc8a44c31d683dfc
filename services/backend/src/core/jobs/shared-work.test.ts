import {sql} from "drizzle-orm";
import {pino} from "pino";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {deleteJobs} from "../../../test/delete-jobs.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createTestJobs} from "../../../test/test-jobs.ts";
import {withTransaction} from "../db/db.ts";
import {createJobQueue} from "./job-queue.ts";

const databases = await openTestDatabases();
const logger = pino({level: "silent"});
const payload = z.strictObject({n: z.int()});
const KINDS = {
  step: {payload, firstPauseSeconds: 1},
  fragile: {payload, retries: 0},
  tally: {payload, isOnePerKey: true},
  watched: {payload, heartbeatSeconds: 30},
} as const;

describe.each(databases)("work that several processes share, on $name", ({db, jobStore}) => {
  const open = () => createJobQueue({store: jobStore, kinds: KINDS, logger});
  const [one, other] = [open(), open()];
  let done: string[] = [];
  let failing = new Set<number>();
  const worker = (name: string) => {
    const note = async ({n}: {n: number}) => {
      if (failing.has(n)) throw new Error("Not today");
      done.push(`${name} ${n}`);
    };
    return createTestJobs({
      db,
      queue: name === "one" ? one : other,
      kinds: KINDS,
      logger,
      handlers: {step: note, fragile: note, tally: note, watched: note},
    });
  };
  const [first, second] = [worker("one"), worker("other")];

  beforeAll(async () => {
    await one.start();
    await other.start();
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });
  beforeEach(async () => {
    [done, failing] = [[], new Set()];
    await deleteJobs(one.boss);
  });
  const numbers = () => done.map((line) => Number(line.split(" ")[1])).sort((a, b) => a - b);
  const upTo = (count: number) => Array.from({length: count}, (_, n) => n);

  it("each job is done by one of them", async () => {
    for (const n of upTo(20)) await one.enqueue(db, "step", {n});
    await Promise.all([first.runDue(), second.runDue()]);
    expect(numbers()).toEqual(upTo(20));
  });

  it("a job enqueued by one process is done by the other", async () => {
    await one.enqueue(db, "step", {n: 1});
    await second.runDue();
    expect(done).toEqual(["other 1"]);
  });

  it("a job that a process died over is not done twice while its time lasts", async () => {
    await one.enqueue(db, "step", {n: 1});
    // Taken, and never reported back.
    expect(await one.boss.fetch("step")).toHaveLength(1);
    await second.runDue();
    expect(done).toEqual([]);
  });

  it("one whose process falls silent is done by another, before its time is over", async () => {
    await one.enqueue(db, "watched", {n: 1});
    expect(await one.boss.fetch("watched")).toHaveLength(1);
    const lookAfter = async (seconds: number) => {
      await db.execute(sql`update pgboss.job set heartbeat_on = now() - ${seconds} * interval '1 second'`);
      await db.execute(sql`update pgboss.queue set monitor_claim_on = null`);
      await other.boss.supervise("watched");
      await second.letPausesPass();
      await second.runDue();
    };
    await lookAfter(25);
    expect(done).toEqual([]);
    await lookAfter(35);
    expect(done).toEqual(["other 1"]);
  });

  it("a failing job does not block the others, and is done later by another process", async () => {
    failing.add(2);
    for (const n of upTo(4)) await one.enqueue(db, "step", {n});
    await first.runDue();
    expect(numbers()).toEqual([0, 1, 3]);
    failing.clear();
    await second.letPausesPass();
    await second.runDue();
    expect(done.at(-1)).toBe("other 2");
  });

  it("one that may not be tried again is set aside at once, and can be revived by a person", async () => {
    failing.add(1);
    await one.enqueue(db, "fragile", {n: 1});
    await first.runDue();
    expect(await other.listDead()).toMatchObject([
      {name: "fragile", payload: {n: 1}, failure: {error: "Error"}},
    ]);
    failing.clear();
    expect(await other.reviveDead("step")).toBe(0);
    expect(await other.reviveDead("fragile")).toBe(1);
    await second.runDue();
    expect([done, await one.listDead()]).toEqual([["other 1"], []]);
  });

  it("the dead are listed oldest first, whatever killed them", async () => {
    for (const n of [1, 2]) {
      failing.add(n);
      await one.enqueue(db, "fragile", {n});
      await first.runDue();
    }
    await one.boss.send("step", {language: "of another version"});
    await first.runDue();
    const dead = await one.listDead();
    expect(dead.map(({name, failure}) => [name, failure])).toEqual([
      ["fragile", {error: "Error", code: null}],
      ["fragile", {error: "Error", code: null}],
      ["step", {error: "payload"}],
    ]);
  });

  it("one per key: of a hundred that ask for one tally at once one waits, for each key", async () => {
    await Promise.all(upTo(100).map((n) => one.enqueue(db, "tally", {n: 1}, {key: n % 2 ? "odd" : "even"})));
    await Promise.all([first.runDue(), second.runDue()]);
    expect(done).toHaveLength(2);
  });

  it("a rolled-back transaction that enqueued several jobs enqueues none", async () => {
    const broken = withTransaction(db, async (tx) => {
      await one.enqueue(tx, "step", {n: 1});
      await one.enqueue(tx, "tally", {n: 2}, {key: "k"});
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    await one.enqueue(db, "tally", {n: 3}, {key: "k"});
    await first.runDue();
    expect(numbers()).toEqual([3]);
  });
});
