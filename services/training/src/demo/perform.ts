import {airPower} from "../air/air-power.ts";
import {type OmniDomain, omniDomainPower} from "../cp/models.ts";
import {normalNumbers, wanderingNumbers} from "../numbers/random.ts";
import {type Conditions, powerFor, speedFor} from "../running/cost.ts";
import type {Lap} from "../series/recording.ts";
import type {Series, SeriesKey} from "../series/series.ts";
import {createGait, createHeart} from "./body.ts";
import {DEMO_RUNNER} from "./demo-runner.ts";
import {PLACES, type Place, type Spot, walkAround} from "./places.ts";
import type {Session, Step} from "./session.ts";
import type {DemoWeather} from "./weather.ts";

/** What a run depends on beside its session. */
export interface Circumstances {
  /** Unix seconds. */
  readonly start: number;
  readonly curve: OmniDomain;
  readonly weather: DemoWeather;
  readonly random: () => number;
  /** How many percent more than half the left foot takes. */
  readonly left: number;
}

export interface Performance {
  readonly series: Series;
  readonly laps: readonly Lap[];
}

type Row = Readonly<Partial<Record<SeriesKey, number>>>;

/** Runs a session second by second: power asks for a speed, slope and air decide which, and pods see both with noise. */
export function perform(session: Session, circumstances: Circumstances): Performance {
  const move = createMover(session, circumstances);
  const rows: (Row | null)[] = [];
  const laps: Lap[] = [];
  for (const [index, step] of session.steps.entries()) {
    const [from, begun] = [rows.length, move.metres()];
    const power = powerOf(step, circumstances);
    const stopAt = session.pause > 0 && index === 1 ? halfOf(step) : null;
    for (let second = 0; goesOn(step, second, move.metres() - begun); second++) {
      if (second === stopAt) rows.push(...new Array<null>(session.pause).fill(null));
      rows.push(move.second(power));
    }
    const seconds = rows.length - from;
    laps.push({
      start: circumstances.start + from,
      elapsed: seconds,
      timer: stopAt === null ? seconds : seconds - session.pause,
      distance: Math.round(100 * (move.metres() - begun)) / 100,
      trigger: index === session.steps.length - 1 ? "session_end" : "manual",
      workoutStep: session.type === "workout" || session.type === "test" ? index : null,
    });
  }
  return {series: toSeries(rows, circumstances.start), laps};
}

const goesOn = (step: Step, second: number, metres: number) =>
  step.until === "seconds" ? second < step.seconds : metres < step.metres;

const halfOf = (step: Step) => (step.until === "seconds" ? Math.round(step.seconds / 2) : null);

/** Asked of the legs in W, by where one is. */
function powerOf(step: Step, {curve}: Circumstances): (spot: Spot) => number {
  if (step.until === "metres") {
    const watts = racePower(step.metres, curve);
    return () => watts;
  }
  const level = step.share * curve.cp;
  if (!("uphill" in step)) return () => level;
  const climbing = step.uphill * curve.cp;
  return ({grade}) => (grade > 0.02 ? climbing : level);
}

/** What can just be held to the finish, on the level and in still air. */
function racePower(metres: number, curve: OmniDomain): number {
  let seconds = metres / speedFor(curve.cp, 0, DEMO_RUNNER);
  for (let round = 0; round < 20; round++)
    seconds = (seconds + metres / speedFor(omniDomainPower(seconds, curve), 0, DEMO_RUNNER)) / 2;
  return omniDomainPower(seconds, curve);
}

/** Seconds over which legs take up another power. */
const LEG_LAG = 4;

function createMover(session: Session, circumstances: Circumstances) {
  const {curve, weather, random} = circumstances;
  const place: Place = PLACES[session.place];
  const spotAt = walkAround(place);
  const measure = createDevices(place, circumstances);
  const effort = wanderingNumbers(random, 60);
  let [metres, legs] = [0, 0.6 * curve.cp];
  return {
    metres: () => metres,
    second(power: (spot: Spot) => number): Row {
      const spot = spotAt(metres);
      legs += (power(spot) * (1 + 0.012 * effort()) - legs) / LEG_LAG;
      const headwind = weather.wind * Math.cos(spot.heading - weather.windFrom);
      const conditions: Conditions = {density: weather.density, headwind, surface: place.surface};
      const speed = speedFor(legs, spot.grade, DEMO_RUNNER, conditions);
      metres += speed;
      return measure({spot, speed, metres, conditions});
    },
  };
}

interface Moment {
  readonly spot: Spot;
  readonly speed: number;
  readonly metres: number;
  readonly conditions: Conditions;
}

/** What pods, strap and receiver make of a second, each with its own noise and resolution. */
function createDevices({surface}: Place, {curve, weather, random, left}: Circumstances) {
  const [heart, gait] = [createHeart(random, weather.temperature), createGait(random, left)];
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
