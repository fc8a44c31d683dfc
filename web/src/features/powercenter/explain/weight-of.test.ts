import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {weightOf} from "./weight-of";

it("knows the weight of that day from the effectiveness, where that is ours to know", () => {
  const run = exampleDetail({seconds: 600, changes: {running_effectiveness: 0.84}});
  expect(weightOf(run)).toBeCloseTo(70, 9);
  expect(weightOf({...run, running_effectiveness: null})).toBeNull();
  expect(weightOf({...run, average_speed: 0})).toBeNull();
});
