import {listLibrary} from "@gradus/training/library/library";
import {sql} from "drizzle-orm";
import {createAccountRepository} from "../src/accounts/account/account-repository.ts";
import {DEFAULT_PREFERENCES} from "../src/accounts/account/default-preferences.ts";
import type {Db} from "../src/core/db/db.ts";
import {estimateBlocks} from "../src/training/power/estimates/estimate-blocks.ts";

/** Fifty weeks of five planned workouts, four runs of them and an event; the weeks around now are among them. */
const WEEKS = 50;
const WEEKS_TO_COME = 4;
const ITEMS_A_WEEK = 10;
export const ITEMS_EACH = WEEKS * ITEMS_A_WEEK;
/** So many at a time: what one transaction writes must fit into memory. */
const PEOPLE_AT_ONCE = 100;
const FIRST = "usr_bench0";
const TABLES = ["activity", "activity_pair", "calendar_event", "planned_workout"] as const;

/** So many of these in five weeks are five hundred items. */
const TIMES_A_MONTH = 10;
const WEEKS_A_MONTH = 5;

/** Adds five hundred items to the weeks of this month for a user who has an account. Returns how many there are. */
export async function fillMonth(db: Db, email: string, now: Date): Promise<number> {
  const first = sql`date_trunc('week', date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'utc'))::date`;
  const each = sql`(select id as who, 'month' || i as tag from account, generate_series(1, ${TIMES_A_MONTH}::int) i
    where email_norm = ${email}) as person, generate_series(0, ${WEEKS_A_MONTH - 1}::int) as week`;
  await addItems(db, each, first);
  return TIMES_A_MONTH * WEEKS_A_MONTH * ITEMS_A_WEEK;
}

/** Returns the names of the accounts. */
export async function fillCalendars(db: Db, people: number, now: Date): Promise<readonly string[]> {
  const monday = sql`(date_trunc('week', ${now.toISOString()}::timestamptz at time zone 'utc')::date
    - 7 * ${WEEKS - WEEKS_TO_COME}::int)`;
  await addPeople(db, people, now);
  // What is written here is numbered here: one by one that takes minutes.
  for (const table of TABLES) await db.execute(sql.raw(`alter table "${table}" disable trigger user`));
  for (let first = 0; first < people; first += PEOPLE_AT_ONCE) {
    const some = sql`(select 'usr_bench' || i as who, 'b' || i as tag
      from generate_series(${first}::int, ${Math.min(people, first + PEOPLE_AT_ONCE) - 1}::int) i) as person`;
    await addItems(db, sql`${some}, generate_series(0, ${WEEKS - 1}) as week`, monday);
    await numberItems(db, sql`(select who from ${some})`);
  }
  for (const table of TABLES) await db.execute(sql.raw(`alter table "${table}" enable trigger user`));
  await db.execute(sql`analyze`);
  return Array.from({length: people}, (_, index) => `usr_bench${index}`);
}

/** The first account is written the regular way, the others are copies of it. */
async function addPeople(db: Db, people: number, now: Date) {
  const account = {
    id: FIRST,
    user_name: FIRST,
    user_name_norm: FIRST,
    email: `${FIRST}@gradus.test`,
    email_norm: `${FIRST}@gradus.test`,
    email_verified_at: now,
    state: "active",
    locale: "en",
    region: "us",
    created_at: now,
    updated_at: now,
  } as const;
  await createAccountRepository(db).add(account, {
    user_id: FIRST,
    first_name: "Ann",
    last_name: "Weber",
    timezone: "Europe/Berlin",
    date_of_birth: "1990-04-12",
    gender: "female",
    height_cm: 171.5,
    weight_kg: 61,
    goal_race: {kind: "none"},
    preferences: DEFAULT_PREFERENCES,
  });
  const others = sql`generate_series(1, ${people - 1}::int) i, (select 'usr_bench' || 0 as id) first`;
  const named = sql`'usr_bench' || i`;
  await db.execute(sql`insert into account select (jsonb_populate_record(one, jsonb_build_object('id', ${named},
    'user_name', ${named}, 'user_name_norm', ${named}, 'email', ${named}, 'email_norm', ${named}))).*
    from account one, ${others} where one.id = first.id`);
  await db.execute(sql`insert into profile select (jsonb_populate_record(one, jsonb_build_object('user_id', ${named}))).*
    from profile one, ${others} where one.user_id = first.id`);
}

type Sql = ReturnType<typeof sql>;

/** Ten in each of some weeks; `monday` begins the first of them. */
async function addItems(db: Db, weeks: Sql, monday: Sql) {
  const blocks = listLibrary().find(({type}) => type === "intervals")?.blocks ?? [];
  const {planned, profile} = estimateBlocks(blocks, {weight: 61, criticalPower: 280});
  const day = sql`(${monday} + 7 * week + place)`;
  const written = sql`${monday}::timestamptz`;
  await db.execute(sql`insert into upload (id, user_id, product, source, kind, sha256, size, object_key, state, received_at)
    select 'upl_' || tag, who, 'pod', 'file', 'fit', tag, 1, tag, 'read', ${written} from ${weeks} where week = 0`);
  await db.execute(sql`insert into activity (id, user_id, upload_id, part, series_key, recorded_start, recorded_seconds,
    offset_seconds, time_zone, sport, source, device, has_barometer, problems, name, type, surface_type, start_time,
    local_day, algo_version, cp_used, stress, stress_method, summary, seconds_in_zones, below_seconds, polyline,
    computed_at, created_at, updated_at)
    select 'act_' || tag || '_' || week || '_' || place, who, 'upl_' || tag, week * 7 + place, tag,
    ${day} + time '08:00', 3600, 3600, 'Europe/Berlin', 'street', 'file', '{"name":"Pod"}', true, '[]', 'Morning run',
    'run', 'road', ${day} + time '08:00', ${day}, 1, 280, 61.25, 'power', ${JSON.stringify(SUMMARY)}::jsonb,
    '{600,1800,900,300,0}', 0, ${"_p~iF~ps|U_ulLnnqC_mqNvxq`@".repeat(6)}, ${written}, ${written}, ${written}
    from ${weeks}, generate_series(0, 3) as place`);
  await db.execute(sql`insert into planned_workout (id, user_id, title, type, "desc", objective, tags, blocks, day, planned,
    profile, source, created_at, updated_at)
    select 'wko_' || tag || '_' || week || '_' || place, who, 'Threshold', 'intervals', 'Three long ones', 'Threshold',
    '{track}', ${JSON.stringify(blocks)}::jsonb, ${day}, ${JSON.stringify(planned)}::jsonb,
    ${JSON.stringify(profile)}::jsonb, 'own', ${written}, ${written} from ${weeks}, generate_series(0, 4) as place`);
  await db.execute(sql`insert into calendar_event (id, user_id, kind, title, "desc", day, created_at, updated_at)
    select 'evt_' || tag || '_' || week, who, 'note', 'Legs', 'Heavy', ${day}, ${written}, ${written}
    from ${weeks}, generate_series(6, 6) as place`);
  await db.execute(sql`insert into activity_pair (activity_id, kind, user_id, target_id, paired_by, updated_at)
    select 'act_' || tag || '_' || week || '_' || place, 'workout', who, 'wko_' || tag || '_' || week || '_' || place,
    'auto', ${written} from ${weeks}, generate_series(0, 3) as place`);
}

/** As their triggers would have. */
async function numberItems(db: Db, people: Sql) {
  const numbered = sql`floor(extract(epoch from now()) * 1000000)::bigint + row_number() over (partition by user_id)`;
  const kinds = sql`select user_id, 'activity' as kind, id from activity where user_id in ${people} union all
    select user_id, 'workout', id from planned_workout where user_id in ${people} union all
    select user_id, 'event', id from calendar_event where user_id in ${people}`;
  await db.execute(sql`insert into calendar_change (user_id, kind, item_id, updated_at, is_deleted)
    select user_id, kind, id, ${numbered}, false from (${kinds}) as item`);
  await db.execute(sql`insert into calendar_state (user_id, latest)
    select user_id, max(updated_at) from calendar_change where user_id in ${people} group by user_id`);
}

const SUMMARY = {
  elapsed_time: 3700,
  timer_time: 3600,
  moving_time: 3580,
  distance: 12_034.5,
  average_power: 251.23,
  moving_power: 252.1,
  max_power: 412,
  work_kj: 904.4,
  iso_power: 255,
  form_power_ratio: 0.27,
  power_hr_drift: 2.1,
  running_effectiveness: 0.98,
  average_speed: 3.361,
  average_heart_rate: 151.2,
  max_heart_rate: 172,
  average_cadence: 172.4,
  average_stride_length: 1.17,
  average_ground_time: 241.2,
  average_oscillation: 0.071,
  average_leg_spring: 10.2,
  elevation_gain: 112,
  elevation_loss: 110,
};
