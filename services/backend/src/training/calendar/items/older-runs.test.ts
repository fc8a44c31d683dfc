import {sql} from "drizzle-orm";
import {readMigrationFiles} from "drizzle-orm/migrator";
import {expect, it} from "vitest";
import {MIGRATIONS} from "../../../core/db/migrations.ts";
import {openDatabase} from "../../../core/db/open-database.ts";
import {calendar_change, calendar_state} from "./tables.ts";

/** The last migration before changes had numbers. */
const LAST_BEFORE = 34;
/** What is smaller is taken for seconds. */
const LEAST = 10 ** 12;

it("runs of before have numbers too, in their order, and none that would be taken for a time", async () => {
  const {db, migrate, close} = await openDatabase({});
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const before = readMigrationFiles(MIGRATIONS).slice(0, LAST_BEFORE + 1);
  for (const {sql: statements, hash, folderMillis} of before) {
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
  await db.execute(sql`set session_replication_role = replica`);
  for (const [id, ownerId, day, deleted] of [
    ["second", "ann", "2026-02-02", null],
    ["first", "ann", "2026-02-01", "2026-02-05"],
    ["other", "bob", "2026-02-01", null],
  ])
    await db.execute(sql`insert into activity (id, user_id, upload_id, part, series_key, recorded_start,
      recorded_seconds, offset_seconds, time_zone, sport, source, device, has_barometer, problems, name, type,
      surface_type, start_time, local_day, algo_version, stress, stress_method, summary, seconds_in_zones,
      below_seconds, is_excluded, computed_at, created_at, updated_at, deleted_at)
      values (${id}, ${ownerId}, ${id}, 0, ${id}, ${day}, 1, 0, 'UTC', 'generic', 'file', '{}', true, '[]', 'A run',
      'run', 'road', ${day}, ${day}, 1, 0, 'none', '{}', '{0,0,0,0,0}', 0, false, ${day}, ${day}, ${day},
      ${deleted})`);
  await migrate();
  const rows = await db.select().from(calendar_change).orderBy(calendar_change.updated_at);
  const ann = rows.filter(({user_id}) => user_id === "ann");
  expect(ann).toMatchObject([
    {item_id: "first", kind: "activity", is_deleted: true},
    {item_id: "second", kind: "activity", is_deleted: false},
  ]);
  expect(Math.min(...rows.map(({updated_at}) => updated_at))).toBeGreaterThan(LEAST);
  const states = await db.select().from(calendar_state).orderBy(calendar_state.user_id);
  expect(states).toMatchObject([
    {user_id: "ann", latest: ann.at(-1)?.updated_at},
    {user_id: "bob", latest: rows.find(({user_id}) => user_id === "bob")?.updated_at},
  ]);
  await close();
});
