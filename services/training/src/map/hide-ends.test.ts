import {describe, expect, it} from "vitest";
import {haversine} from "../series/distance.ts";
import {HIDDEN_ENDS, hideEnds} from "./hide-ends.ts";
import type {Line} from "./track.ts";

const DEGREES_A_METRE = 360 / 40_030_173;
const HOME = {latitude: 48.1, longitude: 11.5};

/** One point every ten metres, `metres` to the north, and back the same way if `back`. */
function northwards(metres: number, back = false): Line {
  const out = Array.from({length: metres / 10 + 1}, (_, at) => at * 10);
  const all = back ? [...out, ...out.toReversed().slice(1)] : out;
  return {
    latitude: Float64Array.from(all, (north) => HOME.latitude + north * DEGREES_A_METRE),
    longitude: new Float64Array(all.length).fill(HOME.longitude),
  };
}

const fromHome = ({latitude, longitude}: Line) =>
  Array.from(latitude, (lat, at) => haversine(HOME.latitude, HOME.longitude, lat, longitude[at] ?? 0));

const once = northwards(3000, true);
/** Out and back, twice: in the middle it comes by home. */
const passingBy: Line = {
  latitude: Float64Array.from([...once.latitude, ...once.latitude]),
  longitude: Float64Array.from([...once.longitude, ...once.longitude]),
};

describe("hideEnds", () => {
  it("shows nothing of the first and last 400 m", () => {
    const [shown, ...more] = hideEnds(northwards(2000), 0.25);
    const metres = fromHome(shown ?? northwards(0));
    expect(more).toEqual([]);
    expect(Math.min(...metres)).toBeGreaterThan(HIDDEN_ENDS - 1);
    expect(Math.max(...metres)).toBeLessThan(2000 - HIDDEN_ENDS + 1);
    expect(Math.max(...metres) - Math.min(...metres)).toBeGreaterThan(1150);
  });

  it("shows nothing near home when the run passes by it once more", () => {
    for (const rotation of [0, 0.25, 0.5, 0.75]) {
      const lines = hideEnds(passingBy, rotation);
      expect(lines).toHaveLength(2);
      expect(Math.min(...lines.flatMap(fromHome))).toBeGreaterThanOrEqual(200);
    }
  });

  it("breaks off elsewhere by the direction aside, so that its ends do not lie around home", () => {
    const nearest = (rotation: number) => Math.min(...hideEnds(passingBy, rotation).flatMap(fromHome));
    expect(nearest(0)).toBeGreaterThan(nearest(0.5) + 100);
  });

  it.each([
    ["a run of 800 m", northwards(800)],
    ["one position", northwards(0)],
    ["none", {latitude: new Float64Array(), longitude: new Float64Array()}],
  ])("shows nothing of %s", (_what, line) => {
    expect(hideEnds(line, 0)).toEqual([]);
  });
});
