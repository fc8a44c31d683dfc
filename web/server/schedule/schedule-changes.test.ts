import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {type ScheduledChange, scheduleChanges} from "./schedule-changes.ts";

const MIDNIGHT = Date.parse("2026-12-31T23:00:00Z");
const terms = {_id: "terms-2.2", _type: "legalVersion", kind: "terms"};

let refreshed: string[] = [];
let stop = () => {};
beforeEach(() => {
  refreshed = [];
  vi.useFakeTimers({now: MIDNIGHT - 5000});
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(readChanges: () => Promise<readonly ScheduledChange[]>, refresh = async (_id: string) => {}) {
  const timer = scheduleChanges({
    readChanges,
    refresh: async ({_id}) => {
      await refresh(_id);
      refreshed.push(`${_id} at ${new Date().toISOString()}`);
    },
    clock: () => new Date(),
  });
  stop = timer.stop;
  return timer;
}

it("refreshes a document at its instant: not before, and once", async () => {
  start(async () => [{at: MIDNIGHT, document: terms}]);
  await vi.advanceTimersByTimeAsync(4999);
  expect(refreshed).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(refreshed).toEqual(["terms-2.2 at 2026-12-31T23:00:00.000Z"]);
});

it("what passed before the start is left alone: pages were made since", async () => {
  start(async () => [{at: MIDNIGHT - 6000, document: terms}]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshed).toEqual([]);
});

it("learns of a date that was published a moment before it passes", async () => {
  let changes: ScheduledChange[] = [];
  const timer = start(async () => changes);
  await vi.advanceTimersByTimeAsync(1000);
  changes = [{at: MIDNIGHT, document: terms}];
  timer.reread();
  await vi.advanceTimersByTimeAsync(4000);
  expect(refreshed).toEqual(["terms-2.2 at 2026-12-31T23:00:00.000Z"]);
});

it("reads the dates once for many changes at a time", async () => {
  const read = vi.fn(async () => []);
  const timer = start(read);
  await vi.advanceTimersByTimeAsync(2000);
  for (let change = 0; change < 100; change += 1) timer.reread();
  await vi.advanceTimersByTimeAsync(2000);
  expect(read).toHaveBeenCalledTimes(2);
});

it("a refresh that is itself noticed as a change is not repeated", async () => {
  const timer = start(
    async () => [{at: MIDNIGHT, document: terms}],
    async () => timer.reread(),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshed).toHaveLength(1);
});

it("tries again until the site has answered, and while content cannot be read", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failures = [new Error("busy"), new Error("busy")];
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error("content is down");
    return [{at: MIDNIGHT, document: terms}];
  };
  start(read, async () => {
    const failure = failures.pop();
    if (failure) throw failure;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshed).toEqual(["terms-2.2 at 2026-12-31T23:00:02.000Z"]);
});

it("knows how long a copy of a page may live", async () => {
  const timer = start(async () => [{at: MIDNIGHT, document: terms}]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(timer.secondsLeft()).toBe(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(timer.secondsLeft()).toBe(Number.POSITIVE_INFINITY);
});

it("midnight comes once per time zone", async () => {
  start(async () => [
    {at: MIDNIGHT, document: terms},
    {at: MIDNIGHT + 3_600_000, document: terms},
  ]);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(refreshed).toHaveLength(2);
});
