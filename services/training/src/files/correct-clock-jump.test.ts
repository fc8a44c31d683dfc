import {expect, it} from "vitest";
import {recordingOf} from "../../test/support/recordings.ts";
import {NOW, UNIX0} from "../../test/support/xml.ts";
import {NO_TOTALS, type Recording} from "../series/recording.ts";
import {checkRecording} from "./check-recording.ts";
import {correctClockJump} from "./correct-clock-jump.ts";

const DAYS = 20 * 86_400;
const WRONG = UNIX0 - DAYS;
/** 100 s by one clock and 201 s by another, five seconds apart. */
const times = [
  ...Array.from({length: 101}, (_, second) => WRONG + second),
  ...Array.from({length: 201}, (_, second) => UNIX0 + 105 + second),
];
const run = (elapsed: number | null, rest: Partial<Recording> = {}) =>
  recordingOf(times, {power: times.map(() => 200)}, {totals: {...NO_TOTALS, start: WRONG, elapsed}, ...rest});
const lap = (start: number) => ({
  start,
  elapsed: 100,
  timer: 100,
  distance: null,
  trigger: null,
  workoutStep: null,
});

it("a clock that is set during a run splits nothing: the later clock applies to the whole run", () => {
  const timer = [
    {time: WRONG + 50, isRunning: false},
    {time: WRONG + 60, isRunning: true},
    {time: UNIX0 + 305, isRunning: false},
  ];
  const {recordings, problems} = checkRecording(run(305, {timer, laps: [lap(WRONG), lap(UNIX0 + 105)]}), NOW);
  expect(problems).toEqual([]);
  const [whole] = recordings;
  expect([whole?.time[0], whole?.time.at(-1), whole?.time.length]).toEqual([UNIX0, UNIX0 + 305, 302]);
  expect(whole?.timer.map(({time}) => time - UNIX0)).toEqual([50, 60, 305]);
  expect(whole?.laps.map(({start}) => start - UNIX0)).toEqual([0, 105]);
  expect(whole?.totals.start).toBe(UNIX0);
});

it.each([
  ["counts the days between", DAYS + 305],
  ["counts much more than its records", 900],
  ["says nothing of its time", null],
])("two runs stay two where a device %s", (_what, elapsed) => {
  const {recordings, problems} = checkRecording(run(elapsed), NOW);
  expect(recordings).toHaveLength(2);
  expect(problems.map(({code}) => code)).toEqual(["cut_at_jump"]);
});

it("changes nothing of a run without a jump, nor of one without records", () => {
  for (const seconds of [[], [UNIX0], [UNIX0, UNIX0 + 1]]) {
    const recording = recordingOf(seconds, {});
    expect(correctClockJump(recording)).toBe(recording);
  }
});
