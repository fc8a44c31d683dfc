import {sql} from "drizzle-orm";
import {readMigrationFiles} from "drizzle-orm/migrator";
import {expect, it} from "vitest";
import {MIGRATIONS} from "../../../core/db/migrations.ts";
import {openDatabase} from "../../../core/db/open-database.ts";
import {activity} from "../../runs/activities/tables.ts";
import {training_state} from "../../runs/state/tables.ts";
import {cp_history} from "./tables.ts";

/** The last migration before runs and critical power stored the family of their watts. */
const LAST_BEFORE = 31;

const RUNS = [
  {id: "watch", day: "2026-02-01", family: "watch", edits: [{op: "merge", source: "pod", offset: 0}]},
  {id: "pod", day: "2026-02-01", family: "pod", edits: [{op: "exclude"}]},
  {id: "plain", day: "2026-02-02", family: null, edits: []},
  {id: "other_watch", day: "2026-02-03", family: "watch", edits: []},
];
const ROWS = [
  {id: "before", day: "2026-01-01", activity_id: null, family: null},
  {id: "moved", day: "2026-02-03", activity_id: "other_watch", family: "watch"},
  {id: "mostly", day: "2026-02-02", activity_id: null, family: "pod"},
  {id: "newest", day: "2026-06-01", activity_id: null, family: "watch"},
];

it("merged runs of before are in the pod's watts, and each value in those it was made from", async () => {
  const {db, migrate, close} = await openDatabase({});
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const {sql: statements, hash, folderMillis} of readMigrationFiles(MIGRATIONS).slice(
    0,
    LAST_BEFORE + 1,
  )) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
  await db.execute(sql`set session_replication_role = replica`);
  for (const {id, day, family, edits} of RUNS)
    await db.execute(sql`insert into activity (id, user_id, upload_id, part, series_key, recorded_start,
      recorded_seconds, offset_seconds, time_zone, sport, source, device, power_source, power_family, has_barometer,
      problems, name, type, surface_type, edits, start_time, local_day, algo_version, stress, stress_method, summary,
      seconds_in_zones, below_seconds, is_excluded, computed_at, created_at, updated_at)
      values (${id}, 'ann', ${id}, 0, ${id}, ${day}, 1, 0, 'UTC', 'generic', 'file', '{}', ${family}, ${family}, true,
      '[]', 'A run', 'run', 'road', ${JSON.stringify(edits)}::jsonb, ${day}, ${day}, 1, 0, 'none', '{}',
      '{0,0,0,0,0}', 0, ${id === "pod"}, ${day}, ${day}, ${day})`);
  for (const {id, day, activity_id} of ROWS)
    await db.execute(sql`insert into cp_history (id, user_id, day, critical_power, source, activity_id, created_at,
      updated_at) values (${id}, 'ann', ${day}, 280, 'auto', ${activity_id}, ${day}, ${day})`);
  await db.execute(sql`insert into training_state (user_id, stale_from) values ('ann', null)`);
  await migrate();
  const {id, power_family, power_source, recorded_power_family: own} = activity;
  expect(await db.select({id, power_family, power_source, own}).from(activity).orderBy(id)).toEqual([
    {id: "other_watch", power_family: "watch", power_source: "watch", own: "watch"},
    {id: "plain", power_family: null, power_source: null, own: null},
    {id: "pod", power_family: "pod", power_source: "pod", own: "pod"},
    {id: "watch", power_family: "pod", power_source: "pod", own: "watch"},
  ]);
  const rows = await db.select({id: cp_history.id, family: cp_history.family}).from(cp_history);
  expect(new Map(rows.map((row) => [row.id, row.family]))).toEqual(
    new Map(ROWS.map((row) => [row.id, row.family])),
  );
  expect(await db.select().from(training_state)).toMatchObject([{stale_from: "2026-02-01", version: 2}]);
  await close();
});
