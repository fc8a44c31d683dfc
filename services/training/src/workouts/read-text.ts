import {
  BLANK_SEGMENT,
  type Block,
  durationTime,
  type IntensityClass,
  type Segment,
  WORKOUT_LIMITS,
} from "./workout.ts";

/** Why a text is no workout, and where in it. */
export interface TextMistake {
  readonly code:
    | "empty"
    | "unknown_word"
    | "no_length"
    | "two_lengths"
    | "two_targets"
    | "not_closed"
    | "out_of_range";
  /** First character, and how many. */
  readonly at: number;
  readonly length: number;
}

export type ReadText =
  | {readonly blocks: readonly Block[]; readonly mistake: null}
  | {readonly blocks: null; readonly mistake: TextMistake};

class MistakeError extends Error {
  readonly mistake;
  constructor(mistake: TextMistake) {
    super(mistake.code);
    this.mistake = mistake;
  }
}

/**
 * Reads what somebody typed: blocks by line, semicolon or comma, `3x( … )` for what is repeated. Lengths are
 * `8min`, `8m`, `1h10m`, `90s`, `1:30`, `400mtr`, `1.5km`, `2mi` or `lap`; targets `@95%`, `@95-100%`, `@250W`, `@Z3`,
 * `@RPE6`, `@ramp 60-100%` or none; `warmup`, `rest` (or `easy`) and `cooldown` say what else than work it is. The
 * first mistake is told with its place.
 *
 * @param newId an id for each block and segment
 */
export function readWorkoutText(text: string, newId: () => string): ReadText {
  try {
    return {blocks: readBlocks(new Words(text), newId), mistake: null};
  } catch (error) {
    if (error instanceof MistakeError) return {blocks: null, mistake: error.mistake};
    throw error;
  }
}

const BETWEEN = /[\s;,]*/y;
const SPACE = /[^\S\n]*/y;

/** A place in a text that moves on by what is found there. */
class Words {
  readonly text;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }

  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  get isAtEnd() {
    return this.at >= this.text.length;
  }

  fail(code: TextMistake["code"], at = this.at, length = Math.max(1, this.at - at)): never {
    throw new MistakeError({code, at, length});
  }
}

const REPEAT = /(\d+)\s*[x×]\s*\(/iy;

function readBlocks(words: Words, newId: () => string): Block[] {
  const blocks: Block[] = [];
  words.take(BETWEEN);
  if (words.isAtEnd) words.fail("empty", 0);
  while (!words.isAtEnd) {
    const at = words.at;
    const found = words.take(REPEAT);
    const repeat = found ? Number(found[1]) : 1;
    if (repeat < 1 || repeat > WORKOUT_LIMITS.repeat) words.fail("out_of_range", at);
    const segments = found ? readRepeated(words, at, newId) : [readSegment(words, newId)];
    if (segments.length > WORKOUT_LIMITS.segments) words.fail("out_of_range", at);
    blocks.push({uuid: newId(), repeat, segments});
    if (blocks.length > WORKOUT_LIMITS.blocks) words.fail("out_of_range", at);
    words.take(BETWEEN);
  }
  return blocks;
}

function readRepeated(words: Words, at: number, newId: () => string): Segment[] {
  const segments: Segment[] = [];
  words.take(BETWEEN);
  while (!words.take(/\)/y)) {
    if (words.isAtEnd) words.fail("not_closed", at);
    segments.push(readSegment(words, newId));
    words.take(BETWEEN);
  }
  if (segments.length === 0) words.fail("empty", at);
  return segments;
}

type Length = Partial<Segment>;
type Target = Partial<Segment>;

interface Draft {
  length: Length | null;
  target: Target | null;
  about: Partial<Segment>;
}

function readSegment(words: Words, newId: () => string): Segment {
  const at = words.at;
  const draft: Draft = {length: null, target: null, about: {}};
  while (!words.isAtEnd) {
    words.take(SPACE);
    if (words.isAtEnd || /[,;\n)]/.test(words.text[words.at] ?? "")) break;
    readPart(words, draft);
  }
  if (!draft.length) words.fail("no_length", at);
  return {...BLANK_SEGMENT, uuid: newId(), ...draft.about, ...draft.length, ...draft.target};
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const PERCENTS = String.raw`(${NUMBER})\s*%?\s*[-–]\s*(${NUMBER})\s*%`;
const END = String.raw`(?![\p{L}\d])`;
const pattern = (source: string) => new RegExp(`${source}${END}`, "iuy");

const CLASS = pattern("(warm-?up|work|rest|easy|recover|cool-?down)");
const CLASSES: Readonly<Record<string, IntensityClass>> = {
  warmup: "warmup",
  work: "work",
  rest: "rest",
  easy: "rest",
  recover: "rest",
  cooldown: "cooldown",
};
/** 90:00 is an hour and a half; seconds end at 59, and minutes too where hours stand before them. */
const CLOCK = pattern(String.raw`(?:(\d+):(?=[0-5]?\d:))?(\d{1,3}):([0-5]\d)`);
const TIME = pattern(
  String.raw`(?=\d)(?:(\d+)\s*h)?\s*(?:(\d+)\s*(?:minutes|minute|min|m(?!tr|i)))?\s*(?:(\d+)\s*(?:seconds|sec|s))?`,
);
const DISTANCE = pattern(String.raw`(${NUMBER})\s*(mtr|km|mi)`);
const UNITS = {mtr: "m", km: "km", mi: "mi"} as const;
const LAP = pattern("lap");
const GRADE = new RegExp(String.raw`grade\s*([-−+]?${NUMBER})\s*%`, "iy");
const NOTE = /"([^"\n]*)"/y;
const AT = /@\s*/y;
const PLUS = /\+/y;

function readPart(words: Words, draft: Draft): void {
  const at = words.at;
  const found = words.take(CLASS);
  const name = found && (found[1] ?? "").toLowerCase().replace("-", "");
  if (name) {
    draft.about = {...draft.about, intensity_class: CLASSES[name] ?? "work"};
    return;
  }
  const note = words.take(NOTE);
  if (note) {
    draft.about = {...draft.about, desc: note[1] ?? ""};
    return;
  }
  const grade = words.take(GRADE);
  if (grade) {
    const share = numberIn((grade[1] ?? "").replace("−", "-")) / 100;
    if (Math.abs(share) > WORKOUT_LIMITS.grade) words.fail("out_of_range", at);
    draft.about = {...draft.about, grade: share};
    return;
  }
  if (words.take(AT)) {
    if (draft.target) words.fail("two_targets", at);
    draft.target = readTarget(words, at);
    return;
  }
  const length = readLength(words, at);
  if (draft.length) words.fail("two_lengths", at);
  draft.length = {...length, flexible: words.take(PLUS) !== null};
}

const numberIn = (text: string | undefined) => Number((text ?? "0").replace(",", "."));

function readLength(words: Words, at: number): Length {
  if (words.take(LAP)) return {duration_type: "lap"};
  const distance = words.take(DISTANCE);
  if (distance) {
    const unit = (distance[2] ?? "km").toLowerCase() as keyof typeof UNITS;
    const duration_distance = numberIn(distance[1]);
    if (duration_distance <= 0) words.fail("out_of_range", at);
    return {duration_type: "distance", duration_distance, distance_unit_selected: UNITS[unit]};
  }
  const time = words.take(CLOCK) ?? words.take(TIME);
  const [hours, minutes, seconds] = [1, 2, 3].map((group) => Number(time?.[group] ?? 0));
  const all = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  if (!time || time[0].trim() === "") unknown(words, at);
  if (all < 1 || all > WORKOUT_LIMITS.seconds) words.fail("out_of_range", at);
  return {duration_type: "time", duration_time: durationTime(all)};
}

/** The whole word, so that all of it is marked. */
function unknown(words: Words, at: number): never {
  words.take(/[^\s,;()]+/y) ?? words.take(/./y);
  return words.fail("unknown_word", at);
}

const RAMP = new RegExp(String.raw`ramp\s*${PERCENTS}`, "iy");
const RANGE = new RegExp(PERCENTS, "iy");
const PERCENT = new RegExp(String.raw`(${NUMBER})\s*%`, "iy");
const POWER = pattern(`(${NUMBER})\\s*W`);
const ZONE = pattern("Z\\s*([1-5])");
const EFFORT = pattern("RPE\\s*(10|[1-9])");

function readTarget(words: Words, at: number): Target {
  const percent = (text: string | undefined) => {
    const value = numberIn(text);
    const [least, most] = WORKOUT_LIMITS.percent;
    return value >= least && value <= most ? value : words.fail("out_of_range", at);
  };
  const between = (found: RegExpExecArray) => ({
    value: null,
    min: percent(found[1]),
    max: percent(found[2]),
  });
  const ramp = words.take(RAMP);
  if (ramp) return {intensity_type: "ramp", intensity_percent: between(ramp)};
  const range = words.take(RANGE);
  if (range) {
    const shares = between(range);
    if (shares.min > shares.max) words.fail("out_of_range", at);
    return {intensity_type: "percentage", intensity_percent: shares};
  }
  const one = words.take(PERCENT);
  if (one) {
    const value = percent(one[1]);
    return {intensity_type: "percentage", intensity_percent: {value, min: null, max: null}};
  }
  const power = words.take(POWER);
  if (power) return {intensity_type: "power", target_power: numberIn(power[1])};
  const zone = words.take(ZONE);
  if (zone) return {intensity_type: "zone", zone_selected: Number(zone[1])};
  const effort = words.take(EFFORT);
  if (effort) return {intensity_type: "rpe", rpe_selected: Number(effort[1])};
  return unknown(words, at);
}
