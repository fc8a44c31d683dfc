import {targetRange} from "@gradus/training/workouts/target";
import type {Block} from "@gradus/training/workouts/workout";
import {type Athlete, requireAthlete} from "../../../accounts/account/athlete.ts";
import {listMailReaders} from "../../../accounts/account/list-mail-readers.ts";
import {listNames} from "../../../accounts/account/list-names.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {Assigned, AssignmentReply, NewAssignment} from "../../../contract/athletes.ts";
import {reaches} from "../../../contract/share-values.ts";
import type {Secret} from "../../../core/crypto/secret.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {enqueueMail} from "../../../core/mail/enqueue-mail.ts";
import {limitSubject} from "../../../core/rate-limit/limit-visitor.ts";
import {laterOf} from "../../plans/athlete-plans/order-days.ts";
import {libraryLocaleOf} from "../../plans/library/library-locale.ts";
import {localizeTitle, localizeWorkout} from "../../plans/library/localize-workout.ts";
import {notify} from "../../plans/notifications/notify.ts";
import {pairDays} from "../../plans/pairs/pair-days.ts";
import type {SharingGraphDeps} from "../../plans/sharing-graph/sharing-graph.ts";
import {addRows} from "../../plans/workouts/add-workouts.ts";
import {findTemplate} from "../../plans/workouts/find-template.ts";
import type {WorkoutRow} from "../../plans/workouts/to-planned-workout.ts";
import type {WorkoutToPlan, Writer} from "../../plans/workouts/workout-deps.ts";
import {type AthleteProfile, estimateBlocks, requireUsable} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import {tenth, whole} from "../../runs/activities/rounding.ts";
import {conflictsOn} from "./assignment-conflicts.ts";
import {workoutsAssigned} from "./mails/workouts-assigned.ts";

export interface AssignDeps extends SharingGraphDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  readonly wakeMail: () => void;
}

type Template = Omit<WorkoutToPlan, "day" | "time">;

interface Assignment {
  readonly actor: string;
  readonly page: PageLocale;
  readonly actorName: string;
  readonly template: Template;
  readonly days: readonly string[];
  readonly time: string | null;
  readonly isDry: boolean;
}

const ASSIGN_LIMIT = {burst: 60, perMinute: 10};

/** Gives one workout to several athletes, independently: an athlete it cannot be given to does not stop the others. */
export async function assign(
  deps: AssignDeps,
  {actor, page}: Pick<Writer, "actor" | "page">,
  body: NewAssignment,
): Promise<AssignmentReply> {
  const template = await readTemplate(deps.db, actor, body);
  if (!body.dry_run) await limitSubject(deps, "assign", actor, ASSIGN_LIMIT);
  const names = new Map(
    (await deps.sharingGraphIn(deps.db).listSharers(actor)).map(({user_id, name}) => [user_id, name]),
  );
  const assignment: Assignment = {
    actor,
    page,
    actorName: (await listNames(deps.db, [actor])).get(actor) ?? "",
    template,
    days: [...new Set(body.days)].sort(),
    time: body.time,
    isDry: body.dry_run,
  };
  const items: Assigned[] = [];
  for (const user_id of new Set(body.athletes)) {
    const one = await withTransaction(deps.db, (tx) => assignTo(deps, tx, user_id, assignment));
    items.push({user_id, name: names.get(user_id) ?? null, ...one});
  }
  if (!body.dry_run) deps.wakeMail();
  return {title: localizeTitle(template, page), items};
}

async function readTemplate(db: Db, actor: string, {workout_id, workout}: NewAssignment): Promise<Template> {
  if (workout) {
    requireUsable(workout.blocks);
    return {...workout, source: "coach", source_id: null, library_text: null};
  }
  const found = await findTemplate(db, {owner: actor, actor}, workout_id ?? "");
  if (found) return {...found, source: "coach"};
  throw new AppError("not_found", "There is no such workout");
}

type Outcome = Omit<Assigned, "user_id" | "name">;

const NOT_SHARED: Outcome = {
  refused: "share",
  days: [],
  workout_ids: [],
  critical_power: null,
  targets: [],
  planned: null,
  conflicts: [],
};

/** The share level is read in the transaction that writes: a share that ended a moment ago lets no coach plan. */
async function assignTo(deps: AssignDeps, tx: Db, user_id: string, assignment: Assignment): Promise<Outcome> {
  if (!assignment.isDry) await lockAccount(tx, user_id);
  const level = await deps.sharingGraphIn(tx).levelFor(user_id, assignment.actor);
  if (level === null || !reaches(level, "coach")) return NOT_SHARED;
  const athlete = await requireAthlete(tx, user_id, deps.now());
  const conflicts = await conflictsOn(tx, {athlete, page: assignment.page}, assignment.days);
  const full = new Set(conflicts.filter(({kind}) => kind === "full").map(({day}) => day));
  const days = assignment.days.filter((day) => !full.has(day));
  // Of a day that is past, critical power may not have been known.
  const athleteProfile = (await readAthleteProfile(tx, athlete))(
    laterOf(assignment.days[0] ?? athlete.today, athlete.today),
  );
  const shown = {...preview(assignment.template.blocks, athleteProfile), conflicts};
  if (days.length === 0) return {...NOT_SHARED, ...shown, refused: "day_full"};
  const rows = assignment.isDry ? [] : await planFor(deps, tx, athlete, {...assignment, days});
  return {...shown, refused: null, days, workout_ids: rows.map(({id}) => id)};
}

function preview(blocks: readonly Block[], athleteProfile: AthleteProfile) {
  const {planned} = estimateBlocks(blocks, athleteProfile);
  return {
    critical_power: tenth(athleteProfile.criticalPower),
    targets: blocks.flatMap(({repeat, segments}) =>
      segments.map((segment) => ({uuid: segment.uuid, repeat, watts: wattsOf(segment, athleteProfile)})),
    ),
    planned: planned && {duration: planned.duration, stress: planned.stress},
  };
}

function wattsOf(
  segment: Block["segments"][number],
  {criticalPower}: AthleteProfile,
): [number, number] | null {
  if (criticalPower === null) return null;
  const range = targetRange(segment, criticalPower);
  return range && [whole(range[0] * criticalPower) ?? 0, whole(range[1] * criticalPower) ?? 0];
}

async function planFor(
  {now}: AssignDeps,
  tx: Db,
  athlete: Athlete,
  {actor, actorName, template, days, time}: Assignment,
): Promise<WorkoutRow[]> {
  const at = now();
  const named = localizeWorkout(template, libraryLocaleOf(athlete.locale));
  const given = days.map((day) => ({...named, day, time}));
  const rows = await addRows(tx, {writer: {owner: athlete.id, actor}, athlete, at}, given);
  await pairDays(tx, athlete.id, days, at);
  const [first] = rows;
  if (!first) throw new Error("A workout was not planned");
  await notifyAssigned(tx, {athlete, actor, actorName, days, first, at});
  return rows;
}

interface AssignmentNotice {
  readonly athlete: Athlete;
  readonly actor: string;
  readonly actorName: string;
  readonly days: readonly string[];
  readonly first: WorkoutRow;
  readonly at: Date;
}

/** Once, however many days it is planned for. */
async function notifyAssigned(tx: Db, {athlete, actor, actorName, days, first, at}: AssignmentNotice) {
  const about = {
    owner_id: athlete.id,
    title: first.title,
    workout_id: first.id,
    day: first.day,
    count: days.length,
  };
  await notify(tx, [
    {
      user_id: athlete.id,
      kind: "assigned",
      actor_id: actor,
      about,
      library_text: first.library_text,
      created_at: at,
    },
  ]);
  for (const {email, locale, region} of await listMailReaders(tx, [athlete.id])) {
    await enqueueMail(tx, workoutsAssigned, {
      dedupe: `assigned.${first.id}.${actor}.${athlete.id}`,
      locale,
      to: email,
      payload: {
        region,
        name: actorName,
        title: localizeTitle(first, libraryLocaleOf(locale)),
        days: [...days],
      },
      at,
    });
  }
}
