import {ZONE_NAMES} from "../zones/zones.ts";
import {SYMBOLS, TEXT_GRAMMARS, type TextGrammar} from "./text-grammar.ts";
import type {TextLanguage} from "./text-words.ts";
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
    | "out_of_range"
    | "minutes_or_metres"
    | "too_deep";
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
 * Reads a workout in shorthand: blocks by line, semicolon or comma, `3x( … )` for what is repeated, `3x400m` for a
 * repeated step. Lengths are `8min`, `1h10m`, `90s`, `1:30`, `400mtr`, `1.5km`, `2mi` or `lap`; `m` alone is read by
 * its number, `8m` or `400m`. Targets are `@95%`, `@95-100%`, `@250W`, `@Z3`, `@RPE6`, `@ramp 60-100%` or none.
 * `warmup`, `rest` and `cooldown` mark a step that is not work, and `easy` is rest in the zone of that name, unless a
 * target overrides it. The first mistake is returned with its place.
 *
 * @param language whose words are read in addition to the English ones
 * @param newId an id for each block and segment
 */
export function readWorkoutText(text: string, language: TextLanguage, newId: () => string): ReadText {
  try {
    return {blocks: readBlocks(new Words(text, TEXT_GRAMMARS[language]), newId), mistake: null};
  } catch (error) {
    if (error instanceof MistakeError) return {blocks: null, mistake: error.mistake};
    throw error;
  }
}

/** A place in a text that moves on by what is found there. */
class Words {
  readonly text;
  readonly grammar;
  at = 0;
  constructor(text: string, grammar: TextGrammar) {
    this.text = text;
    this.grammar = grammar;
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

function readBlocks(words: Words, newId: () => string): Block[] {
  const blocks: Block[] = [];
  words.take(SYMBOLS.between);
  if (words.isAtEnd) words.fail("empty", 0);
  while (!words.isAtEnd) {
    const at = words.at;
    blocks.push(...blocksOf(readEntry(words, 1, newId), newId));
    if (blocks.length > WORKOUT_LIMITS.blocks) words.fail("out_of_range", at);
    words.take(SYMBOLS.between);
  }
  return blocks;
}

type Entry = Segment | readonly Block[];

/** A step, a step that is repeated, or a repeat in brackets. */
function readEntry(words: Words, depth: number, newId: () => string): Entry {
  const at = words.at;
  const repeat = takeRepeat(words, SYMBOLS.repeat);
  if (repeat !== null) return readRepeated(words, {at, repeat, depth}, newId);
  const times = takeRepeat(words, SYMBOLS.times);
  const segment = readSegment(words, newId);
  return times === null ? segment : [blockOf([segment], newId, times)];
}

const blocksOf = (entry: Entry, newId: () => string): readonly Block[] =>
  "uuid" in entry ? [blockOf([entry], newId)] : entry;

/** Repeat count of the following part; null if none is given. */
function takeRepeat(words: Words, sign: RegExp): number | null {
  const at = words.at;
  const found = words.take(sign);
  if (!found) return null;
  const repeat = Number(found[1]);
  return repeat >= 1 && repeat <= WORKOUT_LIMITS.repeat ? repeat : words.fail("out_of_range", at);
}

const blockOf = (segments: readonly Segment[], newId: () => string, repeat = 1): Block => ({
  uuid: newId(),
  repeat,
  segments,
});

interface Repeated {
  /** Where it opens. */
  readonly at: number;
  readonly repeat: number;
  /** How many brackets are open. */
  readonly depth: number;
}

/** Repeats within repeats that are read: sets of a set of repetitions. */
const DEEPEST = 3;

/** One block, or where repeats stand within it, all that it comes to: blocks hold steps alone. */
function readRepeated(words: Words, {at, repeat, depth}: Repeated, newId: () => string): Block[] {
  if (depth > DEEPEST) words.fail("too_deep", at);
  const parts: Entry[] = [];
  words.take(SYMBOLS.between);
  while (!words.take(SYMBOLS.close)) {
    if (words.isAtEnd) words.fail("not_closed", at);
    parts.push(readEntry(words, depth + 1, newId));
    words.take(SYMBOLS.between);
  }
  if (parts.length === 0) words.fail("empty", at);
  const segments = parts.filter((part) => "uuid" in part);
  if (segments.length > WORKOUT_LIMITS.segments) words.fail("out_of_range", at);
  if (segments.length === parts.length) return [blockOf(segments, newId, repeat)];
  const blocks = parts.flatMap((part) => blocksOf(part, newId));
  return unroll(words, {at, repeat, depth}, blocks, newId);
}

/**
 * Repeating a single block multiplies its own repeat count. Several blocks are copied in sequence, `repeat` times.
 */
function unroll(words: Words, {at, repeat}: Repeated, blocks: readonly Block[], newId: () => string) {
  const [only, ...more] = blocks;
  const both = repeat * (only?.repeat ?? 1);
  if (only && more.length === 0 && both <= WORKOUT_LIMITS.repeat) return [{...only, repeat: both}];
  if (repeat * blocks.length > WORKOUT_LIMITS.blocks) words.fail("out_of_range", at);
  return Array.from({length: repeat}, () => blocks.map((block) => copyOf(block, newId))).flat();
}

const copyOf = ({repeat, segments}: Block, newId: () => string): Block =>
  blockOf(
    segments.map((segment) => ({...segment, uuid: newId()})),
    newId,
    repeat,
  );

type Length = Partial<Segment>;
type Target = Partial<Segment>;

interface Draft {
  length: Length | null;
  target: Target | null;
  about: Partial<Segment>;
  isEasy: boolean;
}

function readSegment(words: Words, newId: () => string): Segment {
  const at = words.at;
  const draft: Draft = {length: null, target: null, about: {}, isEasy: false};
  while (!words.isAtEnd) {
    words.take(SYMBOLS.space);
    if (words.isAtEnd || /[,;\n)]/.test(words.text[words.at] ?? "")) break;
    readPart(words, draft);
  }
  if (!draft.length) words.fail("no_length", at);
  const target = draft.target ?? (draft.isEasy ? EASY : {});
  return {...BLANK_SEGMENT, uuid: newId(), ...draft.about, ...draft.length, ...target};
}

const EASY: Target = {intensity_type: "zone", zone_selected: ZONE_NAMES.indexOf("easy") + 1};

function readPart(words: Words, draft: Draft): void {
  const at = words.at;
  const name = words.take(words.grammar.word)?.[1];
  if (name) {
    readWord(words.grammar.classOf(name), draft);
    return;
  }
  const note = words.take(SYMBOLS.note);
  if (note) {
    draft.about = {...draft.about, desc: note[1] ?? ""};
    return;
  }
  const grade = words.take(words.grammar.grade);
  if (grade) {
    const share = numberIn((grade[1] ?? "").replace("−", "-")) / 100;
    if (Math.abs(share) > WORKOUT_LIMITS.grade) words.fail("out_of_range", at);
    draft.about = {...draft.about, grade: share};
    return;
  }
  if (words.take(SYMBOLS.at)) {
    if (draft.target) words.fail("two_targets", at);
    draft.target = readTarget(words, at);
    return;
  }
  const length = readLength(words, at);
  if (draft.length) words.fail("two_lengths", at);
  draft.length = {...length, flexible: words.take(SYMBOLS.plus) !== null};
}

/** A target that is typed is meant, so that of easy gives way to it, before it or behind it. */
function readWord(name: IntensityClass | "easy", draft: Draft): void {
  draft.isEasy = name === "easy";
  draft.about = {...draft.about, intensity_class: name === "easy" ? "rest" : name};
}

const numberIn = (text: string | undefined) => Number((text ?? "0").replace(",", "."));

function readLength(words: Words, at: number): Length {
  const {lap, distance: way, time: span, unitOf} = words.grammar;
  if (words.take(lap)) return {duration_type: "lap"};
  const distance = words.take(way);
  if (distance) {
    const duration_distance = numberIn(distance[1]);
    if (duration_distance <= 0) words.fail("out_of_range", at);
    return {
      duration_type: "distance",
      duration_distance,
      distance_unit_selected: unitOf(distance[2] ?? "km"),
    };
  }
  const bare = words.take(words.grammar.bareM);
  if (bare) return readBareM(words, at, numberIn(bare[1]));
  const time = words.take(SYMBOLS.clock) ?? words.take(span);
  const [hours, minutes, seconds] = [1, 2, 3].map((group) => Number(time?.[group] ?? 0));
  const all = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  if (!time || time[0].trim() === "") unknown(words, at);
  const isMoreThanHour = (hours ?? 0) > 0 && (minutes ?? 0) > 59;
  return isMoreThanHour ? words.fail("out_of_range", at) : timeOf(words, at, all);
}

function timeOf(words: Words, at: number, seconds: number): Length {
  if (seconds < 1 || seconds > WORKOUT_LIMITS.seconds) words.fail("out_of_range", at);
  return {duration_type: "time", duration_time: durationTime(seconds)};
}

/** assumption: of `m` alone, fewer than the first are minutes, and as many as the second or more are metres. */
const BARE_M = {minutesBelow: 30, metresFrom: 50} as const;

/** Between the two limits, `m` is ambiguous: parsing fails, so that the runner is asked. */
function readBareM(words: Words, at: number, count: number): Length {
  if (count < BARE_M.minutesBelow) return timeOf(words, at, Math.round(60 * count));
  if (count < BARE_M.metresFrom) words.fail("minutes_or_metres", at);
  return {duration_type: "distance", duration_distance: count, distance_unit_selected: "m"};
}

/** The whole word, so that all of it is marked. */
function unknown(words: Words, at: number): never {
  words.take(SYMBOLS.unknown);
  return words.fail("unknown_word", at);
}

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
  const ramp = words.take(words.grammar.ramp);
  if (ramp) return {intensity_type: "ramp", intensity_percent: between(ramp)};
  const range = words.take(SYMBOLS.range);
  if (range) {
    const shares = between(range);
    if (shares.min > shares.max) words.fail("out_of_range", at);
    return {intensity_type: "percentage", intensity_percent: shares};
  }
  const one = words.take(SYMBOLS.percent);
  if (one) {
    const value = percent(one[1]);
    return {intensity_type: "percentage", intensity_percent: {value, min: null, max: null}};
  }
  const power = words.take(SYMBOLS.power);
  if (power) return {intensity_type: "power", target_power: numberIn(power[1])};
  const zone = words.take(words.grammar.zone);
  if (zone) return {intensity_type: "zone", zone_selected: Number(zone[1])};
  const effort = words.take(SYMBOLS.effort);
  if (effort) return {intensity_type: "rpe", rpe_selected: Number(effort[1])};
  return unknown(words, at);
}
