import {dayInZone} from "@gradus/schemas/zoned-time";
import {addDays, mondayOf} from "@gradus/training/numbers/days";
import type {AthleteRow} from "../../../contract/athletes.ts";
import {COACHING_BOUNDS} from "../../../contract/coaching-values.ts";
import {reaches} from "../../../contract/share-values.ts";
import type {Db} from "../../../core/db/db.ts";
import type {Sharer, SharingGraphDeps} from "../../plans/sharing-graph/sharing-graph.ts";
import {cpOn, inOrder} from "../../power/critical-power/cp-history.ts";
import {sameFamily} from "../../power/critical-power/same-family.ts";
import {tenth, whole} from "../../runs/activities/rounding.ts";
import {assessWorkouts, compareByNeed, statusOf, weekOf} from "./attention.ts";
import {type AthleteCp, createAthleteReads, type Days} from "./read-athletes.ts";

export interface AthleteDeps extends SharingGraphDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** More than any week and its neighbours, wherever it is already tomorrow. */
const DAYS_AROUND = 16;

/** All athletes who share with the caller, each at their level; those who need attention first. */
export async function listAthletes(
  {db, now, sharingGraphIn}: AthleteDeps,
  me: string,
): Promise<AthleteRow[]> {
  const givers = await sharingGraphIn(db).listSharers(me);
  if (givers.length === 0) return [];
  const read = await readAll(db, givers, me, now());
  return givers.map((giver) => toAthleteRow(giver, read, now())).toSorted(compareByNeed);
}

type AthleteReads = Awaited<ReturnType<typeof readAll>>;

async function readAll(db: Db, givers: readonly Sharer[], me: string, at: Date) {
  const reads = createAthleteReads(db);
  const ids = givers.map(({user_id}) => user_id);
  const coached = givers.filter(({level}) => reaches(level, "coach")).map(({user_id}) => user_id);
  const day = dayInZone(at, "UTC");
  const days: Days = {from: addDays(day, -DAYS_AROUND), to: addDays(day, DAYS_AROUND)};
  return {
    workouts: byUser(await reads.listWorkouts(ids, days)),
    runs: byUser(await reads.listRuns(ids, days)),
    lastRuns: byUser(await reads.listLastRuns(ids)),
    powers: byUser(coached.length === 0 ? [] : await reads.listCriticalPower(coached)),
    illness: byUser(coached.length === 0 ? [] : await reads.listIllness(coached, days)),
    unread: byUser(await reads.countUnread(me)),
  };
}

function byUser<Row extends {readonly user_id: string}>(rows: readonly Row[]) {
  const users = new Map<string, Row[]>();
  for (const row of rows) {
    const known = users.get(row.user_id);
    if (known) known.push(row);
    else users.set(row.user_id, [row]);
  }
  return (user_id: string): readonly Row[] => users.get(user_id) ?? [];
}

function toAthleteRow(
  {user_id, user_name, name, timezone, level}: Sharer,
  read: AthleteReads,
  at: Date,
): AthleteRow {
  const today = dayInZone(at, timezone);
  const monday = mondayOf(today);
  const isThisWeek = ({day}: {readonly day: string}) => day >= monday && day <= addDays(monday, 6);
  const workouts = read.workouts(user_id);
  const runs = read.runs(user_id).filter(isThisWeek);
  const assessed = assessWorkouts(workouts, today);
  const [last] = read.lastRuns(user_id);
  const [coaches, plans] = [reaches(level, "coach"), reaches(level, "plan")];
  const attentionInput = {
    today,
    judged: assessed,
    illness: read.illness(user_id),
    lastRun: last ?? null,
    seesIllness: coaches,
  };
  return {
    user_id,
    user_name,
    name,
    level,
    today,
    monday,
    week: {
      planned: sumOf(workouts.filter(isThisWeek).flatMap(({planned}) => planned ?? [])),
      done: sumOf(runs),
    },
    days: plans ? weekOf(monday, assessed, runs) : null,
    status: plans ? statusOf(attentionInput) : null,
    critical_power: coaches ? trendOf(read.powers(user_id), today) : null,
    last_run: last && reaches(level, "activities") ? toLastRun(last) : null,
    unread: reaches(level, "activities") ? (read.unread(user_id)[0]?.unread ?? 0) : 0,
  };
}

function sumOf(parts: readonly {readonly duration: number; readonly stress: number}[]) {
  const sum = (key: "duration" | "stress") => parts.reduce((total, part) => total + part[key], 0);
  return {duration: whole(sum("duration")) ?? 0, stress: tenth(sum("stress")) ?? 0};
}

function toLastRun({
  id,
  name,
  day,
  duration,
  distance,
}: NonNullable<ReturnType<AthleteReads["lastRuns"]>[number]>) {
  return {id, name, day, duration: whole(duration) ?? 0, distance: whole(distance) ?? 0};
}

/** From what was in force ninety days ago until today, in the watts that are meant by now. */
function trendOf(rows: readonly AthleteCp[], today: string) {
  const past = inOrder(rows.filter(({day}) => day <= today));
  const family = past.at(-1)?.family ?? null;
  const like = sameFamily(past, family);
  const first = addDays(today, -COACHING_BOUNDS.trend.days);
  const days = [...new Set([first, ...like.map(({day}) => day).filter((day) => day > first)])];
  return days.flatMap((day) => {
    const row = cpOn(like, day);
    return row ? [{day, watts: tenth(row.critical_power) ?? 0}] : [];
  });
}
