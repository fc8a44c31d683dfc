import {describe, expect, it} from "vitest";
import {checkBlocks} from "../workouts/check-blocks.ts";
import {estimateWorkout} from "../workouts/estimate.ts";
import {readWorkoutText} from "../workouts/read-text.ts";
import type {Block} from "../workouts/workout.ts";
import {writeWorkoutText} from "../workouts/write-text.ts";
import {findLibraryWorkout, listLibrary} from "./library.ts";
import {LEVELS, LIBRARY_LOCALES} from "./library-workout.ts";

const DEFAULT_ATHLETE = {mass: 70, criticalPower: 250};
/** Slow and light, fast and heavy: stretches by distance take them differently long. */
const RUNNERS = [DEFAULT_ATHLETE, {mass: 60, criticalPower: 150}, {mass: 80, criticalPower: 380}];
const all = listLibrary();

const withoutIds = (blocks: readonly Block[]) =>
  blocks.map((block) => ({
    ...block,
    uuid: "",
    segments: block.segments.map((segment) => ({...segment, uuid: ""})),
  }));
/** Seconds of the work alone, by zone; below the first counts for it. */
const workZones = (blocks: readonly Block[]) => {
  const work = blocks.flatMap(({repeat, segments, uuid}) =>
    segments
      .filter(({intensity_class}) => intensity_class === "work")
      .map((segment) => ({uuid, repeat, segments: [segment]})),
  );
  const {intensity_zones, below} = estimateWorkout(work, DEFAULT_ATHLETE);
  return intensity_zones.map((seconds, zone) => seconds + (zone === 0 ? below : 0));
};
/** Names each that breaks a promise. */
const broken = (holds: (workout: (typeof all)[number]) => boolean) =>
  all.filter((workout) => !holds(workout)).map(({id}) => id);
const doubles = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("the workout library", () => {
  it("has more than 300, of every level, no two alike", () => {
    expect(all.length).toBeGreaterThan(300);
    for (const level of LEVELS) expect(all.filter((each) => each.level === level).length).toBeGreaterThan(75);
    expect(doubles(all.map(({blocks}) => JSON.stringify(withoutIds(blocks))))).toEqual([]);
  });

  it("names each by an id that can be read, and finds it by that", () => {
    expect(doubles(all.map(({id}) => id))).toEqual([]);
    expect(broken(({id}) => /^[a-z0-9-]{1,64}$/.test(id))).toEqual([]);
    expect(broken((workout) => findLibraryWorkout(workout.id) === workout)).toEqual([]);
    expect(findLibraryWorkout("hills-8x60-intermediate")?.words.en.title).toBe("Hill repeats 8 × 60 s");
    expect(findLibraryWorkout("hills")).toBeNull();
  });

  it.each(LIBRARY_LOCALES)("has a title of its own and words for each in %s", (locale) => {
    expect(doubles(all.map(({words}) => words[locale].title))).toEqual([]);
    const isSaid = (text: string, most: number) =>
      text.length > 3 && text.length <= most && !/[{}]|undefined|NaN/.test(text);
    expect(broken(({words}) => isSaid(words[locale].title, 120))).toEqual([]);
    expect(broken(({words}) => isSaid(words[locale].desc, 300))).toEqual([]);
    expect(broken(({words}) => isSaid(words[locale].objective, 200))).toEqual([]);
  });

  it("has descriptions in every other language that differ from the English ones", () => {
    const others = LIBRARY_LOCALES.filter((locale) => locale !== "en");
    expect(broken(({words}) => others.every((locale) => words[locale].desc !== words.en.desc))).toEqual([]);
  });

  it("is made of workouts that can be run, from a quarter of an hour to six hours", () => {
    expect(broken(({blocks}) => checkBlocks(blocks).length === 0)).toEqual([]);
    const isLongEnough = (blocks: readonly Block[]) =>
      RUNNERS.map((runner) => estimateWorkout(blocks, runner).duration).every(
        (seconds) => seconds >= 900 && seconds <= 21_600,
      );
    expect(broken(({blocks}) => isLongEnough(blocks))).toEqual([]);
  });

  it("focuses on the zone that most of the work lies in", () => {
    const focusOf = (blocks: readonly Block[]) => {
      const zones = workZones(blocks);
      return zones.indexOf(Math.max(...zones)) + 1;
    };
    expect(
      all
        .filter(({blocks, focus}) => focusOf(blocks) !== focus)
        .map(({id, blocks}) => `${id} ${focusOf(blocks)}`),
    ).toEqual([]);
  });

  it("fits the phases each names", () => {
    expect(broken(({phases}) => phases.length > 0)).toEqual([]);
    const hardOf = (blocks: readonly Block[]) => {
      const [, , ...hardZones] = estimateWorkout(blocks, DEFAULT_ATHLETE).intensity_zones;
      return hardZones.reduce((sum, seconds) => sum + seconds, 0) / 60;
    };
    const minutes = (blocks: readonly Block[]) => estimateWorkout(blocks, DEFAULT_ATHLETE).duration / 60;
    expect(
      broken(
        ({phases, blocks}) => !phases.includes("recovery") || (hardOf(blocks) === 0 && minutes(blocks) <= 75),
      ),
    ).toEqual([]);
    expect(
      broken(
        ({phases, blocks}) => !phases.includes("peak") || (hardOf(blocks) <= 25 && minutes(blocks) <= 80),
      ),
    ).toEqual([]);
    expect(
      broken(({phases, blocks, type}) => !phases.includes("test") || type === "test" || hardOf(blocks) <= 6),
    ).toEqual([]);
    expect(broken(({phases, type}) => type !== "test" || phases.includes("test"))).toEqual([]);
    for (const phase of ["test", "base", "build", "peak", "recovery", "maintenance"] as const)
      expect(all.filter(({phases}) => phases.includes(phase)).length, phase).toBeGreaterThanOrEqual(15);
  });

  it("can be written as text and read again", () => {
    const again = (blocks: readonly Block[]) =>
      readWorkoutText(writeWorkoutText(blocks, "en"), "en", () => "").blocks;
    expect(
      broken(({blocks}) => JSON.stringify(again(blocks)) === JSON.stringify(withoutIds(blocks))),
    ).toEqual([]);
  });

  it("is made once", () => {
    expect(listLibrary()).toBe(all);
  });
});
