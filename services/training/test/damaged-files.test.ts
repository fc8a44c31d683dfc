import {expect, it} from "vitest";
import {readDamaged} from "./fuzz/damage.ts";
import {madeFiles} from "./fuzz/made-files.ts";
import {RECORDINGS, readExpected, readFixture} from "./support/expected.ts";

// Ten thousand of them: pnpm --filter @gradus/training run fuzz
const MADE_COPIES = 100;
const REAL_COPIES = 15;
const HANG_MS = 1000;
/** A grid of two days with every column there is stays below it. */
const LARGEST = 60_000_000;

it.each(madeFiles())(
  "damaged copies of %s break nothing, and none is passed over in silence",
  (_name, bytes) => {
    expectUnbroken(bytes, MADE_COPIES);
  },
);

const real = readExpected().map(([name]) => name);
it.skipIf(!RECORDINGS).each(real)("damaged copies of the real %s break nothing either", (name) => {
  expectUnbroken(readFixture(name), REAL_COPIES);
});

function expectUnbroken(bytes: Uint8Array, copies: number) {
  const {thrown, silent, slowest, largest} = readDamaged(bytes, copies);
  expect([thrown, silent]).toEqual([[], []]);
  expect(slowest).toBeLessThan(HANG_MS);
  expect(largest).toBeLessThan(LARGEST);
}
