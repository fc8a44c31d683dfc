import {predictionQuery as contractQuery} from "@gradus/backend/contract/races";
import {describe, expect, it} from "vitest";
import {formatInputs, hasBothTargets, parseInputs, predictionQuery} from "./race-inputs";

const parse = (query: string) => parseInputs(new URLSearchParams(query));
const ALL =
  "course_id=crs_1&surface=trail&training_elevation=200&race_elevation=1600&training_temperature=-3.5" +
  "&race_temperature=28&training_humidity=40&race_humidity=80&wind=-2.5&acclimatised=1&heat=0&freshness=0&cost=usual&race_day=2027-04-25&pacing=terrain" +
  "&target_time=5400";

describe("inputs of an address", () => {
  it("come back from the address they are written into", () => {
    expect(formatInputs(parse(ALL))).toBe(`?${ALL}`);
    expect(formatInputs({})).toBe("");
  });

  it("that are invalid or unknown are dropped", () => {
    expect(
      parse(
        "race_distance=1e9&target_time=59&surface=moon&wind=x&race_day=2027-02-29&cost=0&course_id=%3Cscript%3E&other=1",
      ),
    ).toEqual({});
  });

  it("form a query that the backend accepts, with a flat half marathon when they name no course", () => {
    for (const query of [
      ALL,
      "",
      "target_power=250",
      "runner=usr_1&known_power=268&kept=a-b&lost=file&from=planner",
    ]) {
      expect(contractQuery.safeParse(predictionQuery(parse(query), "mi")).success).toBe(true);
    }
    expect(predictionQuery(parse(""), "km")).toEqual({race_distance: "21097.5", split: "km"});
    expect(predictionQuery(parse(ALL), "km")).not.toHaveProperty("race_distance");
  });

  it("can ask for two targets, which no field of the page can", () => {
    expect(hasBothTargets(parse("target_power=250&target_time=5400"))).toBe(true);
    expect(hasBothTargets(parse("target_power=250"))).toBe(false);
  });
});
