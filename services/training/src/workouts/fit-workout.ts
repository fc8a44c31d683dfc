import {type FitTable, fitNumber, fitText, writeFit} from "../files/fit/write-fit.ts";
import {zonesInWatts} from "../zones/zones.ts";
import {COMPLIANCE_RULES} from "./compliance.ts";
import {type Block, type IntensityClass, metresOf, type Segment, secondsOf} from "./workout.ts";

export interface WorkoutFile {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** W; null writes percentages, which a watch holds against its own value. */
  readonly criticalPower: number | null;
  /** Unix seconds. */
  readonly created: number;
}

// Numbers of the FIT profile.
const MESSAGE = {file_id: 0, workout: 26, workout_step: 27} as const;
const WORKOUT_FILE = 5;
const DEVELOPMENT = 255;
const RUNNING = 1;
const FIT_EPOCH = 631_065_600;
const DURATION = {time: 0, distance: 1, lap: 5, repeat: 6} as const;
const TARGET = {open: 2, power: 4} as const;
const INTENSITY: Readonly<Record<IntensityClass, number>> = {work: 0, rest: 1, warmup: 2, cooldown: 3};
/** Watts begin here: what is below is a percentage. */
const WATTS_FROM = 1000;

/** A step in the order of the file: of a workout, or what sends back to an earlier one. */
interface FitStep {
  readonly name: string;
  readonly duration: {readonly type: number; readonly value: number | null};
  readonly target: {readonly type: number; readonly value: number | null; readonly range: Range | null};
  readonly intensity: number;
}
type Range = readonly [low: number, high: number];

/** A workout as a FIT file that watches follow: blocks that are repeated become steps and one that leads back to them. */
export function encodeWorkout({title, blocks, criticalPower, created}: WorkoutFile): Uint8Array {
  const steps = stepsOf(blocks, criticalPower);
  return writeFit([
    {
      message: MESSAGE.file_id,
      rows: 1,
      columns: [
        fitNumber(0, "enum", WORKOUT_FILE),
        fitNumber(1, "uint16", DEVELOPMENT),
        fitNumber(4, "uint32", created - FIT_EPOCH),
      ],
    },
    {
      message: MESSAGE.workout,
      rows: 1,
      columns: [fitNumber(4, "enum", RUNNING), fitNumber(6, "uint16", steps.length), fitText(8, title)],
    },
    ...steps.map(toTable),
  ]);
}

function stepsOf(blocks: readonly Block[], criticalPower: number | null): FitStep[] {
  const steps: FitStep[] = [];
  for (const {repeat, segments} of blocks) {
    const first = steps.length;
    steps.push(...segments.map((segment) => toStep(segment, criticalPower)));
    if (repeat > 1) steps.push(backTo(first, repeat));
  }
  return steps;
}

const backTo = (first: number, repeat: number): FitStep => ({
  name: "",
  duration: {type: DURATION.repeat, value: first},
  target: {type: TARGET.open, value: repeat, range: null},
  intensity: INTENSITY.work,
});

function toStep(segment: Segment, criticalPower: number | null): FitStep {
  const range = rangeOf(segment, criticalPower);
  return {
    name: segment.desc,
    duration: durationOf(segment),
    target: {type: range ? TARGET.power : TARGET.open, value: 0, range},
    intensity: INTENSITY[segment.intensity_class],
  };
}

/** Milliseconds, centimetres, or until the lap button. */
function durationOf(segment: Segment): FitStep["duration"] {
  const seconds = secondsOf(segment);
  if (seconds !== null) return {type: DURATION.time, value: seconds * 1000};
  const metres = metresOf(segment);
  if (metres !== null) return {type: DURATION.distance, value: Math.round(metres * 100)};
  return {type: DURATION.lap, value: null};
}

/** Null for what names no power. A watch knows no ramps: it gets both ends as a range. */
function rangeOf(segment: Segment, criticalPower: number | null): Range | null {
  const {min, max, value} = segment.intensity_percent ?? {};
  switch (segment.intensity_type) {
    case "power":
      return segment.target_power === null ? null : watts(around(segment.target_power));
    case "zone":
      return zoneRange(segment.zone_selected ?? 1, criticalPower);
    case "ramp":
    case "percentage": {
      const ends = [min ?? value ?? 0, max ?? value ?? 0] as const;
      const range = ends[0] === ends[1] ? around(ends[0]) : ([Math.min(...ends), Math.max(...ends)] as const);
      return ofPercent(range, criticalPower);
    }
    default:
      return null;
  }
}

/** One value is met within as much as it is judged by. */
const around = (value: number): Range => [
  value * (1 - COMPLIANCE_RULES.within),
  value * (1 + COMPLIANCE_RULES.within),
];

const ofPercent = ([low, high]: Range, criticalPower: number | null): Range =>
  criticalPower === null
    ? [Math.round(low), Math.round(high)]
    : watts([(low / 100) * criticalPower, (high / 100) * criticalPower]);

const watts = ([low, high]: Range): Range => [WATTS_FROM + Math.round(low), WATTS_FROM + Math.round(high)];

/** The last zone has no upper end: twice its lower end is used. */
function zoneRange(zone: number, criticalPower: number | null): Range | null {
  const found = zonesInWatts(criticalPower ?? 100)[zone - 1];
  if (!found) return null;
  const range: Range = [found.powerLow, found.powerHigh ?? 2 * found.powerLow];
  return criticalPower === null ? [Math.round(range[0]), Math.round(range[1])] : watts(range);
}

function toTable({name, duration, target, intensity}: FitStep, index: number): FitTable {
  const [low = null, high = null] = target.range ?? [];
  return {
    message: MESSAGE.workout_step,
    rows: 1,
    columns: [
      fitNumber(254, "uint16", index),
      ...(name === "" ? [] : [fitText(0, name)]),
      fitNumber(1, "enum", duration.type),
      fitNumber(2, "uint32", duration.value),
      fitNumber(3, "enum", target.type),
      fitNumber(4, "uint32", target.value),
      fitNumber(5, "uint32", low),
      fitNumber(6, "uint32", high),
      fitNumber(7, "enum", intensity),
    ],
  };
}
