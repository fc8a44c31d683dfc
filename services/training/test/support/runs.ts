import fc from "fast-check";
import type {FitActivity} from "../../src/export/fit.ts";
import type {Series, SeriesKey} from "../../src/series/series.ts";

export const START = 1_772_352_000;

/** A run on the grid, of plain lists. */
export function seriesOf(
  columns: Partial<Record<SeriesKey, readonly number[]>>,
  active: readonly number[],
): Series {
  const lists = Object.entries(columns).map(([key, values]) => [key, Float64Array.from(values)] as const);
  return {
    start: START,
    length: active.length,
    active: Uint8Array.from(active),
    columns: Object.fromEntries(lists),
  };
}

export function activityOf(series: Series, rest: Partial<FitActivity> = {}): FitActivity {
  const fixed = {
    subSport: "generic",
    powerFamily: "pod",
    laps: [],
    utcOffset: 0,
    timer: null,
    serial: 7,
    productName: "Test",
  } as const;
  return {series, extra: [], ...fixed, ...rest};
}

/** Any run whose first and last second are recorded, as every grid's are; watts and heart rate in every active second. */
export const anyRun: fc.Arbitrary<Series> = fc
  .array(
    fc.record({
      isActive: fc.boolean(),
      power: fc.integer({min: 0, max: 2000}),
      heart_rate: fc.integer({min: 20, max: 250}),
      speed: fc.integer({min: 0, max: 12_500}).map((millimetres) => millimetres / 1000),
      altitude: fc.integer({min: -2000, max: 40_000}).map((fifths) => fifths / 5),
      stride: fc.integer({min: 0, max: 1000}),
      // Not 0: at 0° 0° devices are that know no position.
      latitude: fc.double({min: 1, max: 90, noNaN: true}),
      longitude: fc.double({min: -180, max: 180, noNaN: true}),
      leg_spring_stiffness: fc.double({min: 0, max: 100, noNaN: true}),
    }),
    {minLength: 1, maxLength: 40},
  )
  .map((slots) => {
    const active = slots.map(({isActive}, slot) =>
      isActive || slot === 0 || slot === slots.length - 1 ? 1 : 0,
    );
    const column = (key: Exclude<keyof (typeof slots)[number], "isActive" | "stride">) =>
      slots.map((slot, index) => (active[index] === 1 ? slot[key] : key === "power" ? 0 : Number.NaN));
    const keys = [
      "power",
      "heart_rate",
      "speed",
      "altitude",
      "latitude",
      "longitude",
      "leg_spring_stiffness",
    ] as const;
    let centimetres = 0;
    const distance = slots.map(({stride}, index) => {
      centimetres += stride;
      return active[index] === 1 ? centimetres / 100 : Number.NaN;
    });
    return seriesOf({...Object.fromEntries(keys.map((key) => [key, column(key)])), distance}, active);
  });
