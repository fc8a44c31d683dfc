import FitParser from "fit-file-parser";
import {profileCourse} from "../src/courses/profile.ts";
import {encodeFit} from "../src/export/fit.ts";
import {decodeFit} from "../src/files/fit/decode.ts";
import {readRecording} from "../src/files/read-recording.ts";
import {bestEffortsOnGrid} from "../src/mean-max/best-efforts.ts";
import {durationGrid} from "../src/mean-max/duration-grid.ts";
import {energyOf} from "../src/mean-max/energy.ts";
import {randomNumbers} from "../src/numbers/random.ts";
import {predict} from "../src/prediction/predict.ts";
import {putOnGrid} from "../src/series/grid.ts";
import {powerStress} from "../src/stress/power-stress.ts";
import {summarize} from "../src/summary/summarize.ts";
import {madeSeries} from "../src/testing/series.ts";
import {secondsInZones} from "../src/zones/zones.ts";

// Prints one line of JSON: what the science takes for ten hours of running, beside a library and beside plain sums.

const HOURS_10 = 36_000;
const CRITICAL_POWER = 270;
const NOW = 1_790_000_000;
const ROUNDS = 15;
/** Systems count a thread's time in steps of some ms: short work is done so often in a row. */
const REPEATS = 5;

const file = encodeFit({
  series: longRun(HOURS_10),
  extra: [],
  laps: [],
  timer: null,
  serial: null,
  productName: "Example",
  powerFamily: "pod",
  subSport: "street",
  utcOffset: 0,
});

const residentBefore = process.memoryUsage().rss;
const firstMs = time(() => decodeFit(file));
const extraMb = (process.memoryUsage().rss - residentBefore) / 1e6;

const [recording] = readRecording(file, {now: NOW}).recordings;
if (!recording) throw new Error("The file of the benchmark has no run");
const energy = energyOf(putOnGrid(recording).series) ?? new Float64Array(1);
const grid = durationGrid(HOURS_10);
const course = hillyMarathon();

const decode: number[] = [];
const library: number[] = [];
const derive: number[] = [];
const bests: number[] = [];
const plain: number[] = [];
const prediction: number[] = [];
// By turns, so that whatever else the machine does slows down both.
for (let round = 0; round < ROUNDS; round++) {
  decode.push(time(() => decodeFit(file), REPEATS));
  library.push(await timeLibrary());
  derive.push(time(deriveAll, REPEATS));
  bests.push(time(() => bestEffortsOnGrid(energy), REPEATS));
  plain.push(time(() => plainBests(energy, grid)));
  prediction.push(time(predictMarathon, REPEATS));
}

console.log(
  JSON.stringify({
    decodeNs: (1e6 * median(decode)) / HOURS_10,
    libraryNs: (1e6 * median(library)) / HOURS_10,
    decodeMs: median(decode),
    firstMs,
    libraryMs: median(library),
    extraMb: Math.max(0, extraMb),
    deriveMs: median(derive),
    bestsNs: (1e6 * median(bests)) / (HOURS_10 * grid.length),
    plainNs: (1e6 * median(plain)) / (HOURS_10 * grid.length),
    predictionMs: median(prediction),
  }),
);

function longRun(seconds: number) {
  const random = randomNumbers(7);
  const column = (base: number, spread: number) => {
    let value = 0;
    return Float64Array.from({length: seconds}, () => {
      value = 0.98 * value + random() - 0.5;
      return Math.round(base + spread * value);
    });
  };
  return madeSeries({
    power: column(240, 25),
    heart_rate: column(150, 4),
    cadence: column(172, 3),
    speed: Float64Array.from({length: seconds}, () => 2.8 + 0.4 * random()),
    distance: Float64Array.from({length: seconds}, (_, at) => 3 * at),
    altitude: Float64Array.from({length: seconds}, (_, at) => 500 + 80 * Math.sin(at / 900)),
    latitude: Float64Array.from({length: seconds}, (_, at) => 48 + at * 2.7e-5),
    longitude: Float64Array.from({length: seconds}, (_, at) => 11 + at * 1e-6),
    ground_time: column(240, 6),
    vertical_oscillation: column(7, 0.3),
    form_power: column(70, 2),
    leg_spring_stiffness: column(10, 0.2),
  });
}

function deriveAll() {
  if (!recording) return;
  const {series} = putOnGrid(recording);
  const power = series.columns.power ?? new Float64Array();
  summarize(series, {mass: 70, hasBarometer: true});
  secondsInZones(power, series.active, CRITICAL_POWER);
  powerStress(power, series.active, CRITICAL_POWER);
}

/** The straightforward implementation: every window of every duration. */
function plainBests(sums: Float64Array, durations: readonly number[]) {
  return durations.map((duration) => {
    let best = 0;
    for (let slot = 0; slot + duration < sums.length; slot++) {
      const joules = (sums[slot + duration] ?? 0) - (sums[slot] ?? 0);
      if (joules > best) best = joules;
    }
    return best / duration;
  });
}

function hillyMarathon() {
  const points = Array.from({length: 2111}, (_, index) => ({
    distance: Math.min(42_195, 20 * index),
    altitude: 300 + 60 * Math.sin(index / 60) + 15 * Math.sin(index / 9),
  }));
  const profiled = profileCourse(points);
  if (!profiled.ok) throw new Error(profiled.code);
  return profiled.course;
}

function predictMarathon() {
  const mild = {elevation: 300, temperature: 22, humidity: 0.6};
  const race = {
    course,
    surface: "road",
    headwind: 1,
    training: mild,
    race: mild,
    isAcclimatised: false,
    pacing: "even",
    withHeat: true,
  } as const;
  const profile = {criticalPower: CRITICAL_POWER, wPrime: 18_000, pMax: 900, efforts: []};
  const found = predict({race, runner: {mass: 70}, profile, confidence: 0.8, weeklySeconds: 18_000});
  if (!found.ok) throw new Error(found.code);
}

/** ms of this thread's processor: whatever else the machine does is not counted. */
function time(work: () => unknown, repeats = 1): number {
  const before = process.threadCpuUsage();
  for (let round = 0; round < repeats; round++) work();
  return since(before) / repeats;
}

async function timeLibrary(): Promise<number> {
  const before = process.threadCpuUsage();
  await new FitParser({force: true, mode: "list"}).parseAsync(Buffer.from(file));
  return since(before);
}

function since(before: NodeJS.CpuUsage): number {
  const {user, system} = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
