import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {addDays, daysBetween, mondayOf, weekdayOf} from "../numbers/days.ts";
import {generatePlan} from "./generate-plan.ts";
import {PLAN_RULES, type PlanInput, type TrainingPlan} from "./plan.ts";

const INPUT: PlanInput = {
  start: "2026-11-30",
  race: {day: "2027-02-21", distance: 21_097.5},
  minutes: [0, 60, 60, 60, 0, 60, 120],
  fitness: 35,
  weeklyStress: 240,
  longestRun: 5400,
  seed: 1,
};
const planOf = (input: PlanInput): TrainingPlan => {
  const {plan} = generatePlan(input);
  if (!plan) throw new Error("refused");
  return plan;
};
const isHard = ({kind}: {readonly kind: string}) => kind === "hard" || kind === "test";

/** A runner and a season. */
const anyInput: fc.Arbitrary<PlanInput> = fc
  .record({
    days: fc.integer({min: 0, max: 200}),
    offset: fc.integer({min: 0, max: 6}),
    distance: fc.constantFrom(5000, 10_000, 21_097.5, 42_195, 80_000),
    minutes: fc.array(fc.constantFrom(0, 0, 30, 45, 60, 90, 150), {minLength: 7, maxLength: 7}),
    fitness: fc.double({min: 0, max: 120, noNaN: true}),
    stressShare: fc.double({min: 0, max: 1.3, noNaN: true}),
    longestRun: fc.integer({min: 0, max: 4 * 3600}),
    seed: fc.integer({min: 0, max: 1e6}),
    isRace: fc.boolean(),
    isBeginner: fc.boolean(),
    age: fc.constantFrom(null, 30, 55, 65),
    others: fc.array(fc.integer({min: 0, max: 200}), {maxLength: 3}),
  })
  .filter(({minutes}) => minutes.some((each) => each >= 30))
  .map(({days, offset, distance, minutes, stressShare, isRace, others, ...runner}) => {
    const start = addDays("2026-11-30", offset);
    return {
      ...runner,
      start,
      race: isRace ? {day: addDays(start, days), distance} : null,
      races: others.map((each) => addDays(start, each)),
      minutes: minutes as unknown as PlanInput["minutes"],
      weeklyStress: 7 * runner.fitness * stressShare,
    };
  });
/** As many as a property is tried with. */
const SEASONS = fc
  .sample(anyInput, fc.readConfigureGlobal()?.numRuns)
  .map((input) => ({input, plan: planOf(input)}));
const always = (holds: (input: PlanInput, plan: TrainingPlan) => void) => {
  for (const {input, plan} of SEASONS) {
    try {
      holds(input, plan);
    } catch (error) {
      throw new Error(`for ${JSON.stringify(input)}`, {cause: error});
    }
  }
};

describe("a plan", () => {
  it("is the same for the same runner", () => {
    always((input, plan) => expect(planOf(input)).toEqual(plan));
  });

  it("has hard days at least two days apart, three from fifty on, and none close to any race", () => {
    always(({race, races = [], age}, {sessions}) => {
      const days = sessions.filter(isHard).map(({day}) => day);
      const apart = (age ?? 0) >= 50 ? 3 : 2;
      for (const [index, day] of days.entries()) {
        if (index > 0) expect(daysBetween(days[index - 1] ?? day, day)).toBeGreaterThanOrEqual(apart);
        for (const each of race ? [race.day, ...races] : races)
          expect(Math.abs(daysBetween(day, each))).toBeGreaterThanOrEqual(3);
      }
    });
  });

  it("has no run on a race day, nor on the rest days after its target race", () => {
    always(({race, races = []}, {sessions}) => {
      const rest = race === null ? 0 : race.distance < 7500 ? 1 : race.distance < 15_000 ? 2 : 3;
      for (const {day} of sessions) {
        expect(races).not.toContain(day);
        if (race && day > race.day) expect(daysBetween(race.day, day)).toBeGreaterThan(rest);
      }
    });
  });

  it("measures again only at the end of an easier week, and never within the first of a beginner", () => {
    always(({isBeginner, start}, {phases, weeks}) => {
      for (const {name, from} of phases) {
        if (name !== "test") continue;
        const week = weeks.findLast((each) => each.start <= from);
        if (from === start) expect(isBeginner).toBe(false);
        else expect(week?.kind).toBe("relief");
      }
    });
  });

  it("loads in the week before a taper", () => {
    always((_, {weeks}) => {
      const taper = weeks.findIndex(({kind}) => kind === "taper");
      if (taper > 0) expect(["load", "first"]).toContain(weeks[taper - 1]?.kind);
    });
  });

  it("takes the hard sessions of a phase in turn", () => {
    always(({age}, {phases, sessions}) => {
      // From sixty on the second one of a week is tempo, whatever was before it.
      if ((age ?? 0) >= 60) return;
      for (const name of ["base", "build", "maintenance"] as const) {
        const own = phases.filter((phase) => phase.name === name);
        const menus = sessions
          .filter(({day}) => own.some(({from, to}) => from <= day && day <= to))
          .flatMap(({menu}) => (menu === null || menu === "race_long" ? [] : [menu]));
        for (const [index, menu] of menus.entries()) if (index > 0) expect(menu).not.toBe(menus[index - 1]);
      }
    });
  });

  it("measures once in each phase that is called a test", () => {
    always((_, {phases, sessions}) => {
      for (const {name, from, to} of phases) {
        const tests = sessions.filter(({kind, day}) => kind === "test" && day >= from && day <= to);
        expect(tests, from).toHaveLength(name === "test" ? 1 : 0);
      }
    });
  });

  it("a first week whose only day is a race belongs to what it begins", () => {
    const {weeks} = planOf({
      ...INPUT,
      start: "2026-12-06",
      race: {day: "2026-12-17", distance: 21_097.5},
      races: ["2026-12-06"],
    });
    expect(weeks.map(({phase, kind}) => [phase, kind]).slice(0, 2)).toEqual([
      ["build", "first"],
      ["build", "taper"],
    ]);
  });

  it("measures on the one day left for it after a race, rather than run long there", () => {
    const {phases, sessions} = planOf({
      ...INPUT,
      race: {day: "2027-05-31", distance: 5000},
      minutes: [60, 0, 0, 0, 0, 0, 60],
      fitness: 0,
      weeklyStress: 0,
      longestRun: 0,
      isBeginner: true,
      races: ["2027-02-14"],
    });
    const test = phases.find(({name, from}) => name === "test" && from > "2027-02-14");
    expect(sessions.filter(({day}) => test && day >= test.from && day <= test.to)).toMatchObject([
      {day: "2027-02-21", kind: "test"},
    ]);
  });

  it("leaves a day of each week without a run, and has no more hard runs than others", () => {
    always((_, {weeks, sessions}) => {
      for (const {start} of weeks) {
        const end = addDays(start, 6);
        const week = sessions.filter(({day}) => day >= start && day <= end);
        expect(week.length).toBeLessThanOrEqual(6);
        expect(2 * week.filter(isHard).length).toBeLessThanOrEqual(week.length);
      }
    });
  });

  it("schedules at most one session a day, within the time of that day, and none on the day of its race", () => {
    always(({minutes, race}, {sessions}) => {
      expect(new Set(sessions.map(({day}) => day)).size).toBe(sessions.length);
      for (const {day, seconds} of sessions) {
        expect(seconds).toBeLessThanOrEqual(60 * (minutes[weekdayOf(day)] ?? 0));
        expect(day).not.toBe(race?.day);
      }
    });
  });

  it("has phases without a gap, and a full taper of at least a week", () => {
    always(({start, race}, {phases}) => {
      expect(phases[0]?.from).toBe(start);
      for (const [index, {from}] of phases.entries())
        if (index > 0) expect(from).toBe(addDays(phases[index - 1]?.to ?? from, 1));
      if (!race) return;
      const peak = phases.find(({name}) => name === "peak");
      expect(peak?.to).toBe(race.day);
      expect(daysBetween(peak?.from ?? race.day, race.day) + 1).toBeGreaterThanOrEqual(
        Math.min(PLAN_RULES.leastTaperDays, daysBetween(start, race.day) + 1),
      );
    });
  });

  it("grows by no more than a tenth a week, and meets what it aims at where there is time", () => {
    always(({start: first, races = []}, {weeks}) => {
      let most = 0;
      for (const {start, kind, target, stress, limit} of weeks) {
        const isLoad = kind === "load" || kind === "first";
        // The first week may have begun before the plan.
        if (isLoad && start >= first) {
          const cap = most * (1 + PLAN_RULES.growthCap);
          // A race is the load of its own day.
          const holdsRace = races.some((day) => mondayOf(day) === start);
          if (most > 0 && !holdsRace) expect(target).toBeLessThanOrEqual(cap);
          most = holdsRace ? cap : Math.max(target, most);
        }
        if (limit !== "time") expect(stress).toBeGreaterThanOrEqual(0.95 * target);
      }
    });
  });

  it("stays easy for three quarters of the time", () => {
    always((_, {weeks, sessions}) => {
      for (const {start, seconds} of weeks) {
        const end = addDays(start, 6);
        const hardSessions = sessions
          .filter(({day}) => day >= start && day <= end)
          .reduce((sum, {hardSeconds}) => sum + hardSeconds, 0);
        expect(hardSessions).toBeLessThanOrEqual(0.25 * seconds);
      }
    });
  });

  it("lets the longest run grow by a fifth over four weeks at most", () => {
    always(({longestRun, start}, {sessions}) => {
      for (const {day, seconds, kind} of sessions) {
        if (isHard({kind})) continue;
        const from = addDays(day, -34);
        const before = sessions
          .filter((each) => each.day >= from && each.day < day)
          .map((each) => each.seconds);
        const known = daysBetween(start, day) < 28 ? Math.max(longestRun, 2700) : 2700;
        expect(seconds).toBeLessThanOrEqual(1.2 * Math.max(known, ...before));
      }
    });
  });
});

describe("a half marathon in twelve weeks", () => {
  const plan = planOf(INPUT);

  it("measures first, builds a base, gets specific, tapers and recovers", () => {
    expect(plan.phases.map(({name, from}) => `${from} ${name}`)).toEqual([
      "2026-11-30 test",
      "2026-12-04 base",
      "2026-12-24 test",
      "2026-12-28 base",
      "2027-01-13 build",
      "2027-01-21 test",
      "2027-01-25 build",
      "2027-02-10 peak",
      "2027-02-22 recovery",
    ]);
  });

  it("cuts volume by half in the taper and keeps hard days in it", () => {
    const whole = Math.max(...plan.weeks.filter(({kind}) => kind === "load").map(({stress}) => stress));
    const race = plan.weeks.find(({start}) => start === "2027-02-15");
    expect((race?.stress ?? 0) / whole).toBeLessThan(0.6);
    const sharp = plan.sessions.filter(({reason}) => reason === "keeps_sharp");
    expect(sharp.length).toBeGreaterThanOrEqual(1);
  });

  it("eases every fourth week", () => {
    expect(plan.weeks.map(({kind}) => kind).slice(0, 8)).toEqual([
      "first",
      "load",
      "load",
      "relief",
      "load",
      "load",
      "load",
      "relief",
    ]);
  });
});

it.each([
  [5000, [104, 108]],
  [10_000, [100, 103]],
  [21_097.5, [92, 97]],
  [42_195, [80, 88]],
  [80_000, [70, 75]],
] as const)("race power over %d m is that of the distance", (distance, percent) => {
  const {sessions} = planOf({...INPUT, race: {day: "2027-02-21", distance}, longestRun: 7200});
  const [first, ...rest] = sessions.filter(({menu}) => menu === "race_blocks" || menu === "race_long");
  if (!first) throw new Error("no session at race power");
  for (const {blocks} of [first, ...rest]) {
    const effort = blocks.flatMap(({segments}) => segments).find((each) => each.intensity_class === "work");
    expect(effort?.intensity_percent).toEqual({value: null, min: percent[0], max: percent[1]});
  }
});

it("long runs of the build phase end at race power by turns, as the hard session of their day", () => {
  const {sessions, phases} = planOf({
    ...INPUT,
    race: {day: "2027-02-21", distance: 42_195},
    longestRun: 7200,
  });
  const build = phases.filter(({name}) => name === "build");
  const inBuild = sessions.filter(({day}) => build.some(({from, to}) => from <= day && day <= to));
  const longSessions = inBuild.filter(({kind, menu}) => kind === "long" || menu === "race_long");
  expect(new Set(longSessions.map(({kind}) => kind))).toEqual(new Set(["long", "hard"]));
  for (const {menu, day, reason} of longSessions)
    if (menu === "race_long") expect([weekdayOf(day), reason]).toEqual([6, "longest_day"]);
});

it("a week without time for more easy runs has longer hard ones", () => {
  const minutes = [0, 75, 0, 75, 0, 60, 90] as const;
  const {sessions} = planOf({...INPUT, minutes, weeklyStress: 215, fitness: 31});
  const hardSessions = sessions.filter(({kind}) => kind === "hard");
  expect(hardSessions.some(({seconds}) => seconds > 70 * 60)).toBe(true);
});

it("has strides at the end of an easy run in each week from the third on, within its length", () => {
  const {weeks, sessions} = planOf(INPUT);
  const strides = sessions.filter(({kind, blocks}) => kind === "easy" && blocks.length > 1);
  const at = weeks.map(({start}) => strides.filter(({day}) => mondayOf(day) === start).length);
  expect(at.slice(0, 10)).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  for (const {hardSeconds, seconds} of strides) expect([hardSeconds, seconds % 60]).toEqual([80, 0]);
});

it("a newcomer's weeks and long runs grow towards a half marathon", () => {
  const {weeks, sessions} = planOf({
    ...INPUT,
    start: "2026-11-26",
    race: {day: "2027-02-20", distance: 21_097.5},
    minutes: [0, 45, 0, 60, 0, 40, 120],
    fitness: 0,
    weeklyStress: 0,
    longestRun: 0,
  });
  const loads = weeks.filter(({kind}) => kind === "load").map(({stress}) => stress);
  expect(loads.at(-1)).toBeGreaterThan(1.5 * (loads[0] ?? 0));
  const longSeconds = sessions.filter(({kind}) => kind === "long").map(({seconds}) => seconds);
  const [first = 0] = longSeconds;
  expect(Math.max(...longSeconds)).toBeGreaterThan(1.7 * first);
  expect(sessions.filter(({kind}) => kind === "easy").length).toBeGreaterThan(weeks.length);
});

it("a plan that begins on the last day of a week begins with no more than an easy run", () => {
  const {sessions} = planOf({
    ...INPUT,
    start: "2026-12-06",
    longestRun: 4200,
    weeklyStress: 140,
    fitness: 20,
  });
  const [first] = sessions;
  expect(first).toMatchObject({day: "2026-12-06", kind: "easy"});
  expect(first?.seconds).toBeLessThan(0.75 * 4200);
});

it.each([
  ["a race yesterday", {race: {day: "2026-11-29", distance: 5000}}, "race_past"],
  ["more than a year", {race: {day: "2028-01-01", distance: 5000}}, "too_long"],
  ["no day to run on", {minutes: [0, 0, 0, 10, 0, 0, 0]}, "no_days"],
] as const)("refuses %s", (_what, changes, refusal) => {
  expect(generatePlan({...INPUT, ...changes})).toEqual({plan: null, refusal});
});

it.each([
  ["three weeks", 21, ["build", "peak", "recovery"]],
  ["five days", 5, ["peak", "recovery"]],
  ["no day", 0, ["peak", "recovery"]],
] as const)("a race in %s gets what there is time for, and a taper", (_name, days, names) => {
  const race = {day: addDays(INPUT.start, days), distance: 10_000};
  const {phases, sessions} = planOf({...INPUT, race});
  expect(phases.map(({name}) => name)).toEqual(names);
  expect(sessions.some(({kind}) => kind === "test")).toBe(false);
  const week = (from: number) =>
    sessions
      .filter(({day}) => day >= addDays(race.day, -from - 6) && day <= addDays(race.day, -from))
      .reduce((sum, {stress}) => sum + stress, 0);
  if (days > 14) expect(week(1)).toBeLessThan(0.6 * INPUT.weeklyStress);
});

it("from fifty on every third week is easier, from sixty on the second hard session is tempo", () => {
  const minutes = [60, 60, 60, 60, 60, 60, 120] as const;
  const {weeks} = planOf({...INPUT, minutes, age: 52});
  expect(weeks.slice(0, 6).map(({kind}) => kind)).toEqual([
    "first",
    "load",
    "relief",
    "load",
    "load",
    "relief",
  ]);
  const {sessions} = planOf({...INPUT, minutes, age: 61});
  const hardSessions = sessions.filter(({kind}) => kind === "hard");
  expect(
    hardSessions.some(({day}, index) => mondayOf(day) === mondayOf(hardSessions[index + 1]?.day ?? day)),
  ).toBe(true);
  for (const [index, {day, menu}] of hardSessions.entries()) {
    const before = hardSessions[index - 1];
    if (before && mondayOf(before.day) === mondayOf(day)) expect([before.menu, menu]).toContain("tempo");
  }
});

it("a continued plan keeps its existing phases, however short they are", () => {
  const race = {day: "2026-12-13", distance: 10_000};
  const phases = [
    {name: "base", from: "2026-11-02", to: "2026-12-03", reason: "foundation"},
    {name: "peak", from: "2026-12-04", to: "2026-12-13", reason: "taper"},
  ] as const;
  const minutes = [60, 60, 60, 60, 60, 60, 90] as const;
  const {plan} = generatePlan({
    start: "2026-12-01",
    race,
    minutes,
    fitness: 40,
    weeklyStress: 250,
    longestRun: 4000,
    seed: 1,
    phases,
  });
  expect(plan?.phases).toEqual(phases);
  expect(plan?.sessions.every(({day}) => day >= "2026-12-01" && day < race.day)).toBe(true);
  expect(plan?.sessions.length).toBeGreaterThan(5);
});
