import {expect, it} from "vitest";
import {placesOf} from "./outing-timeline";

const at = (id: string, clock: string, elapsed_time: number) => ({
  id,
  start_time: `2026-03-01T${clock}Z`,
  elapsed_time,
});

it("recordings lie on one clock, from the first start to the last end", () => {
  const places = placesOf([at("watch", "08:00:00", 3600), at("pod", "08:30:00", 1800)]);
  expect([...places]).toEqual([
    ["watch", {left: "0%", width: "100%"}],
    ["pod", {left: "50%", width: "50%"}],
  ]);
});

it("one that only touches another lies behind it", () => {
  const places = placesOf([at("first", "08:00:00", 1800), at("second", "08:30:00", 1800)]);
  expect([...places.values()].map(({left}) => left)).toEqual(["0%", "50%"]);
});

it("a recording without a length is no division by zero", () => {
  expect(placesOf([at("only", "08:00:00", 0)]).get("only")).toEqual({left: "0%", width: "0%"});
});
