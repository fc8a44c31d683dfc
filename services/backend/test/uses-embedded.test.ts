import {expect, test} from "vitest";
import {usesEmbedded} from "./uses-embedded.ts";

const SEEDS = Array.from({length: 400}, (_, seed) => seed);

test("the core always has both databases", () => {
  expect(SEEDS.every((seed) => usesEmbedded("src/core/jobs/job-queue.test.ts", seed))).toBe(true);
});

test("a seed draws about one in eight of the others, and another seed other ones", () => {
  const drawn = (path: string) => SEEDS.filter((seed) => usesEmbedded(path, seed));
  const [first, second] = [drawn("src/gear/shoes.test.ts"), drawn("src/coaches/coaches.test.ts")];
  expect(first.length).toBeGreaterThan(25);
  expect(first.length).toBeLessThan(80);
  expect(first).not.toEqual(second);
});

test("a seed draws the same files again", () => {
  expect(usesEmbedded("src/gear/shoes.test.ts", 7)).toBe(usesEmbedded("src/gear/shoes.test.ts", 7));
});
