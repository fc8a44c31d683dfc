import {expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {entryMistakes, newEntry} from "./enter-run-rules";
import {UPLOAD_MESSAGES} from "./upload-messages";

const t = clientTranslator(selectMessages(EXAMPLE_PAGE.market, UPLOAD_MESSAGES));
const ENTRY = {day: "2026-03-01", time: "07:30", distance: "10", duration: "45:30", rpe: "6"};
const [KM, MILE] = [1000, 1609.344];

it.each([
  [
    "an empty form",
    {day: "", time: "", distance: "", duration: "", rpe: ""},
    ["day", "time", "distance", "duration", "rpe"],
  ],
  ["words for a distance", {distance: "far"}, ["distance"]],
  ["a distance around the earth", {distance: "40000"}, ["distance"]],
  ["a time that is none", {duration: "45:3"}, ["duration"]],
  ["a time of nobody", {distance: "42", duration: "0:45:00"}, ["duration"]],
  ["nothing wrong", {}, []],
])("%s", (_what, change, wrong) => {
  expect(Object.keys(entryMistakes({...ENTRY, ...change}, KM, t))).toEqual(wrong);
});

it.each([
  ["45:30", "10", KM, 10_000, 2730],
  ["1:45:30", "21,1", KM, 21_100, 6330],
  ["3:30", "42.2", KM, 42_200, 12_600],
  ["50", "6.2", MILE, 9978, 3000],
])("%s for %s in units of %s m", (duration, distance, unit, metres, seconds) => {
  expect(newEntry({...ENTRY, duration, distance}, unit)).toEqual({
    started: "2026-03-01T07:30",
    distance: metres,
    duration: seconds,
    rpe: 6,
  });
});
