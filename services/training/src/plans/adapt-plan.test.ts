import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {addDays, daysBetween} from "../numbers/days.ts";
import {type AdaptInput, adaptPlan, type ScheduledSession} from "./adapt-plan.ts";
import type {SessionKind} from "./plan.ts";
import {easySession, hardSession} from "./sessions.ts";

/** A Wednesday. */
const TODAY = "2026-12-02";
const on = (days: number) => addDays(TODAY, days);

function session(days: number, kind: SessionKind, isDone = false): ScheduledSession {
  const newSession =
    kind === "easy" || kind === "long" ? easySession(kind, kind === "long" ? 5400 : 2700) : null;
  const {blocks, seconds, stress} =
    newSession ?? hardSession("tempo", 0.5, 7200) ?? easySession("easy", 2700);
  return {id: `${days} ${kind}`, day: on(days), kind, blocks, seconds, stress, isDone};
}

const CALM: AdaptInput = {
  today: TODAY,
  hasRunToday: false,
  sessions: [],
  minutes: [90, 90, 90, 90, 90, 90, 120],
  lastWeek: {done: 250, planned: 250},
  weekBefore: {done: 240, planned: 240},
  fitness: 35,
  form: 0,
  isUnwell: false,
  closed: [],
  daysWithoutRun: 1,
  criticalPowerDrop: null,
};
const changesOf = (changes: Partial<AdaptInput>) =>
  adaptPlan({...CALM, ...changes}).changes.map(({id, rule, after}) => [
    id,
    rule,
    after?.day ?? null,
    after?.kind ?? null,
  ]);

/** What the sessions are after the changes. */
const applied = (sessions: readonly ScheduledSession[], {changes}: ReturnType<typeof adaptPlan>) =>
  sessions.flatMap((each) => {
    const change = changes.find(({id}) => id === each.id);
    return change ? (change.after ? [change.after] : []) : [each];
  });

describe("what was missed", () => {
  it("is gone where it was easy", () => {
    expect(changesOf({sessions: [session(-1, "easy"), session(0, "easy")]})).toEqual([
      ["-1 easy", "missed_easy", null, null],
    ]);
  });

  it("finds a free day where it was hard, apart from the next hard one", () => {
    expect(changesOf({sessions: [session(-1, "hard"), session(0, "easy"), session(4, "hard")]})).toEqual([
      ["-1 hard", "missed_hard", on(1), "hard"],
    ]);
    expect(changesOf({sessions: [session(-1, "hard"), session(0, "easy"), session(2, "hard")]})).toEqual([
      ["-1 hard", "missed_hard", null, null],
    ]);
  });

  it("is made up for on an easy day where it was long and no day is free", () => {
    const sessions = [session(-1, "long"), session(0, "easy"), session(1, "easy")];
    const {changes} = adaptPlan({...CALM, sessions});
    expect(changes.map(({rule, after}) => [rule, after?.seconds ?? null])).toEqual([
      ["missed_long", null],
      ["missed_long", 2700 + 1200],
    ]);
  });

  it("leaves today unchanged once the athlete has run", () => {
    const sessions = [session(-1, "hard"), session(1, "easy")];
    expect(changesOf({sessions, hasRunToday: true})).toEqual([["-1 hard", "missed_hard", on(2), "hard"]]);
  });
});

describe("a week", () => {
  it("with a quarter more than planned makes the next hard day easy", () => {
    const sessions = [session(0, "easy"), session(1, "hard"), session(4, "hard")];
    expect(changesOf({sessions, lastWeek: {done: 320, planned: 250}})).toEqual([
      ["1 hard", "too_much", on(1), "easy"],
    ]);
  });

  it("with a quarter less changes nothing; a second one begins again from what was run", () => {
    const sessions = [session(0, "easy"), session(1, "hard"), session(3, "long")];
    const short = {done: 150, planned: 250};
    expect(changesOf({sessions, lastWeek: short})).toEqual([]);
    const {changes} = adaptPlan({...CALM, sessions, lastWeek: short, weekBefore: short});
    expect(changes.map(({id, after}) => [id, after?.seconds])).toEqual([
      ["0 easy", 0.6 * 2700],
      ["3 long", 0.6 * 5400],
    ]);
  });

  it("is repeated where critical power fell, and not on a guess", () => {
    const sessions = [session(0, "long"), session(2, "long"), session(4, "long"), session(5, "hard")];
    const drop = (confidence: number) =>
      changesOf({
        sessions,
        lastWeek: {done: 150, planned: 150},
        criticalPowerDrop: {share: 0.05, confidence},
      }).length;
    expect([drop(0.7), drop(0.5)]).toEqual([3, 0]);
  });
});

describe("an athlete", () => {
  const sessions = [session(0, "easy"), session(1, "hard"), session(3, "easy"), session(8, "hard")];

  it.each([
    ["who is unwell", {isUnwell: true}, "unwell"],
    ["who is tired", {form: -12}, "tired"],
  ] as const)("%s gets two days of ease", (_who, changes, rule) => {
    expect(changesOf({sessions, ...changes})).toEqual([
      ["0 easy", rule, null, null],
      ["1 hard", rule, on(1), "easy"],
    ]);
  });

  it("who comes back after a week begins with 70 %, and has all of it after nine days", () => {
    const {changes} = adaptPlan({...CALM, sessions, daysWithoutRun: 8});
    expect(changes.map(({id, after}) => [id, 10 * Math.round(10 * ((after?.seconds ?? 0) / 2700))])).toEqual([
      ["0 easy", 70],
      ["1 hard", expect.any(Number)],
      ["3 easy", 80],
      ["8 hard", expect.any(Number)],
    ]);
    expect(adaptPlan({...CALM, sessions: [session(9, "easy")], daysWithoutRun: 8}).changes).toEqual([]);
  });

  it("who was away for four weeks needs a new base", () => {
    expect(adaptPlan({...CALM, sessions, daysWithoutRun: 28})).toEqual({changes: [], needsNewBase: true});
  });
});

describe("whatever happens", () => {
  const anySession = fc
    .record({
      days: fc.integer({min: -7, max: 20}),
      kind: fc.constantFrom<SessionKind>("easy", "long", "hard", "test"),
      isDone: fc.boolean(),
    })
    .map(({days, kind, isDone}) => session(days, kind, isDone && days <= 0));
  const load = fc.record({done: fc.integer({min: 0, max: 500}), planned: fc.integer({min: 0, max: 500})});
  const anyInput: fc.Arbitrary<AdaptInput> = fc.record({
    today: fc.constant(TODAY),
    hasRunToday: fc.boolean(),
    sessions: fc.uniqueArray(anySession, {selector: ({day}) => day, maxLength: 20}),
    minutes: fc.constant(CALM.minutes),
    lastWeek: load,
    weekBefore: load,
    fitness: fc.constant(35),
    form: fc.integer({min: -30, max: 20}),
    isUnwell: fc.boolean(),
    closed: fc.uniqueArray(
      fc.record({
        day: fc.integer({min: 0, max: 20}).map(on),
        why: fc.constantFrom("unwell" as const, "day_off" as const, "race_day" as const),
      }),
      {selector: ({day}) => day, maxLength: 3},
    ),
    daysWithoutRun: fc.integer({min: 0, max: 30}),
    criticalPowerDrop: fc.option(
      fc.record({
        share: fc.double({min: 0, max: 0.1, noNaN: true}),
        confidence: fc.double({min: 0, max: 1, noNaN: true}),
      }),
    ),
  });

  it("the past stays, no day gets two sessions, and hard days moved stay apart", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const adapted = adaptPlan(input);
        const first = input.hasRunToday ? addDays(TODAY, 1) : TODAY;
        for (const {before, after} of adapted.changes) {
          // A past session changes only if it was missed: it moves to a later day or leaves the plan.
          if (before.day < TODAY)
            expect([before.isDone, (after?.day ?? first) >= first]).toEqual([false, true]);
          else expect(before.day >= first && !before.isDone).toBe(true);
        }
        const left = applied(input.sessions, adapted);
        expect(new Set(left.map(({day}) => day)).size).toBe(left.length);
        for (const {rule, after} of adapted.changes) {
          if (rule !== "missed_hard" || !after) continue;
          for (const other of left)
            if (other.id !== after.id && (other.kind === "hard" || other.kind === "test"))
              expect(Math.abs(daysBetween(other.day, after.day))).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  it("nothing that was missed is made up for twice", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const calm = {...input, ...CALM, sessions: input.sessions, hasRunToday: input.hasRunToday};
        const sessions = applied(calm.sessions, adaptPlan(calm));
        expect(adaptPlan({...calm, sessions}).changes).toEqual([]);
      }),
    );
  });
});

describe("days that are closed", () => {
  const closed = (days: number, why: "unwell" | "day_off" | "race_day") => ({closed: [{day: on(days), why}]});

  it("has an easy run of a day off go, and gives a hard one another day", () => {
    expect(changesOf({sessions: [session(2, "easy")], ...closed(2, "day_off")})).toEqual([
      ["2 easy", "day_off", null, null],
    ]);
    expect(changesOf({sessions: [session(2, "hard")], ...closed(2, "day_off")})).toEqual([
      ["2 hard", "day_off", on(3), "hard"],
    ]);
  });

  it("schedules nothing on a day of illness, and moves nothing onto a race day", () => {
    expect(changesOf({sessions: [session(4, "long")], ...closed(4, "unwell")})).toEqual([
      ["4 long", "unwell", null, null],
    ]);
    const missed = {sessions: [session(-1, "hard")], ...closed(0, "race_day")};
    expect(changesOf(missed)).toEqual([["-1 hard", "missed_hard", on(2), "hard"]]);
  });

  it("moves a hard session away from a race or drops it, and leaves easy sessions near the race unchanged", () => {
    const neighbours = [session(3, "hard"), session(4, "easy"), session(6, "easy")];
    expect(changesOf({sessions: neighbours, ...closed(5, "race_day")})).toEqual([
      ["3 hard", "race_day", null, null],
    ]);
    expect(changesOf({sessions: [session(6, "hard")], ...closed(5, "race_day")})).toEqual([
      ["6 hard", "race_day", on(7), "hard"],
    ]);
    expect(changesOf({sessions: [session(2, "hard")], ...closed(5, "race_day")})).toEqual([]);
  });
});

it("a session that was moved off a closed day lies where it stays", () => {
  const input = {...CALM, sessions: [session(2, "hard")], closed: [{day: on(2), why: "day_off" as const}]};
  const again = adaptPlan({...input, sessions: applied(input.sessions, adaptPlan(input))});
  expect(again.changes).toEqual([]);
});
