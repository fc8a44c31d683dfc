import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {sql} from "drizzle-orm";
import {afterAll, describe, expect, inject, it} from "vitest";
import {z} from "zod";
import {activityDetail, activityList} from "../../src/contract/activities.ts";
import {recalculation} from "../../src/contract/activity-edits.ts";
import {powerCurve} from "../../src/contract/power-curve.ts";
import {type UploadResult, uploadResults} from "../../src/contract/uploads.ts";
import {startBucket} from "../object-bucket.ts";
import {fitFile, formOf, START} from "../recordings.ts";
import {createEmptyPostgres} from "../test-databases.ts";
import {type Program, prepareBackends, signInAt, withBackend} from "./backends.ts";

const DAY_S = 24 * 60 * 60;
const WITHIN = {timeout: 120_000};
const answered = z.object({data: z.unknown()});
const auditRows = z.object({rows: z.array(z.unknown())});
const jobRows = z.array(
  z.object({kind: z.string(), subject: z.string(), state: z.string(), tries: z.number()}),
);

const root = mkdtempSync(join(tmpdir(), "two-backends-"));
const folder = (name: string) => join(root, name);
const bucket = await startBucket(folder("bucket"));
const [onDisk, onBucket] = [await createEmptyPostgres(), await createEmptyPostgres()];
afterAll(async () => {
  await bucket.stop();
  await onDisk?.drop();
  await onBucket?.drop();
  rmSync(root, {recursive: true, force: true});
});

const STORES = [
  {name: "a folder", database: onDisk, bucket: null, folders: [folder("shared"), folder("shared")]},
  {name: "a bucket", database: onBucket, bucket: bucket.settings, folders: [folder("one"), folder("other")]},
];
/** A whole run takes one of them, by its seed. */
const chosen = inject("isSampled") ? STORES.filter((_, at) => at === inject("seed") % STORES.length) : STORES;

describe.skipIf(onDisk === null).each(chosen)(
  "two processes on one PostgreSQL and $name",
  ({database, bucket: settings, folders}) => {
    it("take in, show and change the same runs, and do each job once", async () => {
      const prepared = await prepareBackends({
        databaseUrl: database?.url ?? "",
        bucket: settings,
        folders,
      });
      const [one, other] = prepared.backends;
      if (!one || !other) throw new Error("There are fewer than two");
      try {
        await Promise.all([one.start(), other.start()]);
        await shareTheWork([one, other], await signInAt(one.url, prepared.ann.email));
        await expectJobsOnce(prepared.env);
      } finally {
        await Promise.all([one.stop(), other.stop()]);
      }
    });
  },
);

async function shareTheWork([one, other]: readonly [Program, Program], annHeaders: Record<string, string>) {
  const ask = (at: Program, path: string, init: RequestInit = {}) =>
    fetch(`${at.url}/b/api/v1/${path}`, {
      ...init,
      headers: {...annHeaders, ...(typeof init.body === "string" && {"content-type": "application/json"})},
    });
  const dataAt = async <Schema extends z.ZodType>(
    at: Program,
    path: string,
    schema: Schema,
    init?: RequestInit,
  ) => schema.parse(answered.parse(await (await ask(at, path, init)).json()).data);
  const send = async (at: Program, ...days: readonly number[]): Promise<UploadResult[]> => {
    const recordingFiles = days.map((day) => fitFile({start: START - day * DAY_S, power: 200 + day}));
    const body = formOf(...recordingFiles.map((bytes, index) => [`${days[index]}.fit`, bytes] as const));
    return (await dataAt(at, "users/me/activities", uploadResults, {method: "POST", body})).files;
  };

  // The file of the last day goes to both at the same moment.
  const sent = await Promise.all([send(one, 1, 2, 9), send(other, 3, 4, 9)]);
  expect(new Set(sent.flat().map(({upload_id}) => upload_id)).size).toBe(5);
  const listed = async (at: Program) =>
    (await dataAt(at, "users/me/activities?limit=50", activityList)).items.map(({id}) => id).sort();
  // What is not read in time is left to a job.
  await expect.poll(() => listed(one), WITHIN).toHaveLength(5);
  const ids = await listed(one);
  for (const at of [one, other]) {
    expect(await listed(at)).toEqual(ids);
    // What the other took in is opened and given back as it came.
    for (const id of ids) {
      const {total_power_list: power} = await dataAt(at, `activities/${id}`, activityDetail);
      expect(power).toHaveLength(600);
      const original = await ask(at, `activities/${id}/original`);
      expect([original.status, (await original.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
    }
  }

  // A change made through one backend shows at once through the other, also in results the other had already computed.
  const best = async (at: Program) =>
    (await dataAt(at, "users/me/pdc?from=2026-01-01&to=2026-02-28&detraining=0", powerCurve)).power[0];
  expect([await best(one), await best(other)]).toEqual([209, 209]);
  const {items} = await dataAt(one, "users/me/activities?limit=50", activityList);
  const strongest = items.find(({average_power}) => average_power === 209)?.id ?? "";
  const excluded = await ask(other, `activities/${strongest}/exclude`, {
    method: "PUT",
    body: '{"excluded":true}',
  });
  expect([excluded.status, await best(one), await best(other)]).toEqual([200, 204, 204]);
  expect((await dataAt(one, `activities/${strongest}`, activityDetail)).is_excluded).toBe(true);

  // Requested from both, executed once.
  const again = "users/me/activities/recalculate?from=2026-01-01&to=2026-12-31";
  const replies = await Promise.all(
    [one, other].map((at) => dataAt(at, again, recalculation, {method: "PUT"})),
  );
  expect(new Set(replies.map(({id}) => id)).size).toBe(1);
  const progress = `users/me/activities/recalculations/${replies[0]?.id}`;
  await expect
    .poll(() => dataAt(one, progress, recalculation), WITHIN)
    .toMatchObject({state: "done", done: 5, total: 5});
}

/** Every job about a file or a recalculation was taken by one process, and never again. */
async function expectJobsOnce(env: Record<string, string>) {
  await withBackend(env, async ({deps: {db}}) => {
    const read = async () => {
      const {rows} = auditRows.parse(
        await db.execute(sql`
        select name as kind, coalesce(singleton_key, '') as subject, state::text as state, retry_count::int as tries
        from pgboss.job where name in ('read-upload', 'recalculate-runs')`),
      );
      return jobRows.parse(rows);
    };
    await expect
      .poll(async () => (await read()).filter(({state}) => state !== "completed"), WITHIN)
      .toEqual([]);
    const jobs = await read();
    expect(jobs.filter(({tries}) => tries > 0)).toEqual([]);
    const subjects = jobs.map(({kind, subject}) => `${kind} ${subject}`);
    expect(subjects.filter((subject) => subject.startsWith("read-upload"))).toHaveLength(5);
    expect(new Set(subjects).size).toBe(subjects.length);
    const audited = auditRows.parse(
      await db.execute(sql`select 1 from audit where action = 'run.recalculate'`),
    );
    expect(audited.rows).toHaveLength(1);
  });
}
