import FitParser from "fit-file-parser";
import {describe, expect, it} from "vitest";
import {encodeFit} from "../src/export/fit.ts";
import {decodeFit} from "../src/files/fit/decode.ts";
import type {FitPart} from "../src/files/fit/fit-part.ts";
import {FIT_EPOCH, TIMESTAMP} from "../src/files/fit/messages.ts";
import {lapOf, totalsOf} from "../src/files/fit/summaries.ts";
import {fitRecordings} from "../src/files/fit/to-recordings.ts";
import {readRecording} from "../src/files/read-recording.ts";
import {bestEfforts} from "../src/mean-max/best-efforts.ts";
import {energyOf} from "../src/mean-max/energy.ts";
import {decodeSeries, encodeSeries} from "../src/series/codec.ts";
import {columnEntries} from "../src/series/columns.ts";
import {putOnGrid} from "../src/series/grid.ts";
import type {Recording} from "../src/series/recording.ts";
import {RESOLUTION} from "../src/series/resolution.ts";
import {powerStress} from "../src/stress/power-stress.ts";
import {secondsInZones} from "../src/zones/zones.ts";
import {RECORDINGS, readExpected, readFixture, type Statistics} from "./support/expected.ts";
import {statistics} from "./support/statistics.ts";

/** After the newest recording. */
const NOW = 1_790_000_000;
const SOURCES: Readonly<Record<string, string>> = {"developer:Power": "pod_developer", native: "native"};

const all = readExpected();
const ofFormat = (format: string) => all.filter(([name]) => name.endsWith(`.${format}`));

if (!RECORDINGS)
  console.info("Left out: TRAINING_RECORDINGS names no folder of recordings with an expected.json");

describe.skipIf(!RECORDINGS)("real recordings (needs TRAINING_RECORDINGS)", () => {
  it("finds the folder and something to compare with", () => {
    expect(all.length).toBeGreaterThan(0);
  });

  describe.each(ofFormat("fit"))("%s", (name, expected) => {
    const part = decodeOne(readFixture(name));
    const raw = onlyRecording(fitRecordings(part).recordings);

    it("has the records, laps and sessions an independent reader counted", () => {
      expect(part).toMatchObject({truncated: false, crcOk: true, n: expected.record_count});
      expect([...part.warnings]).toEqual([]);
      expect(part.laps.length).toBe(expected.lap_count);
      expect(part.laps.flatMap((lap) => lapOf(lap) ?? []).length).toBe(expected.lap_count);
      expect(part.sessions.map(({fields}) => [fields.get(5), fields.get(6) ?? null])).toEqual(
        expected.sports,
      );
      expect(part.sessions.length).toBe(expected.session_count);
    });

    it("has the expected start and end, and reports the totals that the device counted", () => {
      const times = part.cols.get(TIMESTAMP) ?? new Float64Array();
      expect(times[0]).toBe(expected.start_unix - FIT_EPOCH);
      expect(Math.max(...times)).toBe(expected.end_unix - FIT_EPOCH);
      const totals = part.sessions.map(totalsOf);
      expect(totals.map(({timer}) => timer)).toEqual(expected.session_timer_s);
      expect(totals.map(({elapsed}) => elapsed)).toEqual(expected.session_elapsed_s);
      expect(totals.map(({distance}) => distance)).toEqual(expected.session_distance_m);
      if (expected.record_distance_m) {
        const distances = raw.columns.distance?.filter((metres) => !Number.isNaN(metres)) ?? [];
        expect([distances[0], distances.at(-1)]).toEqual(expected.record_distance_m);
      }
    });

    it("describes its developer fields", () => {
      const fields = part.dev.map((field) => ({
        index: field.index,
        number: field.number,
        name: field.name,
        units: field.units,
        native_field: field.nativeField,
        native_mesg: field.nativeMessage,
        app: field.application,
      }));
      const byField = (a: {index: number; number: number}, b: typeof a) =>
        a.index - b.index || a.number - b.number;
      expect(fields.toSorted(byField)).toEqual(expected.developer_fields?.toSorted(byField));
    });

    it("measures what the records hold", () => {
      const {columns} = raw;
      expectStatistics(columns.heart_rate, expected.heart_rate);
      const strides = columns.cadence?.map((steps) => steps / 2);
      expectStatistics(strides, expected.cadence_strides_per_min);
      expectStatistics(columns.form_power, expected.form_power_w, {zeros: false});
      expectStatistics(columns.air_power, expected.air_power_w);
      expectStatistics(columns.leg_spring_stiffness, expected.leg_spring_stiffness_kn_m, {zeros: false});
      expectStatistics(columns.ground_time, expected.ground_time_ms, {zeros: false});
      expectStatistics(columns.vertical_oscillation, expected.vertical_oscillation_cm, {zeros: false});
      if (!expected.altitude_m) return;
      const {min, max} = statistics(columns.altitude);
      expect(min).toBeCloseTo(expected.altitude_m.min, 6);
      expect(max).toBeCloseTo(expected.altitude_m.max, 6);
    });

    it("expands compressed speed and distance", () => {
      const packed = expected.compressed_speed_distance;
      if (!packed) return;
      const distance = statistics(raw.columns.distance);
      // The reference dropped every record with a byte of 0xFF; only three such bytes together mark a missing value.
      const {distance: metres, speed} = raw.columns;
      const withoutFull = metres?.filter(
        (value, row) => !packedBytes(speed?.[row] ?? 0, value).includes(0xff),
      );
      expect(statistics(withoutFull).n).toBe(packed.n);
      expect(distance.max).toBeCloseTo(packed.distance_m, 6);
      expect(statistics(raw.columns.speed).max).toBeCloseTo(packed.max_speed_mps, 6);
    });

    it("agrees with another reader on every record, lap and session", async () => {
      const other = await otherReader(readFixture(name));
      expect(other.records.length).toBe(part.n);
      expect(other.laps.length).toBe(part.laps.length);
      expect(other.sessions.length).toBe(part.sessions.length);
      const expectSame = (field: string, column: Float64Array | undefined) => {
        const otherStatistics = statistics(
          other.records.map((record) => Number(record.get(field) ?? Number.NaN)),
        );
        expect(otherStatistics.n, field).toBe(statistics(column).n);
        expect(otherStatistics.sum, field).toBeCloseTo(statistics(column).sum, 3);
      };
      expectSame("heart_rate", raw.columns.heart_rate);
      expectSame("temperature", raw.columns.temperature);
      expectSame("position_lat", raw.columns.latitude);
      expectSame("position_long", raw.columns.longitude);
      // It gives developer fields by their bare name, over a native field of the same.
      expectSame(raw.power?.source === "pod_developer" ? "Power" : "power", raw.columns.power);
    });
  });

  describe.each(all.filter(([, {power}]) => power))("%s with power", (name, expected) => {
    const recording = onlyRecording(readRecording(readFixture(name), {now: NOW}).recordings);
    const run = putOnGrid(recording);

    it("takes the watts from the right source", () => {
      const watts = statistics(recording.columns.power);
      const zeros = recording.columns.power?.filter((value) => value === 0).length;
      expect(recording.power?.source).toBe(SOURCES[expected.power?.source ?? ""]);
      expect({n: watts.n, zeros, max: watts.max}).toEqual({
        n: expected.power?.n,
        zeros: expected.power?.n_zero,
        max: expected.power?.max,
      });
      expect(watts.mean).toBeCloseTo(expected.power?.mean_of_records ?? Number.NaN, 2);
    });

    it("matches the seconds and the work of the reference grid", () => {
      const {active, columns, length} = run.series;
      const seconds = statistics(active).sum;
      const work = statistics(columns.power).sum;
      expect({length, active: seconds, paused: length - seconds}).toEqual({
        length: expected.power?.grid_seconds,
        active: expected.power?.active_seconds,
        paused: expected.power?.paused_seconds,
      });
      expect(work).toBeCloseTo(expected.power?.work_j ?? Number.NaN, 6);
      expect(work / seconds).toBeCloseTo(expected.power?.mean_active ?? Number.NaN, 2);
    });

    it("has the best efforts of the reference, each where it began", () => {
      const expectedEntries = Object.entries(expected.mean_max ?? {});
      expect(expectedEntries.length).toBeGreaterThan(10);
      const energy = energyOf(run.series) ?? new Float64Array(1);
      const bests = bestEfforts(
        energy,
        expectedEntries.map(([duration]) => Number(duration)),
      );
      expect([...bests.start]).toEqual(expectedEntries.map(([, {start_s}]) => start_s));
      for (const [index, [duration, {w}]] of expectedEntries.entries()) {
        expect(Math.abs((bests.power[index] ?? Number.NaN) - w), `${duration} s`).toBeLessThan(0.01);
      }
    });

    it("has the zones and the stress of the reference", () => {
      const {cp = 0, zones_s, stress = Number.NaN} = expected.at_cp ?? {};
      const {columns, active} = run.series;
      const power = columns.power ?? new Float64Array();
      const {below, zones} = secondsInZones(power, active, cp);
      expect({below, z1: zones[0], z2: zones[1], z3: zones[2], z4: zones[3], z5: zones[4]}).toEqual(zones_s);
      expect(Math.abs(powerStress(power, active, cp) - stress)).toBeLessThan(0.02);
    });

    it("comes back from storage within the resolution of each column", () => {
      const {series, extra} = decodeSeries(encodeSeries(run), {extra: true});
      expect(series.active).toEqual(run.series.active);
      expect(extra.map(({name: field}) => field)).toEqual(run.extra.map(({name: field}) => field));
      for (const [key, values] of columnEntries(run.series.columns)) {
        expect(largestDifference(series.columns[key], values), key).toBeLessThanOrEqual(
          RESOLUTION[key] / 2 + 1e-9,
        );
      }
    });

    it("comes back from our own FIT file", () => {
      const {power, subSport, laps, utcOffset, totals} = recording;
      const activity = {...run, powerFamily: power?.family ?? null, subSport, laps, utcOffset};
      const file = encodeFit({...activity, timer: totals.timer, serial: null, productName: "Test"});
      const again = onlyRecording(readRecording(file, {now: NOW}).recordings);
      const {series, extra} = putOnGrid(again);
      expect(again.power?.family).toBe(power?.family);
      expect(again.laps).toEqual(laps);
      expect(again.utcOffset).toBe(utcOffset);
      expect(series.active).toEqual(run.series.active);
      expect(extra.map(({name: field}) => field)).toEqual(run.extra.map(({name: field}) => field));
      expect(largestDifference(series.columns.power, run.series.columns.power)).toBeLessThanOrEqual(0.5);
      expect(largestDifference(series.columns.altitude, run.series.columns.altitude)).toBeLessThanOrEqual(
        0.1001,
      );
      expect(largestDifference(series.columns.latitude, run.series.columns.latitude)).toBeLessThanOrEqual(
        1e-7,
      );
      expect(largestDifference(series.columns.distance, run.series.columns.distance)).toBeLessThanOrEqual(
        0.0051,
      );
    });
  });

  it("reads the same run from FIT and TCX", () => {
    const [tcxName, expected] = ofFormat("tcx")[0] ?? ["", null];
    const fit = onlyRecording(
      readRecording(readFixture(tcxName.replace(".tcx", ".fit")), {now: NOW}).recordings,
    );
    const tcx = onlyRecording(readRecording(readFixture(tcxName), {now: NOW}).recordings);
    expect(tcx.time).toEqual(fit.time);
    expect(tcx.time.length).toBe(expected?.trackpoints);
    expectStatistics(tcx.columns.heart_rate, expected?.heart_rate);
    expect(tcx.columns.distance?.at(-1)).toBeCloseTo(expected?.last_track_distance_m ?? Number.NaN, 6);
    expect(tcx.laps.length).toBe(expected?.laps);
    expect(tcx.totals.timer).toBeCloseTo(expected?.lap_total_s ?? Number.NaN, 6);
    expect(tcx.totals.distance).toBeCloseTo(expected?.lap_distance_m ?? Number.NaN, 6);
    const [fitGrid, tcxGrid] = [putOnGrid(fit).series, putOnGrid(tcx).series];
    expect(tcxGrid.active).toEqual(fitGrid.active);
    expect(statistics(tcxGrid.columns.cadence).mean).toBeCloseTo(statistics(fitGrid.columns.cadence).mean, 6);
  });

  it.each(ofFormat("gpx"))("measures %s along its positions", (name, expected) => {
    const {columns, time} = onlyRecording(readRecording(readFixture(name), {now: NOW}).recordings);
    expect([time.length, time[0], time.at(-1)]).toEqual([
      expected.points,
      expected.start_unix,
      expected.end_unix,
    ]);
    expect(columns.distance?.at(-1)).toBeCloseTo(expected.haversine_distance_m ?? Number.NaN, 1);
    expect(statistics(columns.heart_rate).mean).toBeCloseTo(expected.heart_rate_mean ?? Number.NaN, 6);
  });

  it("refuses a recording whose clock was never set, by name", () => {
    const [name] = ofFormat("fit").find(([, {start_unix}]) => start_unix < 946_684_800) ?? [""];
    const {recordings, problems} = readRecording(readFixture(name), {now: NOW});
    expect(recordings).toEqual([]);
    expect(problems).toMatchObject([{code: "clock_not_set"}]);
  });
});

/** The three bytes that encode a speed (m/s) and a distance (m); a single 0xFF for a NaN distance. */
function packedBytes(speed: number, distance: number): number[] {
  if (Number.isNaN(distance)) return [0xff];
  const [low, high] = [Math.round(speed * 100), Math.round(distance * 16) & 0xfff];
  return [low & 0xff, (low >> 8) | ((high & 0xf) << 4), high >> 4];
}

function decodeOne(bytes: Uint8Array): FitPart {
  const [part, ...others] = decodeFit(bytes);
  if (!part || others.length > 0) throw new Error("The file was expected to hold one part");
  return part;
}

function onlyRecording(recordings: readonly Recording[]): Recording {
  const [recording, ...others] = recordings;
  if (!recording || others.length > 0) throw new Error(`Expected one recording, got ${recordings.length}`);
  return recording;
}

function expectStatistics(
  values: ArrayLike<number> | undefined,
  expected: Statistics | undefined,
  options = {},
) {
  if (!expected) return;
  const found = statistics(values, options);
  expect(found.n).toBe(expected.n);
  expect(found.mean).toBeCloseTo(expected.mean, 2);
  if (expected.max !== undefined) expect(found.max).toBe(expected.max);
}

function largestDifference(a: Float64Array | undefined, b: Float64Array | undefined): number {
  if (!a && !b) return 0;
  if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((largest, value, index) => {
    const other = b[index] ?? Number.NaN;
    if (Number.isNaN(value) && Number.isNaN(other)) return largest;
    const difference = Math.abs(value - other);
    return Number.isNaN(difference) ? Number.POSITIVE_INFINITY : Math.max(largest, difference);
  }, 0);
}

async function otherReader(bytes: Uint8Array) {
  const parser = new FitParser({force: true, mode: "list"});
  const {records = [], laps = [], sessions = []} = await parser.parseAsync(Buffer.from(bytes));
  return {records: records.map((record) => new Map<string, unknown>(Object.entries(record))), laps, sessions};
}
