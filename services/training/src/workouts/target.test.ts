import {expect, it} from "vitest";
import {middleWatts, targetWatts} from "./target.ts";
import {BLANK_SEGMENT, type Segment} from "./workout.ts";

const range = (min: number, max: number): Segment => ({
  ...BLANK_SEGMENT,
  uuid: "s",
  intensity_type: "percentage",
  intensity_percent: {min, max, value: null},
});

it.each([
  ["a range, both ends to the whole watt", range(94, 97), 268, [252, 260], 256],
  // From the shares alone the middle would be 236; it is taken between the watts that are shown.
  ["a range whose ends are rounded apart", range(93, 96), 250, [233, 240], 237],
  [
    "watts, with or without critical power",
    {...range(0, 0), intensity_type: "power" as const, target_power: 230},
    null,
    [230, 230],
    230,
  ],
  ["a share, while there is no critical power", range(94, 97), null, null, null],
  ["nothing", {...range(0, 0), intensity_type: "open" as const}, 268, null, null],
])("%s", (_case, segment, criticalPower, watts, middle) => {
  expect([targetWatts(segment, criticalPower), middleWatts(segment, criticalPower)]).toEqual([watts, middle]);
});
