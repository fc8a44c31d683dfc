import {gzipSync, strToU8, zipSync} from "fflate";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {fitFile, formOf, gpxFile, type NamedFile, START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {uploadResults, uploadState} from "../../../contract/uploads.ts";

const databases = await openTestDatabases();
const DAY = 86_400;
const HOUR = 3600;
const MEGABYTE = 1024 * 1024;

const bytes = (text: string) => new Uint8Array(strToU8(text));
const packed = (file: Uint8Array) => new Uint8Array(zipSync({"run.fit": file}));
const at = (second: number) => new Date((START + second) * 1000).toISOString();
const gpx = (seconds: readonly number[], day: number, timed = true) =>
  bytes(
    `<?xml version="1.0"?>\n<gpx version="1.1"><trk><trkseg>${seconds
      .map((second) => {
        const time = timed ? `<time>${at(second - day * DAY)}</time>` : "";
        return `<trkpt lat="${48 + second * 1e-5}" lon="11.5">${time}</trkpt>`;
      })
      .join("")}</trkseg></trk></gpx>`,
  );
const tcx = (sport: string, watts: readonly number[], day: number) => {
  const points = watts.map(
    (power, second) =>
      `<Trackpoint><Time>${at(second - day * DAY)}</Time><DistanceMeters>${3 * second}</DistanceMeters><Extensions><TPX><Watts>${power}</Watts></TPX></Extensions></Trackpoint>`,
  );
  return bytes(
    `<?xml version="1.0"?>\n<TrainingCenterDatabase><Activities><Activity Sport="${sport}"><Lap StartTime="${at(-day * DAY)}"><Track>${points.join("")}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`,
  );
};
const minute = Array.from({length: 60}, (_, second) => second);

/** A file, its outcome, and the codes that are reported. */
const DROP: readonly (readonly [NamedFile, outcome: string, codes: readonly string[]])[] = [
  [["../../etc/first.fit", fitFile({start: START - DAY})], "created", []],
  [["zips.zip", packed(packed(fitFile()))], "refused", ["packed"]],
  [["gzips.fit.gz.gz", new Uint8Array(gzipSync(gzipSync(fitFile())))], "refused", ["packed"]],
  [
    ["bomb.zip", new Uint8Array(zipSync({"run.gpx": new Uint8Array(4 * MEGABYTE)}, {level: 9}))],
    "refused",
    ["packed_too_tightly"],
  ],
  [
    ["bomb.gz", new Uint8Array(gzipSync(new Uint8Array(4 * MEGABYTE), {level: 9}))],
    "refused",
    ["packed_too_tightly"],
  ],
  [["nothing.fit", new Uint8Array()], "refused", ["empty_file"]],
  [["a zero.fit", new Uint8Array(1)], "refused", ["unknown_format"]],
  [
    ["laughs.gpx", bytes('<?xml version="1.0"?>\n<!DOCTYPE gpx [<!ENTITY a "ha">]><gpx>&a;</gpx>')],
    "refused",
    ["document_type"],
  ],
  [["no times.gpx", gpx(minute, 2, false)], "refused", ["no_records"]],
  [["ride.tcx", tcx("Biking", [200, 210], 3)], "refused", ["other_sport"]],
  [
    ["tomorrow.fit", fitFile({start: Date.parse("2026-03-05T08:00:00Z") / 1000})],
    "refused",
    ["starts_in_future"],
  ],
  [
    [
      "two days.gpx",
      gpx(
        Array.from({length: 12}, (_, point) => point * 5 * HOUR),
        40,
      ),
    ],
    "refused",
    ["too_long"],
  ],
  [["five seconds.fit", fitFile({start: START - 4 * DAY, seconds: 5})], "created", []],
  [["65535.tcx", tcx("Running", [250, 65_535, 250, 250], 5)], "created", ["impossible_values"]],
  [[`${"long ".repeat(60)}.gpx`, gpxFile({start: START - 6 * DAY})], "created", []],
  [
    ["cut off.fit", fitFile({start: START - 7 * DAY}).slice(0, 4000)],
    "created",
    ["truncated", "sport_unknown"],
  ],
  [["last.fit", fitFile({start: START - 8 * DAY})], "created", []],
];

describe.each(databases)("a drop of everything that can be wrong, on $name", ({db, reset}) => {
  beforeEach(reset);

  it("the result of each file is reported, and bad files do not stop the others from being accepted", async () => {
    const {app, mine, list} = await startRunner(db);
    const body = formOf(...DROP.map(([file]) => file));
    const answer = await app.request("/b/api/v1/users/me/activities", {method: "POST", headers: mine, body});
    const {files} = z.object({data: uploadResults}).parse(await answer.json()).data;
    expect(files.map(({file, outcome, problems}) => [file, outcome, problems.map(({code}) => code)])).toEqual(
      DROP.map(([[name], outcome, codes]) => [name, outcome, [...codes]]),
    );
    const {items} = await list("?limit=50");
    expect(items).toHaveLength(DROP.filter(([, outcome]) => outcome === "created").length);
    expect(items.find(({elapsed_time}) => elapsed_time === 4)?.average_power).toBe(250);
    expect(Math.max(...items.map(({max_power}) => max_power ?? 0))).toBeLessThan(2000);
  });

  it("takes what names another sport on its runner's word, once, and nothing else", async () => {
    const runner = await startRunner(db);
    const {app, mine, ask, list} = runner;
    const body = formOf(["ride.tcx", tcx("Biking", [200, 210], 3)], ["no times.gpx", gpx(minute, 2, false)]);
    const answer = await app.request("/b/api/v1/users/me/activities", {method: "POST", headers: mine, body});
    const {files} = z.object({data: uploadResults}).parse(await answer.json()).data;
    const [ride, untimed] = files.map(({upload_id}) => upload_id ?? "");
    const take = async (id: string, headers = mine) => {
      const response = await ask("PUT", `/b/api/v1/users/me/uploads/${id}/run`, undefined, headers);
      return {
        status: response.status,
        ...z.object({data: uploadState.optional()}).parse(await response.json()),
      };
    };
    const ben = bearer(await signInAs(runner, (await addPerson(db, {name: "ben"})).email));
    expect((await take(ride ?? "", ben)).status).toBe(404);
    const [first, again] = [await take(ride ?? ""), await take(ride ?? "")];
    expect(first).toMatchObject({status: 200, data: {outcome: "created", problems: []}});
    expect(again.data).toEqual(first.data);
    expect((await list()).items.map(({id}) => id)).toEqual(first.data?.activity_ids);
    expect((await take(untimed ?? "")).status).toBe(409);
  });
});
