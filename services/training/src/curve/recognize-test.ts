import {TEST_PROTOCOLS, type TestEfforts, type TestProtocol, testedCp} from "../cp/explicit-test.ts";
import {COMMON_GRID} from "../mean-max/duration-grid.ts";

/** Bests of a run by the common grid of durations, each with the second it began at. */
export interface RunCurve {
  readonly power: ArrayLike<number>;
  readonly start: ArrayLike<number>;
}

/** An easy minute after nine hard ones takes 3 % off the mean of ten; a tenth hard one not 1 %. */
const SAME_EFFORT = 0.02;

/** The test that a run was, by its bests: two efforts that do not overlap. Null where it was none. */
export function recognizeTest(curve: RunCurve): TestEfforts | null {
  const [nine, ten] = [testAs("3_9", curve), testAs("3_10", curve)];
  if (!nine || !ten) return nine ?? ten;
  return ten.longPower >= nine.longPower * (1 - SAME_EFFORT) ? ten : nine;
}

function testAs(protocol: TestProtocol, {power, start}: RunCurve): TestEfforts | null {
  const [short, long] = TEST_PROTOCOLS[protocol];
  const [atShort, atLong] = [COMMON_GRID.indexOf(short), COMMON_GRID.indexOf(long)];
  const [shortPower, longPower] = [power[atShort], power[atLong]];
  const [shortStart, longStart] = [start[atShort], start[atLong]];
  if (shortPower === undefined || longPower === undefined) return null;
  if (shortStart === undefined || longStart === undefined) return null;
  const isApart = shortStart + short <= longStart || longStart + long <= shortStart;
  const efforts = {protocol, shortPower, longPower};
  return isApart && testedCp(efforts).status === "ok" ? efforts : null;
}
