import type {CandidateCurve} from "@gradus/training/curve/user-curve";
import {COMMON_GRID} from "@gradus/training/mean-max/duration-grid";
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  min,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type {PowerFamily, RunType} from "../../../contract/activity-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity, activity_curve} from "../../runs/activities/tables.ts";
import {unpackStarts, unpackWatts} from "./curve-bytes.ts";

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface PoweredRun {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  readonly type: RunType;
  /** 1/min that its best efforts reached for 3 min; null is unknown. */
  readonly sustained_heart_rate: number | null;
  readonly family: PowerFamily;
  /** When it was first read: long after its day where it came late. */
  readonly created_at: Date;
}

export interface StressDay {
  readonly day: string;
  readonly stress: number;
}

/** How much an athlete ran, in seconds of moving; the longest is null without runs. */
export interface RunVolume {
  readonly moving: number;
  readonly longest: number | null;
  /** Mean of the runs with watts of a family; null where none has it. */
  readonly effectiveness: number | null;
}

/** Runs that count: neither deleted nor excluded. */
const countsOf = (user_id: string) =>
  and(eq(activity.user_id, user_id), isNull(activity.deleted_at), eq(activity.is_excluded, false));

const isWithin = ({from, to}: Days) => and(gte(activity.local_day, from), lte(activity.local_day, to));

/** Which of the curves, and how much of them. */
interface Curves {
  /** In seconds, when only shorter durations are needed. */
  readonly longest?: number;
  readonly withStarts?: boolean;
  /** All of them unless given. */
  readonly family?: PowerFamily;
}

const {id, name, local_day: day, type, sustained_heart_rate, power_family, created_at} = activity;
const POWERED = {id, name, day, type, sustained_heart_rate, power_family, created_at};

/** Days are those where the runs began. */
export function createRunHistory(db: Db) {
  return {
    /** Runs with power, oldest first. */
    async listPowered(user_id: string): Promise<PoweredRun[]> {
      const rows = await db
        .select(POWERED)
        .from(activity)
        .where(and(countsOf(user_id), isNotNull(power_family)))
        .orderBy(asc(activity.start_time), asc(id));
      return withFamily(rows);
    },

    /** Runs with power of the days since `from`, oldest first; where there are none, the newest before that. */
    async listPoweredSince(user_id: string, {from, to}: Days): Promise<PoweredRun[]> {
      const isMeant = and(countsOf(user_id), isNotNull(power_family), lte(day, to));
      const recent = await db
        .select(POWERED)
        .from(activity)
        .where(and(isMeant, gte(day, from)))
        .orderBy(asc(activity.start_time), asc(id));
      if (recent.length > 0) return withFamily(recent);
      const newest = db.select(POWERED).from(activity).where(isMeant);
      return withFamily(await newest.orderBy(desc(day), asc(activity.start_time), asc(id)).limit(1));
    },

    /** Runs by their ids, in no order. */
    async listNamed(
      user_id: string,
      ids: readonly string[],
    ): Promise<Pick<PoweredRun, "id" | "name" | "type" | "sustained_heart_rate">[]> {
      if (ids.length === 0) return [];
      const isOne = and(eq(activity.user_id, user_id), inArray(id, [...ids]));
      return db.select({id, name, type, sustained_heart_rate}).from(activity).where(isOne);
    },

    /** What some runs are called, by their ids, without deleted ones. */
    async namesOf(user_id: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const isThere = and(eq(activity.user_id, user_id), inArray(id, [...ids]), isNull(activity.deleted_at));
      const rows = await db.select({id, name}).from(activity).where(isThere);
      return new Map(rows.map((row) => [row.id, row.name]));
    },

    /** The families that a runner's watts come from, each with the days of its first and its last run. */
    async listFamilies(user_id: string): Promise<(Days & {readonly family: PowerFamily})[]> {
      const rows = await db
        .select({family: power_family, from: min(day), to: max(day)})
        .from(activity)
        .where(and(countsOf(user_id), isNotNull(power_family)))
        .groupBy(power_family);
      return rows.flatMap(({family, from, to}) =>
        family === null || from === null || to === null ? [] : [{family, from, to}],
      );
    },

    /** Curves of the runs of ranges of days, oldest first. */
    async listCurves(
      user_id: string,
      ranges: readonly Days[],
      {longest, withStarts = false, family: only}: Curves = {},
    ): Promise<CandidateCurve[]> {
      if (ranges.length === 0) return [];
      const rows = await db
        .select({
          id: activity.id,
          day: activity.local_day,
          family: activity.power_family,
          power: longest === undefined ? activity_curve.power : firstPoints(activity_curve.power, longest),
          ...(withStarts && {start: activity_curve.start}),
        })
        .from(activity)
        .innerJoin(activity_curve, eq(activity_curve.activity_id, activity.id))
        .where(
          and(
            countsOf(user_id),
            or(...ranges.map(isWithin)),
            only === undefined ? undefined : eq(power_family, only),
          ),
        )
        .orderBy(asc(activity.start_time), asc(activity.id));
      return rows.flatMap(({id, day, family, power, start}) => {
        if (family === null) return [];
        const starts = start ? unpackStarts(start) : [];
        const curve = {activity: {id, day}, power: unpackWatts(power), start: starts};
        return [{...curve, family, isExcluded: false}];
      });
    },

    async readVolume(user_id: string, days: Days, family: PowerFamily | null): Promise<RunVolume> {
      const effectiveness = sql`(${activity.summary}->>'running_effectiveness')::float8`;
      const [row] = await db
        .select({
          moving: sql<number>`coalesce(sum(${activity.moving_time}), 0)`,
          longest: sql<number | null>`max(${activity.moving_time})`,
          effectiveness: sql<
            number | null
          >`avg(${effectiveness}) filter (where ${activity.power_family} = ${family})`,
        })
        .from(activity)
        .where(and(countsOf(user_id), isWithin(days)));
      return row ?? {moving: 0, longest: null, effectiveness: null};
    },

    /** Stress of the days with runs, oldest first. */
    async listStress(user_id: string): Promise<StressDay[]> {
      return db
        .select({day: activity.local_day, stress: sql<number>`sum(${activity.stress})::float8`})
        .from(activity)
        .where(countsOf(user_id))
        .groupBy(activity.local_day)
        .orderBy(activity.local_day);
    },
  };
}

const withFamily = <Row extends {readonly power_family: PowerFamily | null}>(rows: readonly Row[]) =>
  rows.flatMap(({power_family: family, ...run}) => (family === null ? [] : [{...run, family}]));

/** The curve's bytes up to a duration. */
function firstPoints(column: typeof activity_curve.power, longest: number): SQL.Aliased<Uint8Array> {
  const points = COMMON_GRID.filter((seconds) => seconds <= longest).length;
  return sql<Uint8Array>`substring(${column} from 1 for ${4 * points})`.as("power");
}
