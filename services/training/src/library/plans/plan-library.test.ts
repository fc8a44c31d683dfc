import {describe, expect, it} from "vitest";
import {daysBetween} from "../../numbers/days.ts";
import {generatePlan} from "../../plans/generate-plan.ts";
import {type HardMenu, PLAN_RULES} from "../../plans/plan.ts";
import {LEVELS, LIBRARY_LOCALES} from "../library-workout.ts";
import {PLAN_GOALS} from "./library-plan.ts";
import {findLibraryPlan, libraryPlanInput, listPlanLibrary, planDay} from "./plan-library.ts";
import {sessionWords} from "./session-words.ts";

const all = listPlanLibrary();
const races = all.filter(({distance}) => distance !== null);
const raceDay = ({weeks}: {readonly weeks: number}) => 7 * weeks - 1;
const HARD_MENUS = ["hills", "intervals", "threshold", "tempo"] as const satisfies readonly HardMenu[];
const LOADING = ["first", "load", "steady"];

describe("the plan library", () => {
  it("has a plan for every goal and level", () => {
    for (const goal of PLAN_GOALS)
      expect(all.filter((each) => each.goal === goal).map(({level}) => level)).toEqual([...LEVELS]);
  });

  it("names each by an id that can be read, and finds it by that", () => {
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
    for (const plan of all) {
      expect(plan.id).toMatch(/^[a-z0-9-]{1,64}$/);
      expect(findLibraryPlan(plan.id)).toBe(plan);
    }
    expect(findLibraryPlan("marathon-intermediate-16-weeks")?.words.de.title).toBe(
      "Marathon in 16 Wochen, fortgeschritten",
    );
    expect(findLibraryPlan("marathon")).toBeNull();
  });

  it.each(LIBRARY_LOCALES)("has a title of its own and words for each in %s", (locale) => {
    const titles = all.map(({words}) => words[locale].title);
    expect(new Set(titles).size).toBe(all.length);
    for (const {words} of all) {
      expect(`${words[locale].title} ${words[locale].desc}`).not.toMatch(/[{}]|undefined|NaN/);
      expect(words[locale].desc.length).toBeGreaterThan(40);
    }
  });

  it.each(all)(
    "$id: lasts as many weeks as stated, with as many hours a week as stated",
    ({weeks, hours, plan, distance}) => {
      const end = plan.phases.findLast(({name}) => name !== "recovery")?.to ?? "";
      expect(planDay(end)).toBe(distance === null ? 7 * weeks - 1 : raceDay({weeks}));
      const [low, high] = hours;
      for (const {kind, seconds, start} of plan.weeks) {
        expect(seconds / 3600, start).toBeLessThanOrEqual(high);
        if (LOADING.includes(kind)) expect(seconds / 3600, start).toBeGreaterThanOrEqual(low);
      }
    },
  );

  it.each(races)("$id: has its complete taper", ({plan, distance, weeks}) => {
    const peak = plan.phases.find(({name}) => name === "peak");
    const rule = PLAN_RULES.taperDays.find(({from}) => (distance ?? 0) >= from);
    expect(peak?.reason).toBe("taper");
    expect(daysBetween(peak?.from ?? "", peak?.to ?? "") + 1).toBe(rule?.days);
    const most = Math.max(...plan.weeks.map(({stress}) => stress));
    expect(plan.weeks[weeks - 1]?.stress).toBeLessThan(0.6 * most);
  });

  it.each(all)(
    "$id: places hard days at least two days apart, and at least three days from the race",
    ({plan, distance, weeks}) => {
      const hardSessions = plan.sessions
        .filter(({kind}) => kind === "hard" || kind === "test")
        .map(({day}) => planDay(day));
      expect(hardSessions.length).toBeGreaterThanOrEqual(5);
      for (const [index, day] of hardSessions.slice(1).entries())
        expect(day - (hardSessions[index] ?? day)).toBeGreaterThanOrEqual(2);
      if (distance !== null)
        for (const day of hardSessions) expect(Math.abs(day - raceDay({weeks}))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(races)("$id: builds up to a long run that suits the race", ({plan, goal, level}) => {
    const longest = Math.max(...plan.sessions.map(({seconds}) => seconds / 60));
    const least = {"5k": 40, "10k": 50, half: 80, marathon: 115, "ultra-50k": 140, fitness: 0}[goal];
    expect(longest, level).toBeGreaterThanOrEqual(least);
  });

  it("is the same whenever it starts", () => {
    const [plan] = all;
    if (!plan) throw new Error("There is no plan");
    const again = generatePlan(libraryPlanInput(plan, "2026-11-30")).plan;
    expect(again?.weeks.map(({stress}) => stress)).toEqual(plan.plan.weeks.map(({stress}) => stress));
  });

  it.each(LIBRARY_LOCALES)(
    "contains in each plan the kinds of sessions that its description in %s names",
    (locale) => {
      const names: Partial<Record<HardMenu, RegExp>> = {
        hills: /hills|Berge|côtes|cuestas/i,
        intervals: /intervals|Intervalle|intervalles|series/,
        threshold: /threshold|Schwelle|seuil|umbral/i,
        tempo: /^(Tempo and|Tempo und|Le tempo et|El tempo y)/,
      };
      for (const {id, words, plan} of all) {
        const menus = new Set(plan.sessions.map(({menu}) => menu));
        const {desc} = words[locale];
        for (const menu of HARD_MENUS)
          if (names[menu]?.test(desc)) expect(menus, `${id}: ${desc}`).toContain(menu);
        const isTwoKinds = /two kinds|Zwei Arten|deux sortes|dos tipos/.test(desc);
        if (isTwoKinds) expect(menus, id).toEqual(new Set([null, "tempo", "intervals"]));
      }
    },
  );

  it.each(LIBRARY_LOCALES)("has words for every session in %s", (locale) => {
    for (const {plan} of all)
      for (const session of plan.sessions) {
        const {title, desc, objective} = sessionWords(session, locale);
        expect(`${title} ${desc} ${objective}`).not.toMatch(/[{}]|undefined|null|NaN|\d\.\d/);
      }
  });

  it("calls sessions by what they are", () => {
    const sessions = findLibraryPlan("marathon-advanced-18-weeks")?.plan.sessions ?? [];
    const titles = new Set(sessions.map((session) => sessionWords(session, "en").title));
    expect([...titles]).toEqual(
      expect.arrayContaining([
        "Critical power test 3 + 10 min, 15 min warm-up",
        "Hill repeats 8 × 75 s",
        "Tempo run 12 min",
        "Tempo blocks 3 × 12 min",
        "Intervals 6 × 4 min",
        "Long run 3 h",
        expect.stringMatching(/^Easy run with strides \d+ min \+ 4 × 20 s$/),
      ]),
    );
  });
});
