import {createHash} from "node:crypto";
import {expect, it} from "vitest";
import {TRAINING_DEFAULTS} from "./defaults.ts";

/** What each version held. A new version adds a line; a line that was released never changes. */
const DIGESTS: Record<number, string> = {
  1: "00b482dbf32686ad",
  2: "b16228de83c3aff2",
  3: "d427acd07987c7e2",
  4: "f6c968ead64a272c",
  5: "4431b596f129dfff",
  6: "c7b5989025e97144",
};

it("holds exactly the numbers of its version", () => {
  const digest = createHash("sha256").update(JSON.stringify(TRAINING_DEFAULTS)).digest("hex").slice(0, 16);
  expect(digest).toBe(DIGESTS[TRAINING_DEFAULTS.version]);
});

it("cannot be changed, at any depth", () => {
  expect(() => Object.assign(TRAINING_DEFAULTS.stress, {exponent: 2})).toThrow(TypeError);
  expect(() => Object.assign(TRAINING_DEFAULTS.stress.heartRateWeights.male, {rate: 2})).toThrow(TypeError);
});
