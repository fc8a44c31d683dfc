import {afterAll, expect, it} from "vitest";
import {fitFile} from "../../../../test/recordings.ts";
import {createRecordingWorkerPool, WorkerPoolBusy} from "./recording-worker-pool.ts";

const workerPool = createRecordingWorkerPool();
afterAll(() => workerPool.stop());
const runner = {time_zone: "Europe/Berlin", critical_power: [], weight: [], heart: null};
const now = Date.parse("2026-03-01T12:00:00Z") / 1000;

it("reading a long run does not block other work", async () => {
  // The threads are there already: what is looked at is the reading.
  await workerPool.read({bytes: fitFile({seconds: 60}), now, isRun: false, statedRpe: null, runner});
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  const {runs} = await workerPool.read({
    bytes: fitFile({seconds: 36_000}),
    now,
    isRun: false,
    statedRpe: null,
    runner,
  });
  clearInterval(counting);
  expect(runs).toHaveLength(1);
  // On this thread there would be none at all.
  expect(turns).toBeGreaterThan(3);
});

it("damaged and meaningless files are reported as problems and never end a thread", async () => {
  const whole = fitFile({seconds: 300});
  const changed = whole.map((byte, at) => (at % 97 === 50 ? byte ^ 0xff : byte));
  const files = [new Uint8Array(), new Uint8Array(1000), whole.slice(0, 900), changed];
  for (const bytes of files) {
    const {runs, problems} = await workerPool.read({bytes, now, isRun: false, statedRpe: null, runner});
    expect(runs.length + problems.length).toBeGreaterThan(0);
  }
});

it("once it was stopped, files are left to the next process", async () => {
  const own = createRecordingWorkerPool();
  const reading = expect(
    own.read({bytes: fitFile({seconds: 36_000}), now, isRun: false, statedRpe: null, runner}),
  ).rejects.toThrow(WorkerPoolBusy);
  await own.stop();
  await reading;
  await expect(own.read({bytes: fitFile(), now, isRun: false, statedRpe: null, runner})).rejects.toThrow(
    WorkerPoolBusy,
  );
});
