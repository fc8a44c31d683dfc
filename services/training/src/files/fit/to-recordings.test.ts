import {describe, expect, it} from "vitest";
import {
  define,
  describeApplication,
  describeField,
  fitBytes,
  POD_NEWER,
  POD_OLDER,
  type RawField,
  session,
  T0,
  text,
  timerEvent,
  UNIX0,
  u16,
  u32,
} from "../../../test/support/fit-bytes.ts";
import {extraLists, lists} from "../../../test/support/recordings.ts";
import {putOnGrid} from "../../series/grid.ts";
import {decodeFit} from "./decode.ts";
import {fitRecordings} from "./to-recordings.ts";

const TIME: RawField = [253, 4, 0x86];
const ZEROS = "0".repeat(32);
const FILE_ID = (manufacturer: number) => [
  ...define(11, 0, [
    [0, 1, 0],
    [1, 2, 0x84],
  ]),
  11,
  4,
  ...u16(manufacturer),
];

interface DeveloperValue {
  number: number;
  name: string;
  units: string;
  value: number;
  native?: number;
  message?: number;
}

/** One record with developer fields (u16) of an application. */
function withDeveloper(
  application: string,
  values: readonly DeveloperValue[],
  nativePower: number | null = null,
) {
  const native: RawField[] = nativePower === null ? [TIME] : [TIME, [7, 2, 0x84]];
  return [
    describeApplication(0, application),
    ...values.map((field) => describeField({index: 0, type: 0x84, ...field})),
    session(1),
    define(0, 20, native, {developer: values.map(({number}) => [number, 2, 0])}),
    [
      0,
      ...u32(T0),
      ...(nativePower === null ? [] : u16(nativePower)),
      ...values.flatMap(({value}) => u16(value)),
    ],
  ];
}

function read(content: readonly (readonly number[])[], isRun = false) {
  return fitRecordings(decodeFit(fitBytes(content))[0] ?? expect.fail("The file has no part"), isRun);
}

function readOne(content: readonly (readonly number[])[]) {
  return read(content).recordings[0] ?? expect.fail("The file has no run");
}

/** The first value of each column. */
function firstValues(content: readonly (readonly number[])[]) {
  const {columns} = readOne(content);
  return Object.fromEntries(Object.entries(columns).map(([key, values]) => [key, values[0]]));
}

const POWER: DeveloperValue = {number: 0, name: "Power", units: "Watts", native: 7, value: 250};

describe("developer fields of pods", () => {
  it.each([POD_NEWER, POD_OLDER])(
    "1, 2, 3, 4: are known by application %s and number, whatever they are called",
    (id) => {
      const values = [
        POWER,
        {number: 2, name: "Cadence", units: "SPM", native: 4, value: 85},
        {number: 3, name: "Ground Time", units: "Milliseconds", native: 41, value: 248},
        {number: 4, name: "Oscillation?", units: "", native: 39, value: 7},
      ];
      expect(firstValues(withDeveloper(id, values))).toEqual({
        power: 250,
        cadence: 170,
        ground_time: 248,
        vertical_oscillation: 7,
      });
    },
  );

  it("2, 3, 4: count otherwise than the native fields of the same measure", () => {
    const fields: RawField[] = [TIME, [41, 2, 0x84], [39, 2, 0x84], [4, 1, 2], [53, 1, 2]];
    const record = [0, ...u32(T0), ...u16(2480), ...u16(783), 85, 64];
    expect(firstValues([session(1), define(0, 20, fields), record])).toEqual({
      ground_time: 248,
      vertical_oscillation: 7.83,
      cadence: 171,
    });
  });

  it("5: an elevation below the sea wraps around", () => {
    const elevation = {number: 7, name: "Elevation", units: "Meters", value: 65_431};
    expect(firstValues(withDeveloper(POD_OLDER, [elevation]))).toEqual({altitude: -105});
  });

  it("6: 65535 written as a number is no form power", () => {
    const form = {number: 8, name: "Form Power", units: "Watts", value: 65_535};
    const part = decodeFit(fitBytes(withDeveloper(POD_NEWER, [POWER, form])))[0];
    expect(part?.cols.has(`0/${POD_NEWER}/8`)).toBe(false);
    // As a wider type it is not that type's invalid value.
    const wide = [
      describeApplication(0, POD_NEWER),
      describeField({index: 0, number: 8, type: 0x86, name: "Form Power", units: "Watts"}),
      session(1),
      define(0, 20, [TIME], {developer: [[8, 4, 0]]}),
      [0, ...u32(T0), ...u32(65_535)],
    ];
    expect(readOne(wide).columns.form_power?.[0] ?? Number.NaN).toBeNaN();
  });

  it("8: the power of a lap is not that of a record", () => {
    const lap = {number: 10, name: "Lap Power", units: "Watts", native: 7, message: 19, value: 300};
    const recording = readOne(withDeveloper(POD_NEWER, [lap], 200));
    expect(recording.power).toEqual({source: "native", family: "watch"});
    expect(recording.columns.power?.[0]).toBe(200);
  });

  it("1, 30: in the pod's own file names count, because its numbers differ and its id is zeros", () => {
    const values = [
      {number: 5, name: "Air Power", units: "Watts", value: 4},
      {number: 6, name: "Leg Spring Stiffness", units: "KN/m", value: 10},
      {number: 3, name: "Distance", units: "Meters", value: 7},
    ];
    const recording = readOne([FILE_ID(95), ...withDeveloper(ZEROS, values, 240)]);
    expect(lists(recording.columns)).toMatchObject({
      air_power: [4],
      leg_spring_stiffness: [10],
      distance: [7],
    });
    expect(recording.power).toEqual({source: "native", family: "pod"});
  });

  it("1: fields called Speed and Distance never replace the native ones, and are not lost", () => {
    const values = [
      {number: 5, name: "Speed", units: "M/S", value: 9},
      {number: 6, name: "Distance", units: "Meters", value: 77},
    ];
    const content = [
      FILE_ID(95),
      describeApplication(0, ZEROS),
      ...values.map((field) => describeField({index: 0, type: 0x84, ...field})),
      session(1),
      define(0, 20, [TIME, [5, 4, 0x86], [6, 2, 0x84]], {
        developer: [
          [5, 2, 0],
          [6, 2, 0],
        ],
      }),
      [0, ...u32(T0), ...u32(1234), ...u16(3000), ...u16(9), ...u16(77)],
    ];
    const {columns, extra} = readOne(content);
    expect(lists(columns)).toMatchObject({distance: [12.34], speed: [3]});
    expect(extra).toMatchObject([
      {name: "Speed", units: "M/S", application: ZEROS, number: 5},
      {name: "Distance"},
    ]);
    expect(extraLists(extra)).toEqual({Speed: [9], Distance: [77]});
  });

  it("scale and offset of a description count as raw / scale - offset", () => {
    const field = {index: 0, number: 50, type: 0x84, name: "Mood", units: "", scale: 10, offset: 5};
    const content = [
      describeApplication(0, "ab".repeat(16)),
      describeField(field),
      session(1),
      define(0, 20, [TIME], {developer: [[50, 2, 0]]}),
      [0, ...u32(T0), ...u16(120)],
    ];
    expect(extraLists(readOne(content).extra)).toEqual({Mood: [7]});
  });
});

describe("the source of power", () => {
  const STRANGER = "ab".repeat(16);
  const named = {number: 3, name: "RP_Power", units: "W", value: 320};
  const standIn = {...named, native: 7};

  it.each([
    [
      "a pod's field before the native one",
      withDeveloper(POD_NEWER, [POWER], 320),
      "pod_developer",
      "pod",
      250,
    ],
    ["the native one before a stranger's", withDeveloper(STRANGER, [standIn], 300), "native", "watch", 300],
    [
      "a stranger's that stands for the native one",
      withDeveloper(STRANGER, [standIn]),
      "developer_native",
      "other",
      320,
    ],
    ["a stranger's that is called power", withDeveloper(STRANGER, [named]), "developer_named", "other", 320],
  ])("23: %s", (_case, content, source, family, watts) => {
    const recording = readOne(content);
    expect(recording.power).toEqual({source, family});
    expect(recording.columns.power?.[0]).toBe(watts);
  });

  it.each(["Lap Power", "Avg Power", "Form Power", "Air Power"])("is never %s", (name) => {
    expect(readOne(withDeveloper(STRANGER, [{...named, name}])).power).toBeNull();
  });

  it("is the watch where the pod's data field wrote zeros all along: no pod was there", () => {
    expect(readOne(withDeveloper(POD_NEWER, [{...POWER, value: 0}], 320)).power).toEqual({
      source: "native",
      family: "watch",
    });
  });
});

describe("sessions", () => {
  const records = (seconds: readonly number[]) => [
    define(0, 20, [TIME, [5, 4, 0x86]]),
    ...seconds.map((second) => [0, ...u32(T0 + second), ...u32(second * 300 + 100_000)]),
  ];

  it("11: may come before or after the records", () => {
    const before = readOne([session(1, T0, 3), ...records([0, 1])]);
    const after = readOne([...records([0, 1]), session(1, T0, 3)]);
    expect(before).toEqual(after);
    expect(before.subSport).toBe("trail");
  });

  it("18: of a multisport file give every run, none of the transitions, and the name of what was left out", () => {
    const content = [
      ...records([0, 1, 2, 10, 11, 20, 21, 30]),
      session(1, T0),
      session(3, T0 + 3),
      session(2, T0 + 10),
      session(1, T0 + 20),
      timerEvent(T0 + 2, 4),
      timerEvent(T0 + 20, 0),
    ];
    const {recordings, problems} = read(content);
    expect(recordings.map(({time}) => [...time])).toEqual([
      [UNIX0, UNIX0 + 1, UNIX0 + 2],
      [UNIX0 + 20, UNIX0 + 21, UNIX0 + 30],
    ]);
    expect(recordings.map(({sessionIndex}) => sessionIndex)).toEqual([0, 3]);
    expect(recordings[1]?.timer).toEqual([{time: UNIX0 + 20, isRunning: true}]);
    const [, second] = recordings.map((recording) => putOnGrid(recording).series.columns.distance);
    expect([second?.[0], second?.at(-1)]).toEqual([0, 30]);
    expect(problems).toEqual([{code: "other_sport", detail: {sport: "cycling"}}]);
  });

  it("of another sport are refused by name, and of none noticed", () => {
    expect(read([session(5), ...records([0])])).toEqual({
      recordings: [],
      problems: [{code: "other_sport", detail: {sport: "swimming"}}],
    });
    expect(read([session(99), ...records([0])]).problems).toEqual([
      {code: "other_sport", detail: {sport: "sport_99"}},
    ]);
    expect(read(records([0]))).toMatchObject({recordings: [{}], problems: [{code: "sport_unknown"}]});
  });

  it("are runs on their runner's word, without transitions", () => {
    expect(read([session(5), ...records([0])], true)).toMatchObject({recordings: [{}], problems: []});
    const {recordings, problems} = read(
      [...records([0, 1, 5, 10]), session(2, T0), session(3, T0 + 3), session(5, T0 + 10)],
      true,
    );
    expect(recordings.map(({sessionIndex}) => sessionIndex)).toEqual([0, 2]);
    expect(problems).toEqual([]);
  });

  it("24: on a treadmill have no positions", () => {
    const {columns, subSport} = readOne([session(1, T0, 1), ...records([0, 1])]);
    expect(subSport).toBe("treadmill");
    expect(Object.keys(columns)).toEqual(["distance"]);
  });

  it("a workout file is no activity", () => {
    const content = [[...define(0, 0, [[0, 1, 0]]), 0, 5]];
    expect(read(content).problems).toEqual([{code: "not_an_activity", detail: {type: 5}}]);
  });
});

describe("laps and totals", () => {
  const lap = (start: number, elapsed: number, distance: number) => [
    ...define(10, 19, [
      [2, 4, 0x86],
      [7, 4, 0x86],
      [8, 4, 0x86],
      [9, 4, 0x86],
      [24, 1, 0],
      [71, 2, 0x84],
    ]),
    10,
    ...u32(start),
    ...u32(elapsed),
    ...u32(elapsed - 500),
    ...u32(distance),
    2,
    ...u16(3),
  ];

  it("17: keep a first lap of 0 m", () => {
    const {laps} = readOne([
      define(0, 20, [TIME]),
      [0, ...u32(T0)],
      lap(T0, 1382, 0),
      lap(T0 + 1, 60_000, 20_000),
    ]);
    expect(laps).toEqual([
      {start: UNIX0, elapsed: 1.382, timer: 0.882, distance: 0, trigger: "distance", workoutStep: 3},
      {start: UNIX0 + 1, elapsed: 60, timer: 59.5, distance: 200, trigger: "distance", workoutStep: 3},
    ]);
  });

  it("take no timer that ran longer than time did where silences show that the two are swapped", () => {
    const fields = define(10, 18, [
      [5, 1, 0],
      [7, 4, 0x86],
      [8, 4, 0x86],
    ]);
    const read = (elapsed: number, timer: number, ...seconds: number[]) =>
      readOne([
        [...fields, 10, 1, ...u32(1000 * elapsed), ...u32(1000 * timer)],
        define(0, 20, [TIME]),
        ...seconds.map((second) => [0, ...u32(T0 + second)]),
      ]);
    const swapped = read(100, 3700, 0, 50, 3650, 3700);
    expect(swapped).toMatchObject({
      totals: {elapsed: 3700, timer: 100},
      timer: [{time: UNIX0 + 50}, {time: UNIX0 + 3650}],
    });
    // An elapsed time that is wrong, and one that is rounded.
    expect(read(60, 100, 0, 50, 100).totals).toMatchObject({elapsed: 60, timer: 100});
    expect(read(100, 101, 0, 50, 100).totals).toMatchObject({elapsed: 100, timer: 101});
  });

  it("20: critical power, weight and height in the file are stored separately, for information", () => {
    const fields = [
      {number: 99, name: "CP", units: "Watts", value: 287},
      {number: 17, name: "Weight", units: "kg", value: 71},
      {number: 18, name: "Height", units: "cm", value: 180},
    ];
    const content = [
      describeApplication(0, POD_NEWER),
      ...fields.map((field) => describeField({index: 0, type: 0x84, message: 18, ...field})),
      define(1, 18, [[5, 1, 0]], {developer: fields.map(({number}) => [number, 2, 0])}),
      [1, 1, ...fields.flatMap(({value}) => u16(value))],
      define(0, 20, [TIME]),
      [0, ...u32(T0)],
    ];
    expect(readOne(content).athlete).toEqual({criticalPower: 287, weight: 71, height: 1.8});
  });

  it("19: take the offset of the local clock from the activity, never one that is no zone", () => {
    const activity = (local: number) => [
      ...define(9, 34, [TIME, [5, 4, 0x86]]),
      9,
      ...u32(T0),
      ...u32(local),
    ];
    const record = [define(0, 20, [TIME]), [0, ...u32(T0)]];
    expect(readOne([...record, activity(T0 + 5 * 3600 + 2700)]).utcOffset).toBe(5 * 3600 + 2700);
    expect(readOne([...record, activity(T0 - 8 * 3600 + 1)]).utcOffset).toBe(-8 * 3600);
    expect(readOne([...record, activity(T0 + 100_000)]).utcOffset).toBeNull();
  });
});

describe("a barometer", () => {
  const named = (manufacturer: number, name: string) => [
    ...define(11, 0, [
      [0, 1, 0],
      [1, 2, 0x84],
      [8, 20, 7],
    ]),
    11,
    4,
    ...u16(manufacturer),
    ...text(name, 20),
  ];
  const part = [
    ...define(8, 23, [
      [0, 1, 2],
      [1, 1, 2],
      [25, 1, 0],
    ]),
    8,
    3,
    4,
    5,
  ];

  it.each([
    ["a watch of a maker who always builds one in", true, [named(294, "COROS PACE 2")]],
    ["one that carries it in its name", true, [named(23, "Suunto 9 Baro")]],
    ["one of the same maker that does not", false, [named(23, "Suunto 9")]],
    ["another with the same word", false, [named(1, "Baro")]],
    ["one that lists it among its parts", true, [named(1, "fenix"), part]],
  ])("is in %s: %s", (_what, expected, head) => {
    const content = [...head, session(1), define(0, 20, [TIME]), [0, ...u32(T0)]];
    expect(readOne(content).hasBarometer).toBe(expected);
  });
});
