import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {COMMON_GRID} from "../mean-max/duration-grid.ts";
import {addDays, type Day} from "../numbers/days.ts";
import {detrainedPower, detrainingDebt, steadyDebt} from "./detraining.ts";
import {type ActivityCurve, breakdown, envelopeOf, everySecond, mergeEnvelopes} from "./envelope.ts";
import {currentFamily} from "./power-family.ts";
import {curveRange, splitByMonth} from "./range.ts";
import {type CandidateCurve, userCurve} from "./user-curve.ts";

const curve = (id: string, power: number[], day: Day = "2026-03-01"): ActivityCurve => ({
  activity: {id, day},
  power,
  start: power.map((_, index) => index),
});
const candidate = (
  id: string,
  power: number[],
  more: Partial<CandidateCurve> = {},
  day?: Day,
): CandidateCurve => ({
  ...curve(id, power, day),
  family: "pod",
  isExcluded: false,
  ...more,
});
const RANGE = {from: "2026-01-01", to: "2026-03-31"};

describe("envelope", () => {
  it("contains the best power of each duration with its run and start", () => {
    const best = envelopeOf([
      curve("short", [500, 300]),
      curve("beaten", [100, 90]),
      curve("long", [400, 350, 320]),
    ]);
    expect([...best.power]).toEqual([500, 350, 320]);
    expect(best.durations).toEqual([1, 2, 3]);
    expect(Array.from(best.winner, (index) => best.activities[index]?.id)).toEqual(["short", "long", "long"]);
    expect([...best.start]).toEqual([0, 1, 2]);
    expect(best.activities.map(({id}) => id)).toEqual(["short", "long"]);
  });

  it("gives equal efforts to the run that comes first", () => {
    expect(envelopeOf([curve("first", [300, 200]), curve("second", [300, 200])]).activities).toEqual([
      {id: "first", day: "2026-03-01"},
    ]);
  });

  it("of months equals that of all their runs, winners included", () => {
    const run = fc.array(fc.integer({min: 1, max: 600}), {minLength: 1, maxLength: 20});
    fc.assert(
      fc.property(fc.array(fc.array(run, {maxLength: 4}), {maxLength: 4}), (months) => {
        const curves = months.map((runs, month) =>
          runs.map((power, index) => curve(`${month}/${index}`, power)),
        );
        const merged = mergeEnvelopes(curves.map(envelopeOf));
        expect(merged).toEqual(envelopeOf(curves.flat()));
      }),
    );
  });

  it("pitfall 28: is empty without runs", () => {
    expect(envelopeOf([])).toMatchObject({durations: [], activities: []});
    expect(everySecond(envelopeOf([]))).toEqual([]);
    expect(breakdown(mergeEnvelopes([]), "2026-03-01")).toEqual([]);
  });

  it("reports which run holds which part, the largest first, and how old the run is", () => {
    const parts = breakdown(envelopeOf([curve("a", [500, 300]), curve("b", [400, 350, 320])]), "2026-03-11");
    expect(parts.map(({id, share, ageDays}) => [id, share, ageDays])).toEqual([
      ["b", 2 / 3, 10],
      ["a", 1 / 3, 10],
    ]);
    expect(parts[1]?.points).toEqual([{duration: 1, power: 500, start: 0}]);
  });

  it("gives one value per second, with energy interpolated between grid points", () => {
    const power = COMMON_GRID.slice(0, 122).map((duration) => 200 + 6000 / duration);
    const seconds = everySecond(envelopeOf([curve("a", power)]));
    expect(seconds).toHaveLength(124);
    expect(seconds[119]).toBeCloseTo(250, 9);
    expect(seconds[120]).toBeCloseTo(200 + 6000 / 121, 9);
  });
});

describe("a runner's curve", () => {
  it("pitfall 23: never mixes watts of a watch with those of a pod", () => {
    const mixed = [candidate("pod", [300]), candidate("watch", [380], {family: "watch"})];
    expect([...userCurve(mixed, RANGE, "pod").power]).toEqual([300]);
    expect([...userCurve(mixed, RANGE, "watch").power]).toEqual([380]);
  });

  it("leaves out excluded runs and days outside the range, ends included", () => {
    const runs = [
      candidate("excluded", [900], {isExcluded: true}),
      candidate("early", [800], {}, "2025-12-31"),
      candidate("first", [300], {}, "2026-01-01"),
      candidate("last", [200, 200], {}, "2026-03-31"),
      candidate("late", [700], {}, "2026-04-01"),
    ];
    expect([...userCurve(runs, RANGE, "pod").power]).toEqual([300, 200]);
  });

  it("lets a younger second beat an older best that training no longer supports", () => {
    const runs = [candidate("old", [305], {}, "2026-01-01"), candidate("new", [300], {}, "2026-03-30")];
    const debtOf = (day: Day) => (day < "2026-03-01" ? 60 : 0);
    expect(userCurve(runs, RANGE, "pod").activities[0]?.id).toBe("old");
    expect(userCurve(runs, RANGE, "pod", debtOf).activities[0]?.id).toBe("new");
  });

  it("shows the family of the last sixty days, else that of the newest run", () => {
    const runs = [
      {day: "2025-01-01", family: "watch"},
      {day: "2025-01-03", family: "other"},
      {day: "2026-03-01", family: "pod"},
    ] as const;
    expect(currentFamily(runs, "2026-03-02")).toBe("pod");
    expect(currentFamily(runs.slice(0, 2), "2026-03-02")).toBe("other");
    expect(currentFamily([], "2026-03-02")).toBeNull();
  });
});

describe("range", () => {
  it("is the ninety days up to today by default, and is rejected when it ends before it begins", () => {
    expect(curveRange({today: "2026-03-31"})).toEqual(RANGE);
    expect(curveRange({from: "2026-03-30", to: "2026-03-30", today: "2026-03-31"})).not.toBeNull();
    expect(curveRange({from: "2026-04-01", today: "2026-03-31"})).toBeNull();
  });

  it("splits into whole months and single days at the ends, which together are the range", () => {
    expect(splitByMonth({from: "2025-12-31", to: "2026-03-30"})).toEqual({
      months: ["2026-01", "2026-02"],
      rest: [
        {from: "2025-12-31", to: "2025-12-31"},
        {from: "2026-03-01", to: "2026-03-30"},
      ],
    });
    expect(splitByMonth({from: "2026-02-01", to: "2026-02-28"})).toEqual({months: ["2026-02"], rest: []});
    expect(splitByMonth({from: "2026-02-02", to: "2026-03-30"})).toEqual({
      months: [],
      rest: [{from: "2026-02-02", to: "2026-03-30"}],
    });
    expect(splitByMonth({from: "2016-01-02", to: "2025-12-30"}).months).toHaveLength(118);
  });
});

describe("detraining", () => {
  it.each([
    [14, 5.463],
    [28, 16.322],
    [56, 42.741],
    [84, 70.528],
  ])("complete rest of %i days leaves a debt of %f", (days, debt) => {
    expect(steadyDebt(days)).toBeCloseTo(debt, 3);
  });

  it("half the load for 56 days leaves half the debt", () => {
    expect(steadyDebt(56, 0.5)).toBeCloseTo(21.371, 3);
  });

  it.each([
    [300, 0, 1200, 300],
    [300, 28, 1200, 282.606],
    [300, 56, 1200, 267.199],
    [300, 84, 1200, 259.547],
    [500, 56, 30, 472.665],
    [240, 56, 5400, 207.199],
  ])("%i W are, with a debt of %i over %i s, still worth %f W", (power, debt, seconds, left) => {
    expect(detrainedPower(power, debt, seconds)).toBeCloseTo(left, 3);
  });

  it("never adds power, and takes none up to a debt of ten days", () => {
    const seconds = fc.integer({min: 1, max: 40_000});
    fc.assert(
      fc.property(fc.double({min: 0, max: 400, noNaN: true}), seconds, (debt, duration) => {
        const left = detrainedPower(300, debt, duration);
        expect(left).toBeLessThanOrEqual(300);
        expect(left === 300).toBe(debt <= 10);
      }),
    );
  });

  it("does not fade while training continues, and fades as computed when training stops", () => {
    const first = "2025-01-01";
    const stress = [...new Array<number>(400).fill(60), ...new Array<number>(56).fill(0)];
    const lastTrained = addDays(first, 399);
    expect(detrainingDebt({first, stress: stress.slice(0, 400)})(addDays(first, 300))).toBeLessThan(0.1);
    expect(detrainingDebt({first, stress})(lastTrained)).toBeCloseTo(42.741, 1);
    expect(detrainingDebt({first, stress})(addDays(first, 455))).toBe(0);
  });

  it("measures against at least 15 a day, so a new runner's first efforts stay", () => {
    const debt = detrainingDebt({first: "2026-01-01", stress: new Array<number>(30).fill(20)});
    expect(debt("2026-01-01")).toBeLessThan(30);
    expect(debt("2026-01-25")).toBe(0);
  });
});
