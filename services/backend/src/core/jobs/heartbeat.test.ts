import {pino} from "pino";
import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {isWorkerAlive, recordHeartbeat, startHeartbeat} from "./heartbeat.ts";
import {worker_heartbeat} from "./tables.ts";

const databases = await openTestDatabases();
const NOON = Date.parse("2026-03-01T12:00:00Z");
const at = (seconds: number) => () => new Date(NOON + seconds * 1000);

describe.each(databases)("the workers on $name", ({db, reset}) => {
  beforeEach(reset);
  const isAlive = (seconds: number) => isWorkerAlive({db, now: at(seconds)});

  it("workers count as alive for a minute after the latest heartbeat", async () => {
    expect(await isAlive(0)).toBe(false);
    await recordHeartbeat({db, now: at(0)}, "first");
    expect([await isAlive(0), await isAlive(59), await isAlive(60)]).toEqual([true, true, false]);
    await recordHeartbeat({db, now: at(70)}, "first");
    expect([await isAlive(129), await isAlive(130)]).toEqual([true, false]);
    expect(await db.select().from(worker_heartbeat)).toHaveLength(1);
  });

  it("only the latest heartbeat of any worker counts: a worker that ended long ago has no effect", async () => {
    await recordHeartbeat({db, now: at(-86_400)}, "gone");
    await recordHeartbeat({db, now: at(0)}, "here");
    expect(await isAlive(30)).toBe(true);
  });

  it("that have a clock a little ahead are alive too", async () => {
    await recordHeartbeat({db, now: at(5)}, "ahead");
    expect(await isAlive(0)).toBe(true);
  });

  it("workers that send many heartbeats at once have one record each", async () => {
    const names = Array.from({length: 12}, (_, number) => `worker-${number % 3}`);
    await Promise.all(names.map((name) => recordHeartbeat({db, now: at(0)}, name)));
    expect((await db.select().from(worker_heartbeat)).map(({worker}) => worker).sort()).toEqual([
      "worker-0",
      "worker-1",
      "worker-2",
    ]);
  });
});

describe("saying so", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("heartbeats continue through a database outage, and each failure is logged once", async () => {
    let failures = 0;
    const lines: string[] = [];
    const [{db} = {db: undefined}] = databases;
    if (!db) return expect.unreachable();
    const away = new Proxy(db, {
      get(target, name, receiver) {
        if (name !== "insert") return Reflect.get(target, name, receiver);
        failures += 1;
        return () => ({values: () => ({onConflictDoUpdate: () => Promise.reject(new Error("away"))})});
      },
    });
    const logger = pino({level: "warn"}, {write: (line) => lines.push(line)});
    const outages = {note: vi.fn()};
    const timer = startHeartbeat({db: away, now: at(0), logger, outages}, "w");
    await vi.advanceTimersByTimeAsync(31_000);
    clearInterval(timer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([failures, lines.length, outages.note.mock.calls.length]).toEqual([3, 3, 3]);
    expect(lines.join("")).toContain("no heartbeat");
  });
});
