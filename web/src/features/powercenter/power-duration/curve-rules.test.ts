import {describe, expect, it} from "vitest";
import {exampleCurve} from "../testing/example-curve";
import {bestAt, changeOf, findGaps, KEY_SECONDS, newestOf} from "./curve-rules";

const DURATIONS = Array.from({length: 1200}, (_, index) => index + 1);
const modelled = (share: (seconds: number) => number) => ({
  durations: DURATIONS,
  power: DURATIONS.map((seconds) => 300 * share(seconds)),
  model: {power: DURATIONS.map((seconds) => (seconds < 10 ? null : 300))},
});

describe("gaps", () => {
  it("are where no run comes near the model", () => {
    expect(findGaps(modelled((seconds) => (seconds > 62 && seconds < 178 ? 0.9 : 1)))).toEqual([
      {from: 60, to: 180},
    ]);
  });

  it("reach to the end of what was run", () => {
    expect(findGaps(modelled((seconds) => (seconds < 600 ? 1 : 0.8)))).toEqual([{from: 600, to: 1200}]);
  });

  it("are none where efforts are near, where a stretch is short, or without a model", () => {
    expect(findGaps(modelled(() => 0.96))).toEqual([]);
    expect(findGaps(modelled((seconds) => (seconds > 600 && seconds < 660 ? 0.5 : 1)))).toEqual([]);
    expect(findGaps({...modelled(() => 0.5), model: null})).toEqual([]);
  });
});

describe("what changed", () => {
  const line = (of: (seconds: number) => number, longest = 3600) => {
    const durations = KEY_SECONDS.filter((seconds) => seconds <= longest);
    return {durations, values: durations.map(of)};
  };
  const before = line(() => 250);

  it("is more everywhere, and most somewhere", () => {
    const now = line((seconds) => (seconds === 600 ? 265 : 252));
    expect(changeOf(now, before)).toEqual({
      kind: "more",
      from: 30,
      to: 3600,
      most: {seconds: 600, watts: 15},
    });
  });

  it("is more here and less there", () => {
    const now = line((seconds) => (seconds < 600 ? 258 : 240));
    expect(changeOf(now, before)).toEqual({
      kind: "mixed",
      up: {seconds: 30, watts: 8},
      down: {seconds: 600, watts: -10},
    });
  });

  it("is less, or the same", () => {
    expect(
      changeOf(
        line(() => 244),
        before,
      ),
    ).toMatchObject({kind: "less", most: {watts: -6}});
    expect(
      changeOf(
        line(() => 250.4),
        before,
      ),
    ).toEqual({kind: "same"});
  });

  it("is nothing where the two have nothing in common", () => {
    expect(
      changeOf(
        line(() => 250),
        {durations: [], values: []},
      ),
    ).toBeNull();
    expect(
      changeOf(
        line(() => 300, 10),
        before,
      ),
    ).toBeNull();
  });
});

describe("bests", () => {
  it("name the run they are of, and the second it begins at", () => {
    const curve = exampleCurve();
    expect(bestAt(curve, 600)).toEqual({
      seconds: 600,
      power: 289,
      run: {id: "act_test", name: "Test 3 + 10", date: "2026-11-10"},
      start: 900,
    });
    expect(bestAt(curve, 9000)).toBeNull();
  });

  it("are stale once the newest is older than a month", () => {
    const curve = exampleCurve();
    expect(newestOf(curve)).toEqual({date: "2026-11-10", isStale: false});
    const old = curve.breakdown?.map((share) => ({...share, age_days: share.age_days + 30}));
    expect(newestOf({breakdown: old})).toMatchObject({isStale: true});
    expect(newestOf({breakdown: []})).toBeNull();
  });
});
