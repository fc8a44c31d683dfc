import {expect, it} from "vitest";
import {qrCode} from "./qr-code";

/** As an independent reader understood it. */
const LETTER_A = [
  "#######..###..#######",
  "#.....#.#.###.#.....#",
  "#.###.#...#...#.###.#",
  "#.###.#..#....#.###.#",
  "#.###.#.##..#.#.###.#",
  "#.....#...#.#.#.....#",
  "#######.#.#.#.#######",
  "...........##........",
  "#.#.#.#...##....#..#.",
  ".#.##....#....#...##.",
  ".#.#.##.###.#...#...#",
  "#.####...##...#...#..",
  ".##...#.#.#.#.#.#.#.#",
  "........####.#.#.#.#.",
  "#######....#.###.####",
  "#.....#..#.###.###...",
  "#.###.#.##.#.###.##.#",
  "#.###.#.......#...##.",
  "#.###.#.##..#...#...#",
  "#.....#..##...#...##.",
  "#######.#...#.#.#.###",
];

const rowsOf = (text: string) => qrCode(text)?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

it("draws a code that an independent reader understood", () => {
  expect(rowsOf("A")).toEqual(LETTER_A);
});

it.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [106, 41],
])("takes %d bytes in %d modules", (length, size) => {
  expect(qrCode("a".repeat(length))).toHaveLength(size);
});

it("counts bytes, not letters", () => {
  expect(qrCode("é".repeat(8))).toHaveLength(25);
});

it("gives up on more than it can hold", () => {
  expect(qrCode("a".repeat(107))).toBeNull();
});
