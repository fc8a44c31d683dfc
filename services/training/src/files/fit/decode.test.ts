import {describe, expect, it} from "vitest";
import {
  define,
  describeApplication,
  describeField,
  fitBytes,
  POD_NEWER,
  T0,
  u16,
  u32,
} from "../../../test/support/fit-bytes.ts";
import {crc16} from "./crc.ts";
import {decodeFit, NotFitError} from "./decode.ts";
import {RECORD, TIMESTAMP} from "./messages.ts";

const TIME = [TIMESTAMP, 4, 0x86] as const;
const HEART = [RECORD.heartRate, 1, 0x02] as const;
const POWER = [RECORD.power, 2, 0x84] as const;

describe("decodeFit", () => {
  it("reads records into columns, in the order of the file", () => {
    const [part] = decodeFit(
      fitBytes([
        define(0, 20, [TIME, POWER]),
        [0, ...u32(T0), ...u16(250)],
        [0, ...u32(T0 + 1), ...u16(260)],
      ]),
    );
    expect(part).toMatchObject({n: 2, truncated: false, crcOk: true});
    expect(part?.cols.get(TIMESTAMP)).toEqual(Float64Array.of(T0, T0 + 1));
    expect(part?.cols.get(RECORD.power)).toEqual(Float64Array.of(250, 260));
  });

  it("refuses what does not begin with a FIT header, and nothing else", () => {
    expect(() => decodeFit(new Uint8Array())).toThrow(NotFitError);
    expect(() => decodeFit(new TextEncoder().encode("no FIT header here at all"))).toThrow(NotFitError);
    expect(decodeFit(fitBytes([]))).toMatchObject([{n: 0}]);
  });

  it("reads headers of 12 bytes", () => {
    const [part] = decodeFit(fitBytes([define(0, 20, [TIME]), [0, ...u32(T0)]], {headerSize: 12}));
    expect(part).toMatchObject({n: 1, crcOk: true, truncated: false});
  });

  it("leaves out the invalid value of every base type", () => {
    const invalid: readonly (readonly [code: number, bytes: readonly number[]])[] = [
      [0x00, [0xff]],
      [0x01, [0x7f]],
      [0x02, [0xff]],
      [0x83, [0xff, 0x7f]],
      [0x84, [0xff, 0xff]],
      [0x85, [0xff, 0xff, 0xff, 0x7f]],
      [0x86, [0xff, 0xff, 0xff, 0xff]],
      [0x88, [0xff, 0xff, 0xff, 0xff]],
      [0x89, Array.from({length: 8}, () => 0xff)],
      [0x0a, [0]],
      [0x8b, [0, 0]],
      [0x8c, [0, 0, 0, 0]],
      [0x0d, [0xff]],
      [0x8e, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]],
      [0x8f, Array.from({length: 8}, () => 0xff)],
      [0x90, Array.from({length: 8}, () => 0)],
    ];
    for (const [code, bytes] of invalid) {
      const field = [RECORD.power, bytes.length, code] as const;
      const [part] = decodeFit(fitBytes([define(0, 20, [TIME, field]), [0, ...u32(T0), ...bytes]]));
      expect(part?.n, `type ${code}`).toBe(1);
      expect(part?.cols.has(RECORD.power), `type ${code}`).toBe(false);
    }
  });

  it("reads signed, wide and floating numbers", () => {
    const fields = [
      [RECORD.latitude, 4, 0x85],
      [RECORD.temperature, 1, 0x01],
      [RECORD.speed, 4, 0x88],
      [RECORD.distance, 8, 0x8f],
    ] as const;
    const bytes = [...u32(-2 >>> 0), 0xfb, 0, 0, 0x20, 0x40, 7, 0, 0, 0, 1, 0, 0, 0];
    const [part] = decodeFit(fitBytes([define(0, 20, fields), [0, ...bytes]]));
    const values = fields.map(([number]) => part?.cols.get(number)?.[0]);
    expect(values).toEqual([-2, -5, 2.5, 7 + 2 ** 32]);
  });

  it("reads big endian messages", () => {
    const bigEndian = define(0, 20, [TIME, POWER], {big: true});
    const [part] = decodeFit(fitBytes([bigEndian, [0, ...u32(T0).toReversed(), 1, 4]]));
    expect(part?.cols.get(TIMESTAMP)).toEqual(Float64Array.of(T0));
    expect(part?.cols.get(RECORD.power)).toEqual(Float64Array.of(260));
  });

  it("9: carries compressed timestamps over the roll of their five bits, also after any other message with a time", () => {
    const compressed = (local: number, offset: number) => 0x80 | (local << 5) | offset;
    const base = T0 - (T0 % 32);
    const content = [
      define(1, 20, [HEART]),
      define(2, 23, [TIME]),
      [2, ...u32(base + 30)],
      [compressed(1, 31), 140],
      [compressed(1, 2), 141],
      [2, ...u32(base + 100)],
      [compressed(1, 5), 142],
    ];
    const [part] = decodeFit(fitBytes(content));
    expect(part?.cols.get(TIMESTAMP)).toEqual(Float64Array.of(base + 31, base + 34, base + 101));
    expect(part?.cols.get(RECORD.heartRate)).toEqual(Float64Array.of(140, 141, 142));
  });

  it("has no time for a compressed record before the first time", () => {
    const [part] = decodeFit(fitBytes([define(1, 20, [HEART]), [0xa5, 140]]));
    expect(part?.n).toBe(1);
    expect(part?.cols.has(TIMESTAMP)).toBe(false);
    expect([...(part?.warnings ?? [])]).toEqual(["no_timestamp"]);
  });

  it("follows a local type that is defined anew", () => {
    const content = [
      define(0, 20, [TIME, POWER]),
      [0, ...u32(T0), ...u16(200)],
      define(0, 20, [TIME, HEART]),
      [0, ...u32(T0 + 1), 150],
    ];
    const [part] = decodeFit(fitBytes(content));
    expect(part?.cols.get(RECORD.power)).toEqual(Float64Array.of(200, Number.NaN));
    expect(part?.cols.get(RECORD.heartRate)).toEqual(Float64Array.of(Number.NaN, 150));
  });

  it("10: reads every part of a chained file with definitions of its own", () => {
    const first = fitBytes([define(0, 20, [TIME, POWER]), [0, ...u32(T0), ...u16(200)]]);
    const second = fitBytes([define(0, 20, [TIME, HEART]), [0, ...u32(T0 + 9), 150]], {headerSize: 12});
    const parts = decodeFit(Uint8Array.of(...first, ...second));
    expect(parts.map(({n, crcOk}) => [n, crcOk])).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(parts[1]?.cols.has(RECORD.power)).toBe(false);
  });

  it("keeps every complete message of a file that ends early", () => {
    const whole = fitBytes([
      define(0, 20, [TIME, POWER]),
      [0, ...u32(T0), ...u16(200)],
      [0, ...u32(T0 + 1), ...u16(210)],
    ]);
    const [part] = decodeFit(whole.subarray(0, whole.length - 5));
    expect(part).toMatchObject({n: 1, truncated: true, crcOk: false});
  });

  it("reads to the end of a file whose header declares 0 bytes because its device never closed it", () => {
    const [part] = decodeFit(fitBytes([define(0, 20, [TIME]), [0, ...u32(T0)]], {dataSize: 0}));
    expect(part).toMatchObject({n: 1, truncated: true});
  });

  it("reports which checksum is wrong and continues reading", () => {
    const bytes = fitBytes([define(0, 20, [TIME]), [0, ...u32(T0)]]);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 0xff;
    bytes[12] = (bytes[12] ?? 0) ^ 0x55;
    const [part] = decodeFit(bytes);
    expect(part).toMatchObject({n: 1, crcOk: false});
    expect([...(part?.warnings ?? [])]).toEqual(["bad_header_checksum", "bad_checksum"]);
  });

  it("stops at a message of an undefined type, keeping the messages before it", () => {
    const [part] = decodeFit(fitBytes([define(0, 20, [TIME]), [0, ...u32(T0)], [7, 1, 2, 3]]));
    expect(part?.n).toBe(1);
    expect(part?.warnings.has("damaged")).toBe(true);
  });

  it("names bytes after the end", () => {
    const [part] = decodeFit(Uint8Array.of(...fitBytes([define(0, 20, [TIME]), [0, ...u32(T0)]]), 0, 0, 0));
    expect(part?.n).toBe(1);
    expect(part?.warnings.has("trailing_bytes")).toBe(true);
  });

  it("takes the first of an array, passes over odd sizes and unknown types", () => {
    const fields = [
      TIME,
      [RECORD.power, 4, 0x84],
      [RECORD.distance, 3, 0x86],
      [RECORD.speed, 2, 0x1f],
      HEART,
    ] as const;
    const [part] = decodeFit(
      fitBytes([define(0, 20, fields), [0, ...u32(T0), ...u16(250), ...u16(9), 1, 2, 3, 4, 5, 150]]),
    );
    expect(part?.cols.get(RECORD.power)).toEqual(Float64Array.of(250));
    expect(part?.cols.get(RECORD.heartRate)).toEqual(Float64Array.of(150));
    expect(part?.cols.has(RECORD.distance)).toBe(false);
    expect(part?.cols.has(RECORD.speed)).toBe(false);
  });

  it("expands compressed speed and distance, whose 12 bits roll over", () => {
    // 3.00 m/s at 4090/16 m, then 3.10 m/s at 10/16 m: 16 sixteenths further.
    const pack = (speed: number, distance: number) => [
      speed & 0xff,
      (speed >> 8) | ((distance & 0xf) << 4),
      distance >> 4,
    ];
    const field = [RECORD.compressedSpeedDistance, 3, 0x0d] as const;
    const [part] = decodeFit(
      fitBytes([
        define(0, 20, [TIME, field]),
        [0, ...u32(T0), ...pack(300, 4090)],
        [0, ...u32(T0 + 1), ...pack(310, 10)],
        [0, ...u32(T0 + 2), 0xff, 0xff, 0xff],
      ]),
    );
    expect(part?.cols.get(RECORD.speed)).toEqual(Float64Array.of(3000, 3100, Number.NaN));
    expect(part?.cols.get(RECORD.distance)).toEqual(Float64Array.of(409_000 / 16, 410_600 / 16, Number.NaN));
  });

  it("stops counting at the record limit and reports it", () => {
    const records = Array.from({length: 20}, (_, second) => [0, ...u32(T0 + second)]);
    const [part] = decodeFit(fitBytes([define(0, 20, [TIME]), ...records]), {maxRecords: 5});
    expect(part?.n).toBe(5);
    expect(part?.warnings.has("too_many_records")).toBe(true);
  });
});

describe("developer fields", () => {
  const power = {index: 0, number: 0, type: 0x84, name: "Power", units: "Watts", native: 7};
  const record = define(0, 20, [TIME], {developer: [[0, 2, 0]]});

  it("are distinguished by application when two use the same number", () => {
    const other = "07a19e10580f4adf868eccb7b872b08b";
    const content = [
      describeApplication(0, POD_NEWER),
      describeApplication(1, other),
      describeField(power),
      describeField({...power, index: 1, name: "RP_Power"}),
      define(0, 20, [TIME], {
        developer: [
          [0, 2, 0],
          [0, 2, 1],
        ],
      }),
      [0, ...u32(T0), ...u16(250), ...u16(300)],
    ];
    const [part] = decodeFit(fitBytes(content));
    expect(part?.cols.get(`0/${POD_NEWER}/0`)).toEqual(Float64Array.of(250));
    expect(part?.cols.get(`1/${other}/0`)).toEqual(Float64Array.of(300));
  });

  it.each([
    ["after the definition of the record", [record, describeField(power), [0, ...u32(T0), ...u16(250)]]],
    ["after the records", [record, [0, ...u32(T0), ...u16(250)], describeField(power)]],
    ["twice", [describeField(power), describeField(power), record, [0, ...u32(T0), ...u16(250)]]],
  ])("may be described %s", (_case, content) => {
    const [part] = decodeFit(fitBytes(content));
    expect(part?.dev).toHaveLength(1);
    expect(part?.cols.get("0//0")).toEqual(Float64Array.of(250));
  });

  it("30: an application id of zeros is an id; a field without one has none", () => {
    const zeros = "0".repeat(32);
    const [named] = decodeFit(fitBytes([describeApplication(0, zeros), describeField(power)]));
    const [unnamed] = decodeFit(fitBytes([describeField(power)]));
    expect(named?.dev[0]?.application).toBe(zeros);
    expect(unnamed?.dev[0]?.application).toBeNull();
  });

  it("may get their application after their description", () => {
    const [part] = decodeFit(
      fitBytes([
        describeField(power),
        describeApplication(0, POD_NEWER),
        record,
        [0, ...u32(T0), ...u16(250)],
      ]),
    );
    expect(part?.dev.map(({application}) => application)).toEqual([POD_NEWER]);
  });

  it("without any description are passed over, and named", () => {
    const [part] = decodeFit(fitBytes([record, [0, ...u32(T0), ...u16(250)]]));
    expect(part?.n).toBe(1);
    expect(part?.warnings.has("undescribed_developer_field")).toBe(true);
  });

  it("outnumbering what one run can have are left out instead of filling memory", () => {
    const numbers = Array.from({length: 120}, (_, number) => number);
    const content = [
      ...numbers.map((number) => describeField({...power, number, name: `f${number}`})),
      define(0, 20, [TIME], {developer: numbers.map((number) => [number, 2, 0] as const)}),
      [0, ...u32(T0), ...numbers.flatMap((number) => u16(number))],
    ];
    const [part] = decodeFit(fitBytes(content));
    expect(part?.cols.size).toBeLessThan(100);
    expect(part?.warnings.has("too_many_fields")).toBe(true);
  });
});

describe("crc16", () => {
  it("is what the nibble table of the format gives", () => {
    const nibbles = [
      0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000,
      0x9c01, 0x8801, 0x4400,
    ];
    const byNibbles = (bytes: Uint8Array) =>
      bytes.reduce((crc, byte) => {
        const low = (crc >> 4) ^ (nibbles[crc & 0xf] ?? 0) ^ (nibbles[byte & 0xf] ?? 0);
        return (low >> 4) ^ (nibbles[low & 0xf] ?? 0) ^ (nibbles[byte >> 4] ?? 0);
      }, 0);
    const bytes = Uint8Array.from({length: 1000}, (_, index) => (index * 37) & 0xff);
    expect(crc16(bytes)).toBe(byNibbles(bytes));
    expect(crc16(new TextEncoder().encode("123456789"))).toBe(0xbb3d);
  });

  it("covers messages the reader knows nothing of", () => {
    const [part] = decodeFit(fitBytes([define(0, 9999, [[0, 4, 0x86]]), [0, ...u32(1)]]));
    expect(part).toMatchObject({n: 0, crcOk: true});
  });
});
