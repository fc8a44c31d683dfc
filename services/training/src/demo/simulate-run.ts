import {airPower} from "../air/air-power.ts";
import {type OmniDomain, omniDomainPower} from "../cp/models.ts";
import {normalNumbers, wanderingNumbers} from "../numbers/random.ts";
import {type Conditions, powerFor, speedFor} from "../running/cost.ts";
import type {Lap} from "../series/recording.ts";
import type {Series, SeriesKey} from "../series/series.ts";
import {createGait, createHeart} from "./body.ts";
import {DEMO_RUNNER} from "./demo-runner.ts";
import {PLACES, type Place, type Spot, walkAround} from "./places.ts";
import type {Session} from "./session.ts";
import type {Step} from "./steps.ts";
import type {DemoWeather} from "./weather.ts";

/** What a run depends on beside its session. */
export interface RunCircumstances {
  /** Unix seconds. */
  readonly start: number;
  readonly curve: OmniDomain;
  readonly weather: DemoWeather;
  readonly random: () => number;
  /** How many percent more than half the left foot takes. */
  readonly left: number;
}

export interface SimulatedRun {
  readonly series: Series;
  readonly laps: readonly Lap[];
}

type Row = Readonly<Partial<Record<SeriesKey, number>>>;

/**
 * Simulates a session second by second: slope and air decide the speed that a power yields, and the pods measure both
 * with noise.
 */
export function simulateRun(session: Session, circumstances: RunCircumstances): SimulatedRun {
  const move = createMover(session, circumstances);
  const rows: (Row | null)[] = [];
  const laps: Lap[] = [];
  const powerOf = powerBy(session, circumstances);
  const stop = stopIn(session);
  for (const [index, step] of session.steps.entries()) {
    const from = rows.length;
    const begun = move.metres();
    move.turnFor(step);
    for (let second = 0; goesOn(step, second, move.metres() - begun); second++) {
      if (stop?.index === index && stop.second === second)
        rows.push(...new Array<null>(session.pause).fill(null));
      rows.push(move.second(powerOf(step, second, move.metres() - begun)));
    }
    const seconds = rows.length - from;
    laps.push({
      start: circumstances.start + from,
      elapsed: seconds,
      timer: stop?.index === index ? seconds - session.pause : seconds,
      distance: Math.round(100 * (move.metres() - begun)) / 100,
      trigger: index === session.steps.length - 1 ? "session_end" : "manual",
      workoutStep: session.isGuided ? index : null,
    });
  }
  return {series: toSeries(rows, circumstances.start), laps};
}

const goesOn = (step: Step, second: number, metres: number) =>
  step.until === "seconds" ? second < step.seconds : metres < step.metres;

/** In the middle of the longest step. */
function stopIn({steps, pause}: Session): {readonly index: number; readonly second: number} | null {
  if (pause === 0) return null;
  const lengths = steps.map((step) => (step.until === "seconds" ? step.seconds : 0));
  const longest = Math.max(...lengths);
  return {index: lengths.indexOf(longest), second: Math.round(longest / 2)};
}

/** Standard deviation of the share by which all of a run is harder or easier than intended. */
const DAILY_VARIATION = 0.011;

/** Intended power in W, by seconds and metres into a step. */
function powerBy({steps, type}: Session, {curve, random}: RunCircumstances) {
  const isAllOut = type === "race" || type === "test";
  const dayFactor = isAllOut ? 1 : 1 + DAILY_VARIATION * normalNumbers(random)();
  const racePowers = steps.map((step) => (step.until === "metres" ? racePower(step.metres, curve) : 0));
  return (step: Step, second: number, metres: number): number => {
    if (step.until === "metres")
      return (racePowers[steps.indexOf(step)] ?? 0) * racePace(step.metres, metres);
    const progress = second / step.seconds;
    return dayFactor * step.share * (1 + step.fade * (0.5 - progress)) * curve.cp;
  };
}

/** The final sprint of a race: over so many metres, by so much more power. */
const KICK = {metres: 200, more: 0.4};
/** By how much of the mean power a race fades before that: most runners start too fast. */
const RACE_FADE = 0.04;

/** Share of the mean power of a race, by metres into it. */
function racePace(length: number, metres: number): number {
  const kick = metres > length - KICK.metres ? KICK.more : 0;
  return 1 - (KICK.metres * KICK.more) / length + RACE_FADE * (0.5 - metres / length) + kick;
}

/** What can just be held to the finish, on the level and in still air. */
function racePower(metres: number, curve: OmniDomain): number {
  let seconds = metres / speedFor(curve.cp, 0, DEMO_RUNNER);
  for (let round = 0; round < 20; round++)
    seconds = (seconds + metres / speedFor(omniDomainPower(seconds, curve), 0, DEMO_RUNNER)) / 2;
  return omniDomainPower(seconds, curve);
}

/** Seconds over which legs take up another power. */
const LEG_LAG = 2;

function createMover(session: Session, circumstances: RunCircumstances) {
  const {curve, weather, random} = circumstances;
  const place: Place = PLACES[session.place];
  const spotAt = walkAround(place);
  const measure = createDevices(place, circumstances);
  const effort = wanderingNumbers(random, 60);
  let metres = 0;
  let along = 0;
  let legs = 0.6 * curve.cp;
  let direction: 1 | -1 = 1;
  return {
    metres: () => metres,
    /** On a hill, repeats run up and the recoveries between them run down again. */
    turnFor(step: Step) {
      if (session.place !== "hill" || step.until === "metres") return;
      if (step.intensity === "warmup" || step.intensity === "cooldown") return;
      const climbs = spotAt(along).grade >= 0 ? 1 : -1;
      direction = step.intensity === "work" ? climbs : climbs === 1 ? -1 : 1;
    },
    second(power: number): Row {
      const ahead = spotAt(along);
      const spot: Spot = direction === 1 ? ahead : turned(ahead);
      legs += (power * (1 + 0.012 * effort()) - legs) / LEG_LAG;
      const headwind = weather.wind * Math.cos(spot.heading - weather.windFrom);
      const conditions: Conditions = {density: weather.density, headwind, surface: place.surface};
      const speed = speedFor(legs, spot.grade, DEMO_RUNNER, conditions);
      metres += speed;
      along += direction * speed;
      return measure({spot, speed, metres, conditions});
    },
  };
}

const turned = (spot: Spot): Spot => ({...spot, heading: spot.heading + Math.PI, grade: -spot.grade});

interface Moment {
  readonly spot: Spot;
  readonly speed: number;
  readonly metres: number;
  readonly conditions: Conditions;
}

/** What pods, strap and receiver make of a second, each with its own noise and resolution. */
function createDevices({surface}: Place, {curve, weather, random, left}: RunCircumstances) {
  const heart = createHeart(random, weather.temperature);
  const gait = createGait(random, left);
  const normal = normalNumbers(random);
  const [north, east] = [wanderingNumbers(random, 25), wanderingNumbers(random, 25)];
  const isIndoors = surface === "treadmill";
  return ({spot, speed, metres, conditions}: Moment): Row => {
    const watts = powerFor(speed, spot.grade, DEMO_RUNNER, conditions);
    const row = {
      power: Math.round(watts * (1 + 0.02 * normal())),
      speed: Math.round(1000 * speed * (1 + 0.008 * normal())) / 1000,
      distance: Math.round(100 * metres) / 100,
      heart_rate: heart(watts / curve.cp),
      temperature: isIndoors ? 20 : weather.temperature,
      humidity: isIndoors ? 45 : weather.humidity,
      ...gait(speed),
    };
    if (isIndoors) return row;
    return {
      ...row,
      air_power: Math.max(0, Math.round(airPower(speed, conditions.headwind, weather.density))),
      altitude: Math.round(5 * spot.altitude) / 5,
      // A receiver is some metres off, and stays so for a while.
      latitude: spot.latitude + 1.2e-5 * north(),
      longitude: spot.longitude + 2.2e-5 * east(),
    };
  };
}

/** Paused seconds measured nothing. */
function toSeries(rows: readonly (Row | null)[], start: number): Series {
  const [first] = rows;
  const keys = first ? Object.keys(first) : [];
  const column = (key: string) =>
    Float64Array.from(rows, (row) =>
      row ? Number(Reflect.get(row, key)) : key === "power" ? 0 : Number.NaN,
    );
  return {
    start,
    length: rows.length,
    active: Uint8Array.from(rows, (row) => (row ? 1 : 0)),
    columns: Object.fromEntries(keys.map((key) => [key, column(key)])),
  };
}
