import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {fitInverseTime, fitLogarithmic, fitOmniDomain, fitThreeParameter, fitWorkTime} from "./fit.ts";
import {
  logarithmicPower,
  omniDomainPower,
  templateShare,
  threeParameterPower,
  twoParameterPower,
  typicalRunner,
} from "./models.ts";

const efforts = (...pairs: [seconds: number, power: number][]) =>
  pairs.map(([seconds, power]) => ({seconds, power}));

describe("two parameters", () => {
  it("come back from efforts made of them, in both linear forms", () => {
    const exact = [180, 300, 720].map((seconds) => ({
      seconds,
      power: twoParameterPower(seconds, {cp: 280, wPrime: 14_000}),
    }));
    expect(exact.map(({power}) => Number(power.toFixed(4)))).toEqual([357.7778, 326.6667, 299.4444]);
    for (const fit of [fitWorkTime(exact), fitInverseTime(exact)]) {
      expect(fit?.cp).toBeCloseTo(280, 6);
      expect(fit?.wPrime).toBeCloseTo(14_000, 4);
    }
  });

  it("differ by form for efforts that do not lie on a line", () => {
    const measured = efforts([180, 352], [360, 318], [720, 300]);
    expect(fitWorkTime(measured)?.cp).toBeCloseTo(282.571, 3);
    expect(fitWorkTime(measured)?.wPrime).toBeCloseTo(12_600, 1);
    expect(fitInverseTime(measured)?.cp).toBeCloseTo(283, 3);
    expect(fitInverseTime(measured)?.wPrime).toBeCloseTo(12_445.7, 1);
  });

  it("come from a test of three and nine minutes", () => {
    const fit = fitWorkTime(efforts([180, 340], [540, 295]));
    expect(fit?.cp).toBeCloseTo(272.5, 9);
    expect(fit?.wPrime).toBeCloseTo(12_150, 6);
  });

  it("are unknown from one effort, from efforts outside 150 to 1800 s, and beyond belief", () => {
    expect(fitWorkTime(efforts([180, 340]))).toBeNull();
    expect(fitWorkTime(efforts([180, 340], [3600, 250]))).toBeNull();
    expect(fitWorkTime(efforts([60, 500], [540, 295]))).toBeNull();
    expect(fitInverseTime(efforts([180, 300], [540, 300]))).toBeNull();
    expect(fitWorkTime([])).toBeNull();
  });
});

it.each([
  [5, 598.058],
  [60, 401.034],
  [300, 306.19],
  [1200, 279.744],
])("three parameters hold %i s at %f W", (seconds, watts) => {
  expect(threeParameterPower(seconds, {cp: 270, wPrime: 12_000, pMax: 650})).toBeCloseTo(watts, 3);
});

it.each([
  [60, 440.086],
  [300, 309.997],
  [1200, 280],
  [1800, 276.667],
  [3600, 252.539],
  [10_800, 217.358],
])("the omni-domain model holds %i s at %f W", (seconds, watts) => {
  expect(omniDomainPower(seconds, {cp: 270, wPrime: 12_000, pMax: 650, endurance: 30})).toBeCloseTo(watts, 3);
});

it.each([
  [60, 1.599],
  [180, 1.248],
  [300, 1.15],
  [600, 1.075],
  [1200, 1.0375],
  [1500, 1.03],
  [1800, 1.025],
  [2700, 0.995],
  [3600, 0.976],
  [5400, 0.95],
  [7200, 0.933],
  [10_800, 0.909],
  [14_400, 0.893],
])("a typical runner holds %i s at %f of critical power", (seconds, share) => {
  expect(templateShare(seconds)).toBeCloseTo(share, share === 1.0375 ? 4 : 3);
  expect(omniDomainPower(seconds, typicalRunner(280)) / 280).toBeCloseTo(templateShare(seconds), 12);
});

const SECONDS = [5, 10, 20, 30, 60, 120, 180, 300, 600, 1200, 1800, 3600, 5400, 10_800];

it("recovers omni-domain parameters from fourteen points to a thousandth", () => {
  const truth = {cp: 270, wPrime: 12_000, pMax: 650, endurance: 30};
  const fit = fitOmniDomain(
    SECONDS.map((seconds) => ({seconds, power: omniDomainPower(seconds, truth)})),
    {cp: 200, wPrime: 8000, pMax: 500, endurance: 20},
  );
  expect(fit?.cp).toBeCloseTo(270, 3);
  expect((fit?.wPrime ?? 0) / 12_000).toBeCloseTo(1, 5);
  expect(fit?.pMax).toBeCloseTo(650, 2);
  expect(fit?.endurance).toBeCloseTo(30, 3);
});

it("recovers Morton's parameters of runners of every strength", () => {
  const cps = fc.double({min: 120, max: 420, noNaN: true});
  fc.assert(
    fc.property(
      cps,
      fc.double({min: 30, max: 70, noNaN: true}),
      fc.double({min: 1.6, max: 3, noNaN: true}),
      (cp, w, top) => {
        const truth = {cp, wPrime: w * cp, pMax: top * cp};
        const fit = fitThreeParameter(
          SECONDS.map((seconds) => ({seconds, power: threeParameterPower(seconds, truth)})),
        );
        expect((fit?.cp ?? 0) / cp).toBeCloseTo(1, 4);
        expect((fit?.pMax ?? 0) / truth.pMax).toBeCloseTo(1, 3);
      },
    ),
    {numRuns: 40},
  );
});

it("stays within bounds whatever the efforts", () => {
  const anything = fc.record({
    seconds: fc.integer({min: 1, max: 20_000}),
    power: fc.integer({min: 1, max: 3000}),
  });
  fc.assert(
    fc.property(fc.array(anything, {minLength: 4, maxLength: 12}), (points) => {
      const fit = fitOmniDomain(points);
      if (!fit) throw new Error("four efforts are enough");
      expect(fit.cp).toBeGreaterThanOrEqual(60);
      expect(fit.cp).toBeLessThanOrEqual(600);
      expect(fit.wPrime).toBeGreaterThanOrEqual(1500);
      expect(fit.wPrime).toBeLessThanOrEqual(40_000);
      expect(fit.pMax).toBeGreaterThanOrEqual(1.3 * fit.cp - 1e-9);
      expect(fit.endurance).toBeGreaterThanOrEqual(0);
    }),
    {numRuns: 60},
  );
});

it("finds the endurance index, bounded to what runners have", () => {
  const curve = SECONDS.slice(7).map((seconds) => ({
    seconds,
    power: logarithmicPower(seconds, {power: 300, index: 0.06}),
  }));
  expect(fitLogarithmic(curve)?.index).toBeCloseTo(0.06, 9);
  expect(fitLogarithmic(curve)?.power).toBeCloseTo(300, 6);
  expect(fitLogarithmic(efforts([360, 300], [3600, 300]))?.index).toBe(0.03);
  expect(fitLogarithmic(efforts([360, 300]))).toBeNull();
});
