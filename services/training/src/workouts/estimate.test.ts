import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {madeBlock, madeSegment} from "../testing/made-workout.ts";
import {estimateBlock, estimateWorkout} from "./estimate.ts";
import {INTENSITY_CLASSES, type Segment} from "./workout.ts";

const RUNNER = {mass: 70, criticalPower: 280};
const percent = (value: number) => ({intensity_percent: {value, min: null, max: null}});
const minutes = (minute: number) => ({duration_time: {hour: 0, minute, second: 0}});
const metres = (distance: number) => ({
  duration_type: "distance" as const,
  duration_distance: distance,
  distance_unit_selected: "m" as const,
});

/** A segment of any length and intensity that is allowed. */
const anySegment: fc.Arbitrary<Segment> = fc
  .record({
    intensity_class: fc.constantFrom(...INTENSITY_CLASSES),
    seconds: fc.integer({min: 1, max: 7200}),
    metres: fc.option(fc.integer({min: 50, max: 20_000})),
    min: fc.integer({min: 20, max: 300}),
    max: fc.integer({min: 20, max: 300}),
    kind: fc.constantFrom("percentage" as const, "ramp" as const, "open" as const, "lap" as const),
    grade: fc.double({min: -0.3, max: 0.3, noNaN: true}),
  })
  .map(({intensity_class, seconds, metres: length, min, max, kind, grade}) =>
    madeSegment({
      intensity_class,
      grade,
      duration_time: {hour: 0, minute: 0, second: seconds},
      ...(length !== null && metres(length)),
      ...(kind === "lap" ? {duration_type: "lap"} : {intensity_type: kind}),
      intensity_percent: {value: null, min, max},
    }),
  );

describe("a workout", () => {
  it("matches the reference vector to the digit", () => {
    const {estimates, ...whole} = estimateWorkout(
      [
        madeBlock(1, madeSegment({...minutes(10), ...percent(70)})),
        madeBlock(
          6,
          madeSegment({...minutes(3), ...percent(107.5)}),
          madeSegment({...minutes(2), ...percent(60)}),
        ),
        madeBlock(1, madeSegment({...metres(1000), ...percent(80)})),
        madeBlock(1, madeSegment({...minutes(10), intensity_type: "rpe", rpe_selected: 3})),
      ],
      RUNNER,
    );
    expect(whole.duration).toBeCloseTo(3312.93, 2);
    expect(whole.distance).toBeCloseTo(10_677.8, 1);
    expect(whole.stress).toBeCloseTo(59.558, 3);
    expect(estimates[2]?.duration).toBeCloseTo(312.93, 2);
    const speeds = [estimates[0], ...(estimates[1]?.segment_estimates ?? [])].map(
      (each) => (each?.distance ?? 0) / (each?.duration ?? 1),
    );
    for (const [index, speed] of [2.8098, 4.2265, 2.4188].entries())
      expect(speeds[index]).toBeCloseTo(speed, 4);
  });

  it("is the sum of its blocks, and its zones are its time", () => {
    const anyBlock = fc
      .tuple(fc.integer({min: 1, max: 100}), fc.array(anySegment, {minLength: 1, maxLength: 6}))
      .map(([repeat, segments]) => madeBlock(repeat, ...segments));
    fc.assert(
      fc.property(fc.array(anyBlock, {minLength: 1, maxLength: 6}), (blocks) => {
        const {estimates, duration, distance, stress, intensity_zones, below} = estimateWorkout(
          blocks,
          RUNNER,
        );
        const sum = (of: (each: (typeof estimates)[number]) => number) =>
          estimates.reduce((all, each) => all + of(each), 0);
        expect(sum((each) => each.duration)).toBe(duration);
        expect(sum((each) => each.distance)).toBe(distance);
        expect(sum((each) => each.stress)).toBe(stress);
        const inZones = intensity_zones.reduce((all, each) => all + each, below);
        expect(inZones / duration).toBeCloseTo(1, 9);
        expect(estimates).toEqual(blocks.map((block) => estimateBlock(block, RUNNER)));
      }),
    );
  });

  it("has zero estimates when it is empty", () => {
    expect(estimateWorkout([], RUNNER)).toEqual({
      duration: 0,
      distance: 0,
      stress: 0,
      average: {power: 0, intensity: 0},
      intensity_zones: [0, 0, 0, 0, 0],
      below: 0,
      estimates: [],
    });
  });
});

describe("a segment", () => {
  const one = (changes: Partial<Segment>) => estimateBlock(madeBlock(1, madeSegment(changes)), RUNNER);

  it.each([
    ["the middle of a range", {intensity_percent: {value: null, min: 90, max: 100}}, 0.95],
    ["W over critical power", {intensity_type: "power", target_power: 252}, 0.9],
    ["the middle of its zone", {intensity_type: "zone", zone_selected: 2}, 0.85],
    ["a share for the zone without an end", {intensity_type: "zone", zone_selected: 5}, 1.25],
    ["what effort is assumed to be", {intensity_type: "rpe", rpe_selected: 8}, 1.02],
    ["easy where a warm-up is left open", {intensity_type: "open", intensity_class: "warmup"}, 0.7],
  ] as const)("targets %s", (_what, changes, share) => {
    expect(one(changes).average.intensity).toBeCloseTo(share, 12);
  });

  it("ends with the lap button after a time that is marked as assumed", () => {
    const [lap] = one({duration_type: "lap", intensity_class: "rest"}).segment_estimates;
    expect([lap?.duration, lap?.assumed]).toEqual([120, true]);
  });

  it("takes a way in any unit as the same way", () => {
    const mile = one({...metres(1), distance_unit_selected: "mi"});
    expect(mile.distance).toBeCloseTo(1609.344, 6);
  });

  it("costs time uphill and saves some downhill", () => {
    const [up, level, down] = [0.08, 0, -0.05].map((grade) => one({...metres(1000), grade}).duration);
    expect([(up ?? 0) > (level ?? 0), (level ?? 0) > (down ?? 0)]).toEqual([true, true]);
  });

  it("that rises is more stress than its middle, and as long either way", () => {
    const ramp = (min: number, max: number) =>
      one({...minutes(20), intensity_type: "ramp", intensity_percent: {min, max, value: null}});
    const [up, down, even] = [ramp(60, 100), ramp(100, 60), ramp(80, 80)];
    expect(up.stress).toBeCloseTo(down.stress, 9);
    expect(up.stress).toBeGreaterThan(even.stress);
    expect(up.average.intensity).toBeCloseTo(0.8, 12);
  });
});
