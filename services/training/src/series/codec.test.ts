import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {decodeSeries, encodeSeries} from "./codec.ts";
import {SERIES_KEYS} from "./columns.ts";
import {RESOLUTION} from "./resolution.ts";
import type {Series} from "./series.ts";

const NAN = Number.NaN;

function seriesOf(columns: Series["columns"], active = [1, 1, 0, 1]): Series {
  return {start: 1_772_352_000, length: active.length, active: Uint8Array.from(active), columns};
}

describe("encodeSeries", () => {
  it("gives back what was measured, and what was not", () => {
    const power = Float64Array.of(250, 0, NAN, 333.34);
    const {series} = decodeSeries(encodeSeries({series: seriesOf({power}), extra: []}));
    expect(series).toEqual(seriesOf({power}));
  });

  it("reads only the requested columns", () => {
    const columns = {power: Float64Array.of(1, 2, 3, 4), heart_rate: Float64Array.of(5, 6, 7, 8)};
    const bytes = encodeSeries({series: seriesOf(columns), extra: []});
    expect(Object.keys(decodeSeries(bytes, {columns: ["heart_rate"]}).series.columns)).toEqual([
      "heart_rate",
    ]);
    expect(decodeSeries(bytes, {columns: ["heart_rate"]}).series.columns.heart_rate).toEqual(
      columns.heart_rate,
    );
    expect(decodeSeries(bytes, {columns: ["cadence"]}).series.columns).toEqual({});
  });

  it("keeps fields of other applications exactly, and reads them only on request", () => {
    const about = {name: "Mood", units: "%", application: "ab".repeat(16), number: 3};
    const extra = [
      {...about, values: Float64Array.of(1, NAN, 3, 70_000)},
      {...about, number: 4, values: Float64Array.of(Math.PI, NAN, 0, 1)},
    ];
    const bytes = encodeSeries({series: seriesOf({}), extra});
    expect(decodeSeries(bytes).extra).toEqual([]);
    expect(decodeSeries(bytes, {extra: true}).extra).toEqual(extra);
  });

  it("takes two bytes a second for what changes little, wherever on earth", () => {
    const length = 3600;
    const walk = Float64Array.from({length}, (_, slot) => -179.5 + slot * 3e-5);
    const size = encodeSeries({
      series: seriesOf(
        {longitude: walk},
        Array.from({length}, () => 1),
      ),
      extra: [],
    }).length;
    expect(size).toBeLessThan(length * 2 + 300);
  });

  it("holds jumps that two or four bytes cannot", () => {
    const columns = {
      longitude: Float64Array.of(179.9999999, -179.9999999, NAN, 11.5),
      distance: Float64Array.of(0, 900, 1e6, 2e6),
    };
    const {series} = decodeSeries(encodeSeries({series: seriesOf(columns), extra: []}));
    expect(series.columns.longitude?.[1]).toBeCloseTo(-179.9999999, 7);
    expect(series.columns.distance).toEqual(columns.distance);
  });

  it("reads bytes that begin anywhere in a buffer, as a store hands them out", () => {
    const bytes = encodeSeries({series: seriesOf({power: Float64Array.of(1, 2, 3, 4)}), extra: []});
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(decodeSeries(shifted.subarray(3)).series.columns.power).toEqual(Float64Array.of(1, 2, 3, 4));
  });

  it("refuses bytes of another kind and columns cut short", () => {
    expect(() => decodeSeries(new TextEncoder().encode("something else"))).toThrow("no stored series");
    const bytes = encodeSeries({series: seriesOf({power: Float64Array.of(1, 2, 3, 4)}), extra: []});
    expect(() => decodeSeries(bytes.subarray(0, bytes.length - 1))).toThrow("has 7 bytes");
  });

  it("is within half a step of every value of every column", () => {
    const value = fc.oneof(fc.double({min: -1e4, max: 1e4, noNaN: true}), fc.constant(NAN));
    fc.assert(
      fc.property(
        fc.constantFrom(...SERIES_KEYS),
        fc.array(value, {minLength: 1, maxLength: 60}),
        (key, values) => {
          const series = seriesOf(
            {[key]: Float64Array.from(values)},
            values.map(() => 1),
          );
          const again = decodeSeries(encodeSeries({series, extra: []})).series.columns[key];
          return values.every((each, slot) => {
            const other = again?.[slot] ?? NAN;
            return Number.isNaN(each)
              ? Number.isNaN(other)
              : Math.abs(each - other) <= RESOLUTION[key] / 2 + 1e-9;
          });
        },
      ),
    );
  });
});
