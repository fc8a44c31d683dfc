import {expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {exampleDetail} from "../testing/example-detail";
import {exampleFormat} from "../testing/example-format";
import {runLines} from "./run-lines";
import {RUN_MESSAGES} from "./run-messages";
import {toSeries} from "./run-series";
import {routeSummary, runSummary, slotSentence} from "./run-words";

const t = clientTranslator(selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES));
const format = exampleFormat("km");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("summarizes a run in one sentence, and omits what was not measured", () => {
  const run = exampleDetail({seconds: 600});
  expect(plain(runSummary({run, format, t}))).toBe("1.80 km, 10:00, 250 W on average, 5:33 /km, 150 bpm");
  const bare = {...run, average_power: null, average_heart_rate: null, total_elevation_gain: null};
  expect(plain(runSummary({run: bare, format, t}))).toBe("1.80 km, 10:00, 5:33 /km");
  expect(plain(routeSummary({run: bare, format, t}))).toBe("Route of 1.80 km");
});

it("lists every value at a second, and shows a gap as a dash", () => {
  const run = exampleDetail({seconds: 600});
  run.heart_rate_list?.splice(60, 1, null);
  const options = {format, t, smoothing: 1, axis: "time", anaerobic: null} as const;
  const lines = [...runLines(["power", "pace", "heartRate"], run, toSeries(run), options).values()];
  const wordsContext = {placeOf: format.duration, t};
  const sentence = plain(slotSentence(lines, 60, wordsContext));
  expect(sentence).toContain("1:00, Power 250 W, Pace 5:33 /km, Heart rate – bpm");
  expect(slotSentence(lines, null, wordsContext)).toBe("at the start");
});
