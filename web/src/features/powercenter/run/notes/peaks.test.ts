import {expect, it} from "vitest";
import {peaksOf} from "./peaks";

it("draws the loudest part highest, and silence as nothing", () => {
  const sound = Float32Array.from({length: 100}, (_, at) => (at < 50 ? 0.1 : at < 75 ? -0.4 : 0));
  expect(peaksOf(sound, 4)).toEqual([0.25, 0.25, 1, 0]);
  expect(peaksOf(new Float32Array(100).fill(0.001), 2)).toEqual([0, 0]);
});

it.each([0, 1, 3])("bears a sound of %d samples", (length) => {
  expect(peaksOf(new Float32Array(length).fill(1), 4).every(Number.isFinite)).toBe(true);
});
