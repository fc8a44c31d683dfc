import {expect, it} from "vitest";
import {createMeasures} from "./measures";
import {type RaceUnits, scalesOf} from "./units";

const METRIC: RaceUnits = {distance: "km", temperature: "C"};

it.each([
  ["en-US", "93\u00a0%", "+2.5\u00a0%", "50\u00a0%"],
  ["de-DE", "93\u00a0%", "+2,5\u00a0%", "50\u00a0%"],
  ["fr-FR", "93\u00a0%", "+2,5\u00a0%", "50\u00a0%"],
  ["es-ES", "93\u00a0%", "+2,5\u00a0%", "50\u00a0%"],
])("%s has one no-break space before every percent sign", (locale, share, grade, humidity) => {
  const measures = createMeasures(locale, scalesOf(METRIC), METRIC);
  expect([measures.percent(0.93), measures.grade(0.025), measures.of(0.5, "humidity")]).toEqual([
    share,
    grade,
    humidity,
  ]);
});
