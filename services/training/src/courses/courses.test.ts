import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {bisect} from "../numbers/bisect.ts";
import {randomNumbers} from "../numbers/random.ts";
import type {Conditions} from "../running/cost.ts";
import {courseOf, groupByGrade} from "./course.ts";
import {type PaceInput, paceAt} from "./pacing.ts";
import {type CoursePoint, profileCourse} from "./profile.ts";
import {MILE, splitsOf} from "./splits.ts";

const DRY: Conditions = {density: 1.225, headwind: 0, surface: "road"};
const GRADES = [0, 0.01, 0.03, 0.02, -0.01, -0.03, 0, 0.05, -0.05, -0.02];
const HILLS = courseOf(GRADES.map((grade) => ({length: 1000, grade})));
const inputOf = (pieces = HILLS.pieces, pacing: PaceInput["pacing"] = "even"): PaceInput => ({
  course: groupByGrade(pieces),
  runner: {mass: 70},
  conditions: DRY,
  pacing,
});
const anyPieces = fc.array(
  fc.record({length: fc.integer({min: 1, max: 2500}), grade: fc.double({min: -0.4, max: 0.4, noNaN: true})}),
  {minLength: 1, maxLength: 60},
);

describe("ten kilometres of hills at 280 W", () => {
  const input = inputOf();
  const pace = paceAt(280, input);

  it("have these kilometres", () => {
    const times = splitsOf(HILLS, input.course, pace).map(({time}) => Number(time.toFixed(2)));
    expect(times).toEqual([253.19, 266, 293.66, 279.5, 244.1, 227.47, 253.19, 323.86, 212.98, 235.52]);
  });

  it("take 2589.47 s, on the level 2531.90", () => {
    expect(pace.seconds).toBeCloseTo(2589.47, 2);
    expect(paceAt(280, inputOf([{length: 10_000, grade: 0}])).seconds).toBeCloseTo(2531.9, 2);
  });

  it("take 303.654 W to be done in 40 minutes", () => {
    expect(bisect((watts) => 2400 - paceAt(watts, input).seconds, 200, 400)).toBeCloseTo(303.654, 3);
  });

  it("climb and descend as their grades state", () => {
    expect(HILLS).toMatchObject({distance: 10_000});
    expect(HILLS.gain).toBeCloseTo(110, 9);
    expect(HILLS.loss).toBeCloseTo(110, 9);
  });
});

describe("a descent", () => {
  const speedOn = (grade: number, watts = 245) =>
    paceAt(watts, inputOf([{length: 1000, grade}])).speed[0] ?? 0;

  it("is run at the speed of its energy cost while gentle, and no faster than legs can brake when steep", () => {
    expect(speedOn(-0.05) / speedOn(0)).toBeCloseTo(1.19, 2);
    for (const watts of [150, 245, 350]) {
      expect(speedOn(-0.125, watts) / speedOn(0, watts)).toBeCloseTo(1.25, 9);
      for (const grade of [-0.1, -0.2, -0.3, -0.45])
        expect(speedOn(grade, watts) / speedOn(0, watts)).toBeLessThan(1.25 + 1e-9);
    }
    // 3:08 for a kilometre without the brake.
    expect(1000 / speedOn(-0.125)).toBeGreaterThan(225);
  });
});

describe("splits", () => {
  it("add up to the whole to a millionth, in time and in metres", () => {
    fc.assert(
      fc.property(anyPieces, fc.constantFrom(1000, MILE, 400), (pieces, every) => {
        const course = courseOf(pieces);
        const input = inputOf(pieces);
        const pace = paceAt(280, input);
        const splits = splitsOf(course, input.course, pace, every);
        expect(splits.reduce((sum, {time}) => sum + time, 0)).toBeCloseTo(pace.seconds, 6);
        expect(splits.at(-1)?.cumulative).toBeCloseTo(pace.seconds, 6);
        expect(splits.at(-1)?.to).toBeCloseTo(course.distance, 5);
        expect(splits).toHaveLength(Math.ceil(course.distance / every - 1e-9));
      }),
    );
  });

  it("mark climbs at which people walk", () => {
    const steep = courseOf([
      {length: 1000, grade: 0},
      {length: 1000, grade: 0.25},
    ]);
    const input = inputOf(steep.pieces);
    expect(splitsOf(steep, input.course, paceAt(200, input)).map((split) => split.is_walking)).toEqual([
      false,
      true,
    ]);
  });
});

describe("pacing by terrain", () => {
  it("requires up to three percent more power uphill, and less downhill, than on the level", () => {
    const {course, ...rest} = inputOf(HILLS.pieces, "terrain");
    const {power} = paceAt(280, {course, ...rest});
    const at = (grade: number) =>
      power[course.bins.findIndex((bin) => Math.abs(bin.grade - grade) < 1e-9)] ?? 0;
    expect(at(0.05) / at(0)).toBeCloseTo(1.03, 9);
    expect(at(-0.05) / at(0)).toBeCloseTo(0.97, 9);
    expect(at(0.01) / at(0)).toBeCloseTo(1.01, 9);
  });

  it("has the same mean stress as steady power", () => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        const input = inputOf(pieces, "terrain");
        const {power, speed, seconds} = paceAt(280, input);
        const stress = input.course.bins.reduce(
          (sum, {length}, bin) => sum + (length / (speed[bin] ?? 1)) * ((power[bin] ?? 0) / 280) ** 2.6,
          0,
        );
        expect(stress / seconds).toBeCloseTo(1, 6);
      }),
      {numRuns: 50},
    );
  });

  it("is hardly slower or faster than even pacing", () => {
    const even = paceAt(280, inputOf()).seconds;
    expect(paceAt(280, inputOf(HILLS.pieces, "terrain")).seconds / even).toBeCloseTo(1, 2);
  });
});

describe("a profile", () => {
  const points = (metres: number, altitude: (distance: number) => number, every = 10): CoursePoint[] =>
    Array.from({length: metres / every + 1}, (_, index) => ({
      distance: index * every,
      altitude: altitude(index * every),
    }));
  const profiled = (coursePoints: CoursePoint[], official?: number) => {
    const result = profileCourse(coursePoints, official);
    if (!result.ok) throw new Error(result.code);
    return result.course;
  };

  it("of a steady climb has its grade all the way", () => {
    const course = profiled(points(2000, (distance) => 100 + 0.05 * distance));
    expect(course.pieces).toHaveLength(100);
    for (const {grade} of course.pieces.slice(5, -5)) expect(grade).toBeCloseTo(0.05, 9);
    expect(course.gain).toBeGreaterThan(95);
    expect(course.loss).toBe(0);
  });

  it("does not make mountains of noise", () => {
    const random = randomNumbers(3);
    const course = profiled(points(10_000, () => 100 + 2 * (random() - 0.5)));
    expect(course.gain).toBeLessThan(5);
    expect(Math.max(...course.pieces.map(({grade}) => Math.abs(grade)))).toBeLessThan(0.03);
  });

  it("never gets steeper than 45 %, even at a cliff", () => {
    const course = profiled(points(1000, (distance) => (distance < 500 ? 0 : 400)));
    expect(Math.max(...course.pieces.map(({grade}) => grade))).toBe(0.45);
  });

  it("is stretched to the official distance within three percent and left alone beyond", () => {
    const coursePoints = points(9800, () => 100);
    expect(profiled(coursePoints, 10_000).distance).toBe(10_000);
    expect(profiled(coursePoints, 10_000).pieces.reduce((sum, {length}) => sum + length, 0)).toBeCloseTo(
      10_000,
      6,
    );
    expect(profiled(coursePoints, 12_000).distance).toBe(9800);
    expect(profiled(coursePoints).distance).toBe(9800);
  });

  it.each([
    ["too_few_points", points(1000, () => 0, 25)],
    ["too_short", points(499, () => 0, 1)],
    ["too_long", points(501_000, () => 0, 100)],
  ])("is refused as %s", (code, coursePoints) => {
    expect(profileCourse(coursePoints)).toEqual({ok: false, code});
  });

  it("survives a runner who stood still", () => {
    const still = points(1000, (distance) => distance / 100).flatMap((point) => [point, point, point]);
    for (const {grade} of profiled(still).pieces) expect(Number.isFinite(grade)).toBe(true);
  });
});
