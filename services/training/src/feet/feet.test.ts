import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {movingSlots} from "../summary/moving.ts";
import {madeSeries, steady} from "../testing/series.ts";
import {asymmetry, believableShares, spreadOf, summarizeBalance} from "./balance.ts";
import {type BalanceRun, balanceBaseline, isUnusual, judgeBalance} from "./baseline.ts";
import {combinePaths, crossover, pathMetrics, pathOf} from "./foot-path.ts";
import {fromMillimetres, type PathPoint, strideProblem, toLoop, toMillimetres} from "./stride.ts";

describe("balance", () => {
  it.each([
    [52, 4],
    [48.4, 3.2],
    [50, 0],
  ])("of %f percent is off by %f", (share, off) => {
    expect(asymmetry(share)).toBeCloseTo(off, 9);
  });

  it("pitfall 7: takes 0, and all beyond 20 to 80, as no value", () => {
    expect([...believableShares(Float64Array.of(0, 19.9, 20, 50, 80, 80.1, Number.NaN))]).toEqual([
      Number.NaN,
      Number.NaN,
      20,
      50,
      80,
      Number.NaN,
      Number.NaN,
    ]);
  });

  it("pitfall 29: survives values that were stored as float32", () => {
    const stored = Float64Array.from(Float32Array.of(49.9, 50.1, 0));
    const series = madeSeries({ground_time_balance: stored, power: steady(250, 3)});
    expect(summarizeBalance(series, "ground_time_balance", {criticalPower: null})?.average).toBeCloseTo(
      50,
      5,
    );
  });

  it("mirrors for swapped pods, and twice mirrored is what it was", () => {
    const shares = Float64Array.of(52, 0, 47);
    expect([...believableShares(shares, true)]).toEqual([48, Number.NaN, 53]);
    expect(believableShares(believableShares(shares, true), true)).toEqual(believableShares(shares));
  });

  const series = madeSeries({
    power: [...steady(150, 100), ...steady(290, 100), ...steady(0, 50), ...steady(150, 200)],
    ground_time_balance: [
      ...steady(52, 100),
      ...steady(50, 100),
      ...steady(70, 50),
      ...steady(0, 100),
      ...steady(48, 100),
    ],
    altitude: Array.from({length: 450}, (_, second) => (second < 200 ? second * 0.3 : 60)),
    distance: Array.from({length: 450}, (_, second) => second * 3),
  });
  const summary = summarizeBalance(series, "ground_time_balance", {criticalPower: 280});

  it("counts moving seconds with a value only", () => {
    expect(summary).toMatchObject({average: 50, asymmetry: 0, seconds: 300});
  });

  it("is reported by zone, by grade and by quarter", () => {
    expect(summary?.zones).toEqual([50, null, null, null, 50, null]);
    expect(summary?.grades?.up).toBeCloseTo(51, 0);
    expect(summary?.grades?.level).toBeCloseTo(48, 0);
    expect(summary?.grades?.down).toBeNull();
    expect(summary).toMatchObject({firstQuarter: 52, lastQuarter: 48});
  });

  it("is none with a single pod, or where nothing was believable", () => {
    expect(
      summarizeBalance(madeSeries({power: [250]}), "ground_time_balance", {criticalPower: 280}),
    ).toBeNull();
    const missing = madeSeries({power: [250], ground_time_balance: [0]});
    expect(summarizeBalance(missing, "ground_time_balance", {criticalPower: 280})).toBeNull();
  });
});

describe("what is usual", () => {
  const runs = [49.8, 50, 50.1, 50.2, 50.4].map((average, day) => ({day: `2026-03-0${day + 1}`, average}));

  it("needs five runs with two pods within thirty days", () => {
    expect(balanceBaseline(runs, "2026-03-10")).toMatchObject({median: 50.1, runs: 5});
    expect(balanceBaseline(runs.slice(1), "2026-03-10")).toBeNull();
    expect(balanceBaseline(runs, "2026-03-31")).toBeNull();
    const withSingle = [...runs.slice(1), {day: "2026-03-06", average: null}];
    expect(balanceBaseline(withSingle, "2026-03-10")).toBeNull();
  });

  it("is left by a run that lies beyond a percent for six tenths of its seconds", () => {
    const baseline = {median: 50, mad: 0.1, runs: 5};
    const shares = (outlierSeconds: number) => [
      ...steady(51.1, outlierSeconds),
      ...steady(50, 100 - outlierSeconds),
    ];
    expect(isUnusual(shares(60), baseline)).toBe(true);
    expect(isUnusual(shares(59), baseline)).toBe(false);
    expect(isUnusual(shares(100), {...baseline, mad: 0.3})).toBe(false);
    expect(isUnusual([], baseline)).toBe(false);
  });

  it("sees a run in twenty values of its moving seconds, which the rule judges as it would all of them", () => {
    const baseline = {median: 50, mad: 0.1, runs: 5};
    const shares = (outlierSeconds: number) =>
      Float64Array.from([...steady(51.1, outlierSeconds), ...steady(50, 100 - outlierSeconds)]);
    const moving = new Uint8Array(100).fill(1);
    const spread = (outlierSeconds: number) => spreadOf(shares(outlierSeconds), moving) ?? [];
    expect([spread(60).length, spread(60)[0], spread(60).at(-1)]).toEqual([20, 50, 51.1]);
    expect([isUnusual(spread(60), baseline), isUnusual(spread(55), baseline)]).toEqual([true, false]);
    expect(spreadOf(shares(100), movingSlots(madeSeries({power: steady(0, 100)})))).toBeNull();
    expect(spreadOf(Float64Array.of(Number.NaN, 51), [1, 1])?.every((share) => share === 51)).toBe(true);
  });

  it("judges a run by most of it, not by its mean, and against others alone", () => {
    const day = "2026-11-20";
    const others = [1, 2, 3, 4, 5].map((id) => ({id: `${id}`, day, average: 50, spread: null}));
    const steep = {id: "6", day, average: 52, spread: [...steady(50, 10), ...steady(54, 10)]};
    const even = {id: "7", day, average: 50, spread: [...steady(48, 10), ...steady(52, 10)]};
    const isJudgedUnusual = (run: BalanceRun) => judgeBalance(run, [...others, run]).isUnusual;
    expect([isJudgedUnusual(steep), isJudgedUnusual(even)]).toEqual([false, true]);
    expect([isJudgedUnusual({...steep, spread: null}), isJudgedUnusual({...even, spread: null})]).toEqual([
      true,
      false,
    ]);
    expect(judgeBalance(steep, [...others.slice(1), steep])).toEqual({baseline: null, isUnusual: false});
    expect(isJudgedUnusual({...steep, average: null, spread: null})).toBe(false);
  });
});

/** A foot's way around: back along the ground, forward through the air. */
const ellipse = (points: number, height = 0.3, y = 0.05): PathPoint[] =>
  Array.from({length: points}, (_, index) => {
    const angle = (-2 * Math.PI * index) / points;
    return [0.5 * Math.cos(angle), y, (height / 2) * (1 + Math.sin(angle))];
  });
const closed = (points: PathPoint[]): PathPoint[] => [...points, ...points.slice(0, 1)];

describe("a stride", () => {
  it.each([
    ["too_few_points", closed(ellipse(6))],
    ["too_many_points", closed(ellipse(512))],
    ["out_of_range", closed(ellipse(64, 1.2))],
    ["out_of_range", closed(ellipse(64, 0.3, 0.6))],
    ["not_closed", ellipse(64).slice(0, 40)],
    [null, closed(ellipse(7))],
    [null, closed(ellipse(200))],
  ])("is %s", (problem, points) => {
    expect(strideProblem(points)).toBe(problem);
    expect(toLoop(points) === null).toBe(problem !== null);
  });

  it("becomes 64 points at equal steps, foot strike first, whatever the pod sent", () => {
    const loop = toLoop(closed(ellipse(200))) ?? [];
    expect(loop).toHaveLength(64);
    expect(loop[0]).toEqual(ellipse(200)[0]);
    const steps = loop.map((point, index) => {
      const next = loop[(index + 1) % 64] ?? point;
      return Math.hypot(next[0] - point[0], next[2] - point[2]);
    });
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.02);
  });

  it("is stored in millimetres and comes back to half of one", () => {
    const loop = toLoop(closed(ellipse(100))) ?? [];
    const back = fromMillimetres(toMillimetres(loop));
    loop.forEach((point, index) => {
      point.forEach((metres, axis) => {
        expect(Math.abs(metres - (back[index]?.[axis] ?? 9))).toBeLessThanOrEqual(0.000501);
      });
    });
  });
});

describe("a foot's path", () => {
  const pathAt = (height: number) => pathOf(toLoop(closed(ellipse(100, height))) ?? []);

  it("of parts is that of all their strides, weighted by how many they were", () => {
    const heights = fc.array(fc.double({min: 0.1, max: 0.5, noNaN: true}), {minLength: 2, maxLength: 8});
    fc.assert(
      fc.property(heights, fc.nat(), (all, cut) => {
        const paths = all.map(pathAt);
        const at = 1 + (cut % (all.length - 1));
        const parts = [combinePaths(paths.slice(0, at)), combinePaths(paths.slice(at))];
        const joined = combinePaths(parts.flatMap((part) => part ?? []));
        const whole = combinePaths(paths);
        expect(joined?.strides).toBe(all.length);
        expect(joined?.mean[20]?.[2]).toBeCloseTo(whole?.mean[20]?.[2] ?? 9, 9);
        expect(joined?.sd[20]?.[2]).toBeCloseTo(whole?.sd[20]?.[2] ?? 9, 9);
      }),
      {numRuns: 20},
    );
    expect(combinePaths([])).toBeNull();
  });

  it("measures stride length, clearance and swing width", () => {
    const {mean} = pathAt(0.3);
    const metrics = pathMetrics(mean, 3, 180);
    expect(metrics.strideLength).toBe(2);
    expect(metrics.clearance).toBeCloseTo(0.3, 2);
    expect(metrics.swingWidth).toBe(0);
    expect(pathMetrics(mean, null, 180).strideLength).toBeCloseTo(2, 2);
  });

  it("measures how far apart the feet land, negative when they cross", () => {
    const [left, right] = [
      toLoop(closed(ellipse(64, 0.3, 0.04))) ?? [],
      toLoop(closed(ellipse(64, 0.3, -0.06))) ?? [],
    ];
    expect(crossover(left, right)).toBeCloseTo(0.1, 9);
    expect(crossover(right, left)).toBeCloseTo(-0.1, 9);
    expect(crossover([], right)).toBeNull();
  });
});
