import {expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {measureWords} from "@/lib/format/measure-words";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {exampleDetail} from "../testing/example-detail";
import {exampleFormat} from "../testing/example-format";
import {LINE_KEYS, LINE_STYLES, RARE_LINES} from "./line-keys";
import {measuredLines} from "./line-values";
import {runLines} from "./run-lines";
import {RUN_MESSAGES} from "./run-messages";
import {toSeries} from "./run-series";

const SECONDS = 120;
const t = clientTranslator(selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES));
const all = (value: number) => Array(SECONDS).fill(value);

const full = exampleDetail({
  seconds: SECONDS,
  changes: {
    impact_loading_rate_list: all(62.5),
    vertical_ratio_list: all(7.2),
    temperature_list: all(-5),
    oscillation_balance_list: all(51),
    leg_spring_balance_list: all(49),
    impact_loading_rate_balance_list: all(50.5),
    // A tenth down over all of it.
    elevation_list: Array.from({length: SECONDS}, (_, slot) => 500 - slot * 0.3),
  },
});

function lineOf(key: (typeof LINE_KEYS)[number], units: Parameters<typeof exampleFormat>[0] = "km") {
  const format = exampleFormat(units);
  const options = {format, t, smoothing: 1, axis: "time", anaerobic: null} as const;
  const line = runLines([key], full, toSeries(full), options).get(key);
  if (!line) throw new Error(`no ${key}`);
  return line;
}
const valueWords = (line: ReturnType<typeof lineOf>) =>
  measureWords(line.words(line.values[60] ?? null)).replaceAll(/[\u00a0\u202f]/g, " ");

it.each([
  ["impactLoading", "62.5 BW/s"],
  ["verticalRatio", "7.2 %"],
  ["temperature", "-5.0 °C"],
  ["grade", "-10.0 %"],
  ["oscillationBalance", "51.0 %"],
  ["legSpringBalance", "49.0 %"],
  ["impactBalance", "50.5 %"],
] as const)("draws %s in its unit", (key, words) => {
  expect(valueWords(lineOf(key))).toBe(words);
});

it("counts degrees as the reader does", () => {
  expect(valueWords(lineOf("temperature", {distance_unit: "km", temperature_unit: "f"}))).toBe("23.0 °F");
});

it("has room below nothing for frost and downhill, and names what is level", () => {
  for (const key of ["temperature", "grade"] as const) {
    const {range, values} = lineOf(key);
    expect(range[0]).toBeLessThan(values[60] ?? 0);
  }
  expect(lineOf("grade").level).toEqual({at: 0, label: "Level"});
  expect(lineOf("impactBalance").level?.at).toBe(50);
});

it("offers the rare ones to a run that has them alone", () => {
  const rare = (run: typeof full) =>
    [...measuredLines(toSeries(run), true)].filter((key) => RARE_LINES.has(key));
  expect(new Set(rare(full))).toEqual(RARE_LINES);
  expect(rare(exampleDetail({seconds: SECONDS, changes: {elevation_list: null}}))).toEqual([]);
});

it("draws no two lines alike", () => {
  const lineStyles = LINE_KEYS.map(
    (key) => `${LINE_STYLES[key].color} ${LINE_STYLES[key].dash ?? LINE_STYLES[key].width}`,
  );
  expect(new Set(lineStyles).size).toBe(LINE_KEYS.length);
});
