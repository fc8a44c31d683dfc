import {addDays, daysBetween, isoDay, weekdayOf} from "@gradus/training/numbers/days";
import {and, eq, isNull} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {insertEvent, insertWorkout, readCalendar} from "../../../../test/calendar-items.ts";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import type {Grant} from "../../../commerce/entitlements/grants.ts";
import {errorReply} from "../../../contract/errors.ts";
import {planDetail, planEdited, planList, planStart, supplementarySession} from "../../../contract/plans.ts";
import {audit} from "../../../core/audit/tables.ts";
import {notification} from "../notifications/tables.ts";
import {calendar_event, plan_change, planned_workout, training_plan} from "../planned/tables.ts";
import {createWorkoutRepository} from "../workouts/workout-repository.ts";
import {adaptRunnerPlan} from "./adapt-runner-plan.ts";
import {listDuePlans} from "./list-due-plans.ts";

const databases = await openTestDatabases();
const PLANS = "/b/api/v1/users/me/plans";
const MINUTES = [0, 60, 45, 75, 0, 60, 120];
const FULL: Grant = {feature: "full_membership", kind: "gift", starts_at: new Date(0), ends_at: null};

describe.each(databases)("plans on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(grants: readonly Grant[] = [FULL]) {
    let currentGrants = grants;
    const runner = await startRunner(db, {readGrants: async () => currentGrants});
    const {ask, ann, now, advance} = runner;
    const today = () => isoDay(now());
    const day = (days: number) => addDays(today(), days);
    const RACE = {day: day(7 * 12), distance: 21_097.5};
    const begin = (body: object = {}) => ask("POST", PLANS, {race: RACE, minutes: MINUTES, ...body});
    const startPlan = async (body: object = {}) => {
      const {plan} = await dataIn(await begin(body), planStart);
      return plan ?? expect.fail("No plan");
    };
    const read = async (id: string) => dataIn(await ask("GET", `${PLANS}/${id}`), planDetail);
    const change = (id: string, body: object) => ask("PATCH", `${PLANS}/${id}`, body);
    const sessions = (plan_id: string) =>
      db
        .select()
        .from(planned_workout)
        .where(and(eq(planned_workout.plan_id, plan_id), isNull(planned_workout.deleted_at)))
        .orderBy(planned_workout.day);
    const adapt = () => adaptRunnerPlan(runner.deps, ann.id);
    /** As it is at four o'clock so many days later. */
    const sleep = async (days: number) => {
      advance(days * 86_400);
      await runner.signIn();
    };
    const undo = (id: string, change_id: string) => ask("POST", `${PLANS}/${id}/changes/${change_id}/undo`);
    const setGrants = (next: readonly Grant[]) => {
      currentGrants = next;
    };
    return {
      ...runner,
      today,
      day,
      RACE,
      begin,
      begun: startPlan,
      read,
      change,
      sessions,
      adapt,
      sleep,
      undo,
      setGrants,
    };
  }
  const refusal = async (response: Response) => ({
    status: response.status,
    ...z.object({err: errorReply.shape.err}).parse(await response.json()).err,
  });
  const changes = () => db.select().from(plan_change).orderBy(plan_change.at);

  it("201: a plan for a race is planned workouts of its runner, in their language", async () => {
    const {begun, sessions, RACE, read} = await start();
    const plan = await begun();
    expect(plan).toMatchObject({state: "active", is_adaptive: true, race: RACE});
    const [event] = await db.select().from(calendar_event);
    expect(event).toMatchObject({...RACE, kind: "race", title: "Halbmarathon", id: plan.race?.event_id});
    const rows = await sessions(plan.id);
    expect(rows.length).toBeGreaterThan(40);
    for (const {source, plan_kind, day, title} of rows) {
      expect({source, isKind: plan_kind !== null, isFilled: title.length > 3}).toEqual({
        source: "plan",
        isKind: true,
        isFilled: true,
      });
      expect(MINUTES[weekdayOf(day)]).toBeGreaterThan(0);
    }
    expect(rows.some(({title}) => title.startsWith("Langer"))).toBe(true);
    expect(await read(plan.id)).toEqual(plan);
  });

  it("loses a race that is deleted, and has it again once that is brought back", async () => {
    const {begun, read, ask, RACE, mine, ...runner} = await start();
    const {id, race} = await begun();
    const event = `/b/api/v1/users/me/events/${race?.event_id}`;
    const {latest} = await readCalendar(runner, "updated_after=0", mine);
    expect((await ask("DELETE", event)).status).toBe(200);
    expect((await read(id)).race).toBeNull();
    expect((await readCalendar(runner, `updated_after=${latest}`, mine)).plans).toMatchObject([
      {id, race: null},
    ]);
    expect((await ask("POST", `${event}/restore`)).status).toBe(200);
    expect((await read(id)).race).toEqual({...RACE, event_id: race?.event_id});
  });

  it("200: a dry run returns the plan and what already lies on its days, and stores nothing", async () => {
    const {begin, ann, day} = await start([]);
    const first = await dataIn(await begin({dry_run: true}), planStart);
    const [session] = first.sessions;
    if (!session) expect.fail("No sessions");
    await insertWorkout(db, ann.id, {day: session.day, title: "Hills"});
    await insertEvent(db, ann.id, {kind: "illness", title: "Flu", day: day(0), until: session.day});
    const {conflicts, plan} = await dataIn(await begin({dry_run: true}), planStart);
    expect(plan).toBeNull();
    expect(conflicts).toEqual([
      {day: session.day, kind: "illness", title: "Flu"},
      {day: session.day, kind: "workout", title: "Hills"},
    ]);
    expect(await db.select().from(training_plan)).toEqual([]);
    await insertEvent(db, ann.id, {kind: "race", title: "Town run", day: day(23)});
    const {sessions} = await dataIn(await begin({dry_run: true}), planStart);
    const close = sessions.filter((each) => Math.abs(daysBetween(each.day, day(23))) <= 2);
    expect(close.filter((each) => each.day === day(23) || each.kind === "hard")).toEqual([]);
    expect(close.length).toBeGreaterThan(0);
  });

  it("422: an impossible plan is rejected with the reason", async () => {
    const {begin, day} = await start();
    const at = (days: number) => ({race: {day: day(days), distance: 10_000}});
    const reasonOf = async (body: object) => {
      const {reason = null} = (await refusal(await begin(body))).params ?? {};
      return reason;
    };
    expect(await reasonOf(at(-1))).toBe("race_past");
    expect(await reasonOf({start: day(-1)})).toBe("start_past");
    expect(await reasonOf(at(400))).toBe("too_long");
    // A near race gets a taper.
    expect((await begin({...at(20), dry_run: true})).status).toBe(200);
    expect(await reasonOf({minutes: [0, 0, 0, 0, 0, 0, 0]})).toBe("no_days");
    const late = {library_id: "half-beginner-12-weeks", race: {day: day(40), distance: 21_097.5}};
    expect(await refusal(await begin(late))).toMatchObject({status: 422, code: "plan_impossible"});
  });

  it("400, 404: no days, no such plan, a race of another account", async () => {
    const {begin, day} = await start();
    expect(await refusal(await begin({minutes: null}))).toMatchObject({status: 400});
    expect((await begin({minutes: [1, 2]})).status).toBe(400);
    expect((await begin({library_id: "marathon"})).status).toBe(404);
    const bob = await addPerson(db, {name: "bob"});
    const event_id = await insertEvent(db, bob.id, {day: day(90)});
    expect((await begin({race: {event_id}})).status).toBe(404);
  });

  it("403: without full membership none is made, but those there are can be read and left", async () => {
    const {begin, begun, read, ask, change, adapt, sleep, setGrants} = await start();
    const plan = await begun();
    setGrants([]);
    expect(await refusal(await begin())).toMatchObject({status: 403, code: "membership_needed"});
    expect(await refusal(await change(plan.id, {minutes: MINUTES}))).toMatchObject({status: 403});
    expect((await read(plan.id)).id).toBe(plan.id);
    await sleep(4);
    await adapt();
    expect(await changes()).toEqual([]);
    expect((await ask("DELETE", `${PLANS}/${plan.id}`)).status).toBe(200);
  });

  it("201: a library plan is open to every user, and stays unchanged without full membership", async () => {
    const {begun, adapt, sleep, day, sessions} = await start([]);
    const plan = await begun({
      library_id: "half-beginner-12-weeks",
      race: {day: day(100), distance: 21_097.5},
      minutes: null,
    });
    expect(plan).toMatchObject({from: day(100 - 83), race: {day: day(100)}});
    const before = await sessions(plan.id);
    await sleep(30);
    await adapt();
    expect(await changes()).toEqual([]);
    expect(await sessions(plan.id)).toEqual(before);
  });

  it("for members a library plan adapts to its athlete, gives the reason, and the change can be undone", async () => {
    const {begun, ask, adapt, sleep, day, sessions, read, undo} = await start();
    const plan = await begun({
      library_id: "half-beginner-12-weeks",
      race: null,
      start: day(0),
      minutes: null,
    });
    const rows = await sessions(plan.id);
    const isHardWithin = (from: string, to: string) =>
      rows.some(
        ({plan_kind: kind, day: on}) => (kind === "hard" || kind === "test") && on > from && on <= to,
      );
    const missed =
      rows.find((row) => row.plan_kind === "hard" && !isHardWithin(row.day, addDays(row.day, 4))) ??
      expect.fail("Nothing hard stands alone");
    const nearbyRows = rows.filter(
      ({plan_kind, day: on}) => plan_kind === "easy" && on > missed.day && on <= addDays(missed.day, 3),
    );
    const ids = nearbyRows.map(({id}) => id).join(",");
    if (ids) expect((await ask("DELETE", `/b/api/v1/users/me/workouts?id=${ids}`)).status).toBe(200);
    await sleep(daysBetween(day(0), missed.day) + 1);
    await adapt();
    const change = (await read(plan.id)).changes.find(({workout_id}) => workout_id === missed.id);
    expect(change).toMatchObject({rule: "missed_hard", before: {day: missed.day}});
    expect(change?.after?.day).toSatisfy((on: string) => on > missed.day);
    expect((await undo(plan.id, change?.id ?? "")).status).toBe(200);
    expect((await sessions(plan.id)).find(({id}) => id === missed.id)?.day).toBe(missed.day);
  });

  it("409: one plan at a time; two tabs start one", async () => {
    const {begin, ask} = await start();
    const both = await Promise.all([begin(), begin()]);
    expect(both.map(({status}) => status).sort()).toEqual([201, 409]);
    expect(await refusal(await begin())).toMatchObject({status: 409, code: "plan_running"});
    const preview = await dataIn(await begin({dry_run: true}), planStart);
    expect(preview).toMatchObject({plan: null, running: {title: expect.stringContaining("Halbmarathon")}});
    const {items} = await dataIn(await ask("GET", PLANS), planList);
    expect(items).toHaveLength(1);
  });

  it("moving a race moves the upcoming sessions with it and leaves past sessions unchanged", async () => {
    const {begun, change, sessions, sleep, day} = await start();
    const plan = await begun();
    await sleep(21);
    const over = (await sessions(plan.id)).filter((row) => row.day < day(0));
    const race = {day: day(7 * 11), distance: 21_097.5};
    const moved = await dataIn(await change(plan.id, {race, version: plan.version}), planDetail);
    expect(moved.race).toMatchObject(race);
    const races = await db.select().from(calendar_event);
    expect(races).toMatchObject([{...race, kind: "race", id: moved.race?.event_id}]);
    expect(moved.phases.find(({name}) => name === "peak")?.to).toBe(race.day);
    const rows = await sessions(plan.id);
    expect(rows.filter((row) => row.day < day(0))).toEqual(over);
    expect(rows.some((row) => row.day === race.day)).toBe(false);
    expect(rows.some((row) => row.day > plan.to)).toBe(true);
    expect(new Set(moved.weeks.map(({start}) => start)).size).toBe(moved.weeks.length);
    const stale = await refusal(await change(plan.id, {minutes: MINUTES, version: plan.version}));
    expect(stale).toMatchObject({status: 409, code: "conflict"});
  });

  it("a dry run of moving a race returns what would change, and stores nothing", async () => {
    const {begun, change, sessions, sleep, day, read} = await start();
    const plan = await begun();
    await sleep(21);
    const [before, rows] = [await read(plan.id), await sessions(plan.id)];
    const race = {day: day(7 * 11), distance: 21_097.5};
    const preview = await dataIn(await change(plan.id, {race, dry_run: true}), planEdited);
    expect(preview.race).toMatchObject(race);
    expect(preview.weeks.length).toBe(before.weeks.length + 2);
    const {kept = 0, gone = [], added = []} = preview.effect ?? {};
    expect(kept + gone.length).toBe(rows.filter((row) => row.day >= day(0)).length);
    expect(added.length).toBeGreaterThan(gone.length);
    expect([...gone, ...added].every((each) => each.day >= day(0))).toBe(true);
    expect(await read(plan.id)).toEqual(before);
    expect(await sessions(plan.id)).toEqual(rows);
    const done = await dataIn(await change(plan.id, {race, version: before.version}), planEdited);
    expect(done).toMatchObject({effect: null, phases: preview.phases});
    const past = await change(plan.id, {race: {...race, day: day(-1)}, dry_run: true});
    expect(await refusal(past)).toMatchObject({status: 422, params: {reason: "race_past"}});
  });

  it("rebuilding a plan keeps the same workouts, and leaves those the athlete changed where they are", async () => {
    const {begun, ask, change, sessions, sleep, day, RACE} = await start();
    const plan = await begun();
    await sleep(21);
    const ahead = async () => (await sessions(plan.id)).filter((row) => row.day >= day(0));
    const before = await ahead();
    const [skipped, moved, written, answered] = before.filter(({plan_kind}) => plan_kind === "easy").slice(2);
    if (!skipped || !moved || !written || !answered) throw new Error("There are not enough easy runs");
    const workouts = "/b/api/v1/users/me/workouts";
    await dataIn(await ask("PATCH", workouts, {id: skipped.id, skipped: "tired"}), z.unknown());
    const items = [{id: moved.id, day: addDays(moved.day, 1)}];
    await dataIn(await ask("PATCH", `${workouts}/reschedule`, {items, scope: "this"}), z.unknown());
    await dataIn(await ask("PATCH", workouts, {id: written.id, title: "With Karl"}), z.unknown());
    const commentReply = await ask("POST", `${workouts}/${answered.id}/comments`, {text: "By the river"});
    expect(commentReply.status).toBe(201);
    const own = [skipped, moved, written, answered].map(({id}) => id);
    const race = {...RACE, day: addDays(RACE.day, 7)};
    const preview = await dataIn(await change(plan.id, {race, dry_run: true}), planEdited);
    await dataIn(await change(plan.id, {race}), planEdited);
    const after = await ahead();
    const byId = new Map(after.map((row) => [row.id, row]));
    expect(byId.get(skipped.id)).toMatchObject({skipped: "tired", day: skipped.day});
    expect(byId.get(moved.id)).toMatchObject({day: addDays(moved.day, 1)});
    expect(byId.get(written.id)).toMatchObject({title: "With Karl"});
    expect(byId.has(answered.id)).toBe(true);
    // It replaces the corresponding session instead of adding to it.
    for (const id of own) expect(after.filter((row) => row.day === byId.get(id)?.day)).toHaveLength(1);
    const same = before.filter(({id}) => byId.has(id));
    expect(preview.effect).toMatchObject({kept: same.length});
    expect(preview.effect?.added).toHaveLength(after.length - same.length);
    expect(same.length).toBeGreaterThan(own.length);
    expect(same.filter(({id}) => !own.includes(id))).toEqual(
      after.filter(({id}) => before.some((row) => row.id === id) && !own.includes(id)),
    );
    const hardSessions = after.filter(({plan_kind}) => plan_kind === "hard" || plan_kind === "test");
    for (const [index, row] of hardSessions.slice(1).entries())
      expect(daysBetween(hardSessions[index]?.day ?? row.day, row.day)).toBeGreaterThanOrEqual(2);
  });

  it("a plan paused for weeks asks for nothing, and resumes with the sessions that are then upcoming", async () => {
    const {begun, change, sessions, sleep, day, adapt} = await start();
    const plan = await begun({supplementals: true});
    const all = await sessions(plan.id);
    await sleep(7);
    await dataIn(await change(plan.id, {state: "paused"}), planDetail);
    expect((await sessions(plan.id)).every((row) => row.day < day(0))).toBe(true);
    await sleep(40);
    await createWorkoutRepository(db).purge(new Date(`${day(-30)}T00:00:00Z`));
    await adapt();
    expect(await changes()).toEqual([]);
    const back = await dataIn(await change(plan.id, {state: "active"}), planDetail);
    expect(back.state).toBe("active");
    const ahead = all.filter((row) => row.day >= day(0)).map(({id}) => id);
    expect((await sessions(plan.id)).filter((row) => row.day >= day(0)).map(({id}) => id)).toEqual(ahead);
    expect(back.supplementals.some((each) => each.day >= day(0))).toBe(true);
  });

  it("leaving a plan deletes its upcoming sessions or keeps them as the user's own; both can be repeated", async () => {
    const {begun, ask, sessions, sleep, day} = await start();
    const first = await begun();
    await sleep(10);
    const over = (await sessions(first.id)).filter((row) => row.day < day(0));
    for (let times = 0; times < 2; times++)
      expect((await dataIn(await ask("DELETE", `${PLANS}/${first.id}`), planDetail)).state).toBe("left");
    expect(await sessions(first.id)).toEqual(over);
    const second = await begun({race: null});
    const idsBefore = (await sessions(second.id)).map(({id}) => id);
    await dataIn(await ask("DELETE", `${PLANS}/${second.id}?ahead=keep`), planDetail);
    const own = await db.select().from(planned_workout).where(eq(planned_workout.source, "own"));
    expect(own.map(({id}) => id).sort()).toEqual(idsBefore.sort());
  });

  it("a missed hard session moves, with a reason and a notification to the athlete, and only once however many workers run", async () => {
    const {begun, sessions, sleep, adapt, read, ann} = await start();
    const plan = await begun();
    const hardSession = (await sessions(plan.id)).find(
      ({plan_kind}) => plan_kind === "hard" || plan_kind === "test",
    );
    if (!hardSession) expect.fail("No hard session");
    await sleep(daysBetween(plan.from, hardSession.day) + 1);
    await Promise.all([adapt(), adapt()]);
    const planChanges = await changes();
    expect(planChanges.length).toBeGreaterThan(0);
    expect(planChanges.find(({workout_id}) => workout_id === hardSession.id)).toMatchObject({
      rule: "missed_hard",
    });
    await adapt();
    expect(await changes()).toEqual(planChanges);
    expect(new Set(planChanges.map(({workout_id, rule}) => `${workout_id} ${rule}`)).size).toBe(
      planChanges.length,
    );
    const notifications = await db.select().from(notification).where(eq(notification.user_id, ann.id));
    expect(notifications).toMatchObject([
      {kind: "plan_changed", about: {plan_id: plan.id, changes: planChanges.length}},
    ]);
    expect((await read(plan.id)).changes).toHaveLength(planChanges.length);
  });

  async function movedOff() {
    const started = await start();
    const {begun, sessions, ann, adapt, read, day} = started;
    const plan = await begun({supplementals: true});
    const session = (await sessions(plan.id)).find((row) => row.plan_kind === "hard" && row.day > day(8));
    if (!session) expect.fail("No hard session");
    await insertEvent(db, ann.id, {kind: "day_off", title: "Wedding", day: session.day});
    await adapt();
    const {changes: planChanges} = await read(plan.id);
    const change =
      planChanges.find(({workout_id}) => workout_id === session.id) ?? expect.fail("Nothing changed");
    return {...started, plan, session, moved: change};
  }

  it("200: a move caused by a day off is undone, stays undone, and undoing can be repeated", async () => {
    const {plan, session, moved, undo, adapt, sessions} = await movedOff();
    expect(moved).toMatchObject({rule: "day_off", before: {day: session.day}, undone: null});
    expect(moved.undo_until).not.toBeNull();
    for (let times = 0; times < 2; times++) expect((await undo(plan.id, moved.id)).status).toBe(200);
    await adapt();
    const now = (await sessions(plan.id)).find(({id}) => id === session.id);
    expect(now).toMatchObject({day: session.day, blocks: session.blocks, title: session.title});
  });

  it("409: what the athlete changed since then stays; after a week nothing can be undone", async () => {
    const {plan, session, moved, undo, ask, sleep, sessions} = await movedOff();
    const later = addDays(session.day, 20);
    const items = [{id: session.id, day: later}];
    if (moved.after) await ask("PATCH", "/b/api/v1/users/me/workouts/reschedule", {items});
    else await ask("POST", "/b/api/v1/users/me/workouts/restore", {ids: [session.id]});
    expect(await refusal(await undo(plan.id, moved.id))).toMatchObject({status: 409, code: "conflict"});
    const storedSession = (await sessions(plan.id)).find(({id}) => id === session.id);
    expect(storedSession?.day).toBe(moved.after ? later : session.day);
    await sleep(8);
    expect((await undo(plan.id, moved.id)).status).toBe(409);
    expect((await undo(plan.id, "chg_none")).status).toBe(404);
  });

  it("after four weeks without a run it begins anew, once", async () => {
    const {begun, sleep, adapt, read} = await start();
    const plan = await begun();
    await sleep(31);
    await adapt();
    await adapt();
    const {changes: planChanges, version} = await read(plan.id);
    expect(planChanges.filter(({rule}) => rule === "long_break")).toMatchObject([{detail: {days: 30}}]);
    await sleep(1);
    await adapt();
    expect((await read(plan.id)).version).toBe(version);
  });

  it("is due once at three in the morning of its runner, wherever that is and when clocks change", async () => {
    const {begun, ann, adapt} = await start();
    await begun();
    const dueAt = async (now: string) => (await listDuePlans({db, now: () => new Date(now)})).length;
    const adapted = (at: string) =>
      db
        .update(training_plan)
        .set({adapted_at: new Date(at)})
        .where(eq(training_plan.user_id, ann.id));
    const inZone = (timezone: string) =>
      db.update(profile).set({timezone}).where(eq(profile.user_id, ann.id));
    // Clocks go forward in Berlin on 29 March 2026: three o'clock is an hour earlier in UTC.
    await adapted("2026-03-28T12:00:00Z");
    expect([await dueAt("2026-03-29T00:55:00Z"), await dueAt("2026-03-29T01:05:00Z")]).toEqual([0, 1]);
    await inZone("Pacific/Kiritimati");
    await adapted("2026-03-10T12:59:00Z");
    expect([await dueAt("2026-03-10T12:59:30Z"), await dueAt("2026-03-10T13:01:00Z")]).toEqual([0, 1]);
    await inZone("Pacific/Pago_Pago");
    await adapted("2026-03-10T13:59:00Z");
    expect([await dueAt("2026-03-10T13:59:30Z"), await dueAt("2026-03-10T14:01:00Z")]).toEqual([0, 1]);
    await adapt();
  });

  it("supplementals are done, moved and deleted; another version is refused", async () => {
    const {begun, ask, read, day, change} = await start();
    const plan = await begun({supplementals: true});
    const [one, other] = plan.supplementals;
    if (!one || !other) expect.fail("No supplementals");
    const path = (id: string) => `${PLANS}/${plan.id}/supplementals/${id}`;
    const done = await dataIn(
      await ask("PATCH", path(one.id), {done: true, day: day(3)}),
      supplementarySession,
    );
    expect(done).toMatchObject({day: day(3), version: 2});
    expect(done.done).not.toBeNull();
    expect((await ask("PATCH", path(one.id), {done: false, version: 1})).status).toBe(409);
    for (let times = 0; times < 2; times++) expect((await ask("DELETE", path(other.id))).status).toBe(200);
    expect((await ask("PATCH", path("sup_none"), {done: true})).status).toBe(404);
    await change(plan.id, {supplementals: false});
    expect((await read(plan.id)).has_supplementals).toBe(false);
  });

  it("200: staff move a plan to another phase; it is written down, and for staff alone", async () => {
    const {begun, ask, ann, day, app, ...runner} = await start();
    const plan = await begun();
    const admin = await addPerson(db, {name: "admin", groups: ["admin"]});
    const headers = bearer(await signInAs({app, ...runner}, admin.email));
    const path = `/b/admin/users/${ann.id}/plans/${plan.id}/phase`;
    const guide = (body: object, as = headers) =>
      ask("POST", path, {reason: "She asked for it", ...body}, as);
    const names = async (body: object) =>
      (await dataIn(await guide(body), planDetail)).phases.map(({name}) => name);
    const [first, second] = plan.phases;
    expect(await names({action: "advance"})).toEqual(plan.phases.slice(1).map(({name}) => name));
    expect([first?.name, second?.name]).toEqual(["test", "base"]);
    const heldPlan = await dataIn(await guide({action: "hold"}), planDetail);
    expect(daysBetween(second?.to ?? "", heldPlan.phases[0]?.to ?? "")).toBe(7);
    const set = await dataIn(await guide({action: "set_phase", name: "recovery", date: day(2)}), planDetail);
    expect(set.phases[1]).toMatchObject({name: "recovery", from: day(2)});
    expect((await guide({action: "set_phase", name: "base", date: day(-3)})).status).toBe(400);
    expect((await guide({action: "hold"}, runner.mine)).status).toBe(404);
    expect((await dataIn(await guide({action: "end"}), planDetail)).state).toBe("ended");
    expect((await guide({action: "repeat"})).status).toBe(409);
    const written = (await db.select().from(audit)).filter(({action}) => action === "plan.guide");
    expect(written.map(({act_for}) => act_for)).toEqual([ann.id, ann.id, ann.id, ann.id]);
  });

  it("401: a caller without a session; 404: a user without any share from the athlete", async () => {
    const {begun, ask, ann, app, ...runner} = await start();
    const plan = await begun();
    const bob = await addPerson(db, {name: "bob"});
    const headers = bearer(await signInAs({app, ...runner}, bob.email));
    expect((await ask("GET", `${PLANS}/${plan.id}`, undefined, {})).status).toBe(401);
    expect((await ask("GET", `/b/api/v1/users/${ann.id}/plans/${plan.id}`, undefined, headers)).status).toBe(
      404,
    );
    expect((await ask("GET", `${PLANS}/${plan.id}`, undefined, headers)).status).toBe(404);
  });
});
