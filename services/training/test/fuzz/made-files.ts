import {exportCsv} from "../../src/export/csv.ts";
import {encodeFit} from "../../src/export/fit.ts";
import {madeSeries, steady} from "../../src/testing/series.ts";
import {activityOf} from "../support/runs.ts";
import {at, xml} from "../support/xml.ts";

const SECONDS = 300;

/** A file of each format, so that there is something to damage where no real one is. */
export function madeFiles(): (readonly [name: string, bytes: Uint8Array])[] {
  const series = madeSeries({
    power: steady(250, SECONDS),
    heart_rate: steady(150, SECONDS),
    distance: Float64Array.from({length: SECONDS}, (_, second) => 3 * second),
    latitude: Float64Array.from({length: SECONDS}, (_, second) => 48 + second * 2.7e-5),
    longitude: steady(11.5, SECONDS),
  });
  const seconds = Array.from({length: SECONDS}, (_, second) => second);
  const points = seconds.map((second) => `<Trackpoint><Time>${at(second)}</Time></Trackpoint>`);
  const track = seconds.map(
    (second) => `<trkpt lat="48.1" lon="${11 + second * 1e-5}"><time>${at(second)}</time></trkpt>`,
  );
  return [
    ["made.fit", encodeFit(activityOf(series))],
    ["made.csv", new TextEncoder().encode(exportCsv({series, extra: [], powerFamily: "pod"}))],
    [
      "made.tcx",
      xml(
        `<TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="${at(0)}"><Track>${points.join("")}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`,
      ),
    ],
    ["made.gpx", xml(`<gpx><trk><trkseg>${track.join("")}</trkseg></trk></gpx>`)],
  ];
}
