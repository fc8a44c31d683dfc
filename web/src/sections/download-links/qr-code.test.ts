import readQr from "qr/decode.js";
import {expect, it} from "vitest";
import {qrCode} from "./qr-code";

const ADDRESS = "https://apps.example/ios";
const SQUARE_PX = 4;
const MARGIN = 4;

type Modules = readonly (readonly boolean[])[];

/** What a third-party decoder reads in a picture of the code. */
function scan(modules: Modules): string {
  const size = (modules.length + 2 * MARGIN) * SQUARE_PX;
  const data = new Uint8Array(size * size * 3).fill(255);
  const moduleAt = (pixel: number) => Math.floor(pixel / SQUARE_PX) - MARGIN;
  for (let pixel = 0; pixel < size * size; pixel++) {
    const row = modules[moduleAt(Math.floor(pixel / size))];
    if (row?.[moduleAt(pixel % size)]) data.fill(0, pixel * 3, pixel * 3 + 3);
  }
  return readQr({data, width: size, height: size}, {timeLimit: 10_000});
}

function drawn(text: string): Modules {
  const modules = qrCode(text);
  if (!modules) throw new Error(`"${text}" does not fit`);
  return modules;
}

it.each([
  ["an address", ADDRESS],
  ["capitals only", "GRADUS"],
  ["letters beyond English", "Läufe über 100 Kilometer"],
  ["as much as it takes", ADDRESS.padEnd(106, "/")],
])("a reader reads what was written: %s", (_, text) => {
  expect(scan(drawn(text))).toBe(text);
});

it("is still read with a smudge of one part in twenty", () => {
  const isSmudged = (row: number, column: number) => row >= 9 && row < 15 && column >= 14 && column < 19;
  const modules = drawn(ADDRESS).map((row, y) => row.map((dark, x) => dark && !isSmudged(y, x)));
  expect(scan(modules)).toBe(ADDRESS);
});

it.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [106, 41],
])("takes %d bytes in %d modules", (length, size) => {
  expect(qrCode("a".repeat(length))).toHaveLength(size);
});

it("counts bytes, not characters", () => {
  expect(qrCode("é".repeat(8))).toHaveLength(25);
});

it("gives up on more than it can hold", () => {
  expect(qrCode("a".repeat(107))).toBeNull();
});
