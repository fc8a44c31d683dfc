import {expect, it} from "vitest";
import {guessRole, parseOffset} from "./merge-rules";

const seriesOf = (...keys: string[]) => ({
  start: 0,
  length: 1,
  active: new Uint8Array(1),
  columns: Object.fromEntries(keys.map((key) => [key, new Float64Array(1)])),
});
const WATCH = seriesOf("latitude", "longitude", "heart_rate", "cadence");
const POD = seriesOf("power", "cadence");

it("takes the recording that knows where it was for the watch's", () => {
  expect([guessRole(WATCH, POD), guessRole(POD, WATCH)]).toEqual(["watch", "pod"]);
  expect(guessRole(POD, seriesOf("heart_rate"))).toBe("pod");
  expect(guessRole(POD, seriesOf("cadence"))).toBe("pod");
});

it.each([
  ["37", 37],
  ["-12", -12],
  ["−12", -12],
  [" +5 ", 5],
  ["", null],
  ["1.5", null],
  ["1:20", null],
  ["601", null],
])("reads %j as %j seconds", (text, seconds) => {
  expect(parseOffset(text, 600)).toBe(seconds);
});
