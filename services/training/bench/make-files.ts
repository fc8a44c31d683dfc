import {mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {parseArgs} from "node:util";
import {encodeFit} from "../src/export/fit.ts";
import {randomNumbers} from "../src/numbers/random.ts";
import {madeSeries} from "../src/testing/series.ts";

// Writes runs of ten years, 0.fit being the newest: node bench/make-files.ts --folder /tmp/runs --count 1000 --hours 1
const HOUR = 3600;
const DAY = 24 * HOUR;
const YEARS = 10;

const {values} = parseArgs({
  options: {folder: {type: "string"}, count: {type: "string"}, hours: {type: "string"}},
});
const folder = values.folder ?? "";
const count = Number(values.count ?? 1);
const length = Number(values.hours ?? 1) * HOUR;
mkdirSync(folder, {recursive: true});
const newest = Math.floor(Date.now() / 1000 / DAY) * DAY - DAY + 8 * HOUR;
for (let run = 0; run < count; run++) {
  const start = newest - Math.floor((run * YEARS * 365) / count) * DAY;
  writeFileSync(join(folder, `${run}.fit`), fileOf(start, run));
}

function fileOf(start: number, seed: number) {
  const random = randomNumbers(seed + 1);
  const level = 220 + 40 * random();
  const column = (value: (second: number) => number) => Float64Array.from({length}, (_, at) => value(at));
  const series = madeSeries(
    {
      power: column((at) => Math.round(level + 30 * Math.sin(at / 200) + 20 * random())),
      heart_rate: column(() => Math.round(145 + 10 * random())),
      cadence: column(() => 170 + Math.round(4 * random())),
      speed: column(() => 2.9 + 0.3 * random()),
      distance: column((at) => 3 * at),
      altitude: column((at) => 500 + 40 * Math.sin(at / 700)),
      latitude: column((at) => 48 + at * 2.7e-5),
      longitude: column(() => 11.5),
      ground_time: column(() => 240 + Math.round(8 * random())),
      form_power: column(() => 70 + Math.round(3 * random())),
    },
    {start},
  );
  const about = {timer: null, serial: 1, productName: "Example", extra: [], laps: []} as const;
  return encodeFit({...about, series, powerFamily: "pod", subSport: "street", utcOffset: 0});
}
