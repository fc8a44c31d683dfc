import {describe, expect, it} from "vitest";
import {seriesOf} from "../../test/support/runs.ts";
import {madeSeries, steady} from "../testing/series.ts";
import {project} from "./mercator.ts";
import {decodePolyline, encodePolyline} from "./polyline.ts";
import {hideInPolyline, hidePlaces, hidePositions} from "./privacy.ts";
import {simplify} from "./simplify.ts";
import {type Line, trackOf} from "./track.ts";
import {trackSvg} from "./track-svg.ts";

function line(...positions: readonly (readonly [latitude: number, longitude: number])[]): Line {
  return {
    latitude: Float64Array.from(positions, ([latitude]) => latitude),
    longitude: Float64Array.from(positions, ([, longitude]) => longitude),
  };
}

describe("project", () => {
  it("gives the worked example of Web Mercator", () => {
    const {x, y} = project(48.1, 11.5, 10);
    expect(x).toBeCloseTo(139_446.044, 3);
    expect(y).toBeCloseTo(91_016.103, 3);
  });

  it("ends at the edge of its square world instead of at infinity", () => {
    expect(project(90, 0, 0).y).toBeCloseTo(0, 3);
    expect(project(-90, 0, 0).y).toBeCloseTo(256, 3);
  });
});

describe("polyline", () => {
  const example = line([38.5, -120.2], [40.7, -120.95], [43.252, -126.453]);

  it("gives the worked example of its format, both ways", () => {
    expect(encodePolyline(example)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
    expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual(example);
  });

  it("is empty for no line, and keeps the points before a broken end", () => {
    expect(encodePolyline(line())).toBe("");
    expect(decodePolyline("_p~iF~ps|U_ulL").latitude).toEqual(Float64Array.of(38.5));
  });
});

describe("simplify", () => {
  const wave = Array.from({length: 5000}, (_, x) => ({x, y: Math.sin(x / 100) * 50}));

  it("keeps at most the requested number of points, both ends and the order", () => {
    const simplified = simplify(wave);
    expect(simplified).toHaveLength(800);
    expect([simplified[0], simplified.at(-1)]).toEqual([0, 4999]);
    expect(simplified).toEqual(simplified.toSorted((a, b) => a - b));
  });

  it("drops points on a straight line first and keeps the corners", () => {
    const corner = [
      ...Array.from({length: 50}, (_, x) => ({x, y: 0})),
      ...Array.from({length: 50}, (_, y) => ({x: 50, y})),
    ];
    expect(simplify(corner, 3)).toEqual([0, 50, 99]);
  });

  it("stays close to the line it simplifies", () => {
    const simplified = simplify(wave, 200);
    const farthest = simplified.slice(1).reduce((most, to, index) => {
      const from = simplified[index] ?? 0;
      const [a, b] = [wave[from], wave[to]];
      return wave.slice(from, to).reduce((max, {x, y}) => {
        const straight = (a?.y ?? 0) + (((b?.y ?? 0) - (a?.y ?? 0)) * (x - from)) / (to - from);
        return Math.max(max, Math.abs(y - straight));
      }, most);
    }, 0);
    expect(farthest).toBeLessThan(1);
  });

  it.each([0, 1, 2])("keeps all of %i points", (count) => {
    expect(simplify(wave.slice(0, count), 2)).toHaveLength(count);
  });
});

describe("hidePlaces", () => {
  // A degree of latitude is 111.2 km: steps of 0.001° are 111 m.
  const north = line(...Array.from({length: 11}, (_, step) => [48 + step / 1000, 11] as const));

  it("cuts out everything within 200 m, at the start, in the middle and at the end", () => {
    const shown = (latitude: number) =>
      hidePlaces(north, [{latitude, longitude: 11}]).map((each) => each.latitude.length);
    expect(shown(48)).toEqual([9]);
    expect(shown(48.005)).toEqual([4, 4]);
    expect(shown(48.01)).toEqual([9]);
    expect(shown(49)).toEqual([11]);
  });

  it("cuts a line that passes through between two points far outside", () => {
    const sparse = line([48, 11], [48.02, 11], [48.03, 11]);
    expect(
      hidePlaces(sparse, [{latitude: 48.01, longitude: 11.001}]).map((each) => [...each.latitude]),
    ).toEqual([[48], [48.02, 48.03]]);
  });

  it("leaves nothing of a run around the block, and all of one without hidden places", () => {
    expect(hidePlaces(north, [{latitude: 48.005, longitude: 11, radius: 2000}])).toEqual([]);
    expect(hidePlaces(north, [])).toEqual([north]);
  });

  it("leaves a run every second, and takes the positions of those within", () => {
    const series = madeSeries({power: steady(250, north.latitude.length), ...north});
    const middle = north.latitude[north.latitude.length >> 1] ?? 0;
    const {columns, length} = hidePositions(series, [{latitude: middle, longitude: 11}]);
    const hidden = [...(columns.latitude ?? [])].map(Number.isNaN);
    expect([length, columns.power, hidden[0], hidden[length >> 1]]).toEqual([
      series.length,
      series.columns.power,
      false,
      true,
    ]);
    expect([...(columns.longitude ?? [])].map(Number.isNaN)).toEqual(hidden);
    expect(hidePositions(series, [])).toBe(series);
  });

  it("leaves the longest part of an encoded line, or none", () => {
    const encoded = encodePolyline(north);
    const end = north.latitude.at(-1) ?? 0;
    const shown = hideInPolyline(encoded, [{latitude: end, longitude: 11}]);
    expect(encoded.startsWith(shown ?? "nothing")).toBe(true);
    expect(shown).not.toBe(encoded);
    expect(hideInPolyline(encoded, [{latitude: end, longitude: 11, radius: 1e6}])).toBeNull();
    expect(hideInPolyline(encoded, [])).toBe(encoded);
  });

  it("19: knows a place on the other side of the date line", () => {
    expect(hidePlaces(line([0, 180.0005]), [{latitude: 0, longitude: -179.9995}])).toEqual([]);
  });
});

describe("trackOf", () => {
  it("leaves out seconds without a position, and has no track on a treadmill", () => {
    const series = seriesOf({latitude: [48, Number.NaN, 48.1], longitude: [11, Number.NaN, 11.1]}, [1, 0, 1]);
    expect(trackOf(series)).toEqual(line([48, 11], [48.1, 11.1]));
    expect(trackOf(seriesOf({power: [1]}, [1]))).toBeNull();
    expect(trackOf(seriesOf({latitude: [Number.NaN], longitude: [Number.NaN]}, [1]))).toBeNull();
  });

  it("19: goes on over the date line", () => {
    const series = seriesOf({latitude: [0, 0], longitude: [179.9, -179.9]}, [1, 1]);
    expect(trackOf(series)?.longitude[1]).toBeCloseTo(180.1, 9);
  });
});

describe("trackSvg", () => {
  const picture = {theme: "light", resolution: 1, width: 320, height: 200, label: "A run"} as const;
  const track = line([48, 11], [48.01, 11], [48.01, 11.02]);

  it("is drawn inside its margins, for every resolution from the same drawing", () => {
    const svg = trackSvg([track], {...picture, resolution: 3});
    const numbers = /d="M([^"]*)"/.exec(svg)?.[1]?.split(/[L ]/).map(Number) ?? [];
    const x = numbers.filter((_, index) => index % 2 === 0);
    const y = numbers.filter((_, index) => index % 2 === 1);
    expect(svg).toContain('width="960" height="600" viewBox="0 0 320 200"');
    expect([
      Math.min(...x) >= 16,
      Math.max(...x) <= 304,
      Math.min(...y) >= 16,
      Math.max(...y) <= 184,
    ]).toEqual([true, true, true, true]);
    expect(trackSvg([track], picture).replace(/width="320" height="200" v/, "")).toBe(
      svg.replace(/width="960" height="600" v/, ""),
    );
  });

  it("has a mark at start and end, and colours of its theme", () => {
    const [light, dark] = [trackSvg([track], picture), trackSvg([track], {...picture, theme: "dark"})];
    expect(light.match(/<circle/g)).toHaveLength(2);
    expect(dark).not.toBe(light);
  });

  it("escapes the name of a run in its label", () => {
    expect(trackSvg([track], {...picture, label: '"><script>&'})).toContain(
      'aria-label="&quot;&gt;&lt;script&gt;&amp;"',
    );
  });

  it("28: is a plain ground for no track, and a mark for a single point", () => {
    expect(trackSvg([], picture)).not.toContain("NaN");
    expect(trackSvg([line([48, 11])], picture)).toContain('cx="160" cy="100"');
    expect(trackSvg([line([48, 11])], picture)).not.toContain("NaN");
  });

  it("draws a long run with at most 800 points", () => {
    const longLine = line(
      ...Array.from(
        {length: 20_000},
        (_, step) => [48 + Math.sin(step / 50) / 100, 11 + step / 1e5] as const,
      ),
    );
    expect((trackSvg([longLine], picture).match(/L/g) ?? []).length).toBeLessThan(800);
  });
});
