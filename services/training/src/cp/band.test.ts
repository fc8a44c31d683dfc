import {describe, expect, it} from "vitest";
import {modelBand} from "./band.ts";
import {omniDomainPower, typicalRunner} from "./models.ts";

const RUNNER = typicalRunner(270);
const efforts = (...list: [activityId: string, seconds: number][]) =>
  list.map(([activityId, seconds]) => ({activityId, seconds}));
const THREE = efforts(["a", 180], ["b", 720], ["c", 2400]);

describe("the band around a model", () => {
  it("is narrow where efforts hold it up, and wide where none does", () => {
    const {at} = modelBand(THREE, RUNNER);
    for (const seconds of [180, 720, 2400])
      expect(at(seconds) / omniDomainPower(seconds, RUNNER)).toBeLessThan(0.03);
    expect(at(10) / omniDomainPower(10, RUNNER)).toBeGreaterThan(0.1);
  });

  it("is no wider at an effort than that effort alone is uncertain", () => {
    const alone = modelBand(efforts(["a", 720]), RUNNER);
    expect(alone.at(720) / omniDomainPower(720, RUNNER)).toBeLessThan(1.645 * 0.015 * 1.001);
    expect(modelBand(THREE, RUNNER).at(720)).toBeLessThan(alone.at(720));
  });

  it("takes efforts of one run for one", () => {
    const one = modelBand(efforts(["a", 720]), RUNNER);
    const same = modelBand(efforts(["a", 720], ["a", 720], ["a", 720]), RUNNER);
    const three = modelBand(efforts(["a", 720], ["b", 720], ["c", 720]), RUNNER);
    expect(same.criticalPower).toBeCloseTo(one.criticalPower, 6);
    expect(three.criticalPower).toBeLessThan(one.criticalPower);
  });

  it("grows with the runner: watts, not shares", () => {
    const [weak, strong] = [200, 400].map((cp) => modelBand(THREE, typicalRunner(cp)).criticalPower);
    expect((strong ?? 0) / (weak ?? 1)).toBeCloseTo(2, 3);
  });
});
