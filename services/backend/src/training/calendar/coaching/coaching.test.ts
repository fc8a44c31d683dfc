import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {insertEvent, insertWorkout} from "../../../../test/calendar-items.ts";
import {startCoached} from "../../../../test/coached.ts";
import {dataIn} from "../../../../test/member.ts";
import {addPerson} from "../../../../test/people.ts";
import {ignoreJobs} from "../../../../test/run-job.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {account} from "../../../accounts/account/tables.ts";
import {assignmentReply, athleteList} from "../../../contract/athletes.ts";
import {comment} from "../../../contract/comments.ts";
import {notificationList} from "../../../contract/notifications.ts";
import type {Db} from "../../../core/db/db.ts";
import {outbox} from "../../../core/mail/tables.ts";
import {createShareRepository} from "../../../sharing/share-repository.ts";
import {planned_workout} from "../../plans/planned/tables.ts";
import {setManualCp} from "../../power/critical-power/set-manual-cp.ts";
import {listAthletes} from "./list-athletes.ts";

const databases = await openTestDatabases();
const ATHLETES = "/b/api/v1/coach/athletes";
/** As ids are written by the backend itself. */
const SHORT = "wkt_00000000000000000000000001";
const ASSIGN = "/b/api/v1/coach/assignments";

const blocks = [
  {
    uuid: "b",
    repeat: 3,
    segments: [
      {
        uuid: "on",
        intensity_class: "work",
        duration_type: "time",
        duration_time: {minute: 10},
        intensity_type: "percentage",
        intensity_percent: {min: 90, max: 100},
      },
      {
        uuid: "open",
        intensity_class: "rest",
        duration_type: "time",
        duration_time: {minute: 2},
        intensity_type: "open",
      },
    ],
  },
];
const workout = {title: "Tempo", blocks};

/** Counts the statements that run on a handle. */
function counted(db: Db) {
  let statements = 0;
  const asks = new Set<PropertyKey>(["select", "selectDistinctOn", "selectDistinct", "execute"]);
  const proxy = new Proxy(db, {
    get(target, name, receiver) {
      if (asks.has(name)) statements++;
      return Reflect.get(target, name, receiver);
    },
  });
  return {db: proxy, count: () => statements};
}

// Now is Sunday, 1 March 2026.
describe.each(databases)("coaching on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(level: Parameters<typeof startCoached>[1] = "coach") {
    const world = await startCoached(db, level);
    const {ann, bob, now, asBob, shareWith} = world;
    const cp = (id: string, critical_power: number, date = "2026-01-01") =>
      setManualCp({db, now, enqueue: ignoreJobs}, id, {date, critical_power});
    const lanes = async () => (await dataIn(await asBob("GET", ATHLETES), athleteList)).items;
    const lane = async () => (await lanes()).find(({user_id}) => user_id === ann.id);
    const assign = async (more: object) =>
      dataIn(
        await asBob("POST", ASSIGN, {workout, athletes: [ann.id], days: ["2026-03-03"], ...more}),
        assignmentReply,
      );
    const planned = (id = ann.id) => db.select().from(planned_workout).where(eq(planned_workout.user_id, id));
    const another = async (name: string, shareLevel: Parameters<typeof startCoached>[1] = "coach") => {
      const person = await addPerson(db, {name});
      await shareWith(person.id, shareLevel);
      return person;
    };
    const mails = () => db.select().from(outbox).where(eq(outbox.template, "workouts_assigned"));
    return {...world, bob, cp, lanes, lane, assign, planned, another, mails};
  }

  it("200: each level sees what it may, from one request to the next", async () => {
    const {lane, cp, run, setLevel, revoke, ann, asBob} = await start("coach");
    await cp(ann.id, 240);
    const id = await run({start: Date.parse("2026-02-25T08:00:00Z") / 1000, seconds: 900});
    await insertWorkout(db, ann.id, {day: "2026-02-27"});
    await insertWorkout(db, ann.id, {day: "2026-03-02"});
    const coach = await lane();
    expect(coach).toMatchObject({
      level: "coach",
      today: "2026-03-01",
      monday: "2026-02-23",
      week: {planned: {duration: 3600, stress: 80}, done: {duration: 900}},
      status: {code: "missed_one", needs_attention: false, count: 1},
      last_run: {id, day: "2026-02-25", duration: 900},
      unread: 0,
    });
    expect(coach?.critical_power?.at(-1)?.watts).toBe(240);
    expect(coach?.days?.map(({standing}) => standing)).toEqual([
      null,
      null,
      "unplanned",
      null,
      "missed",
      null,
      null,
    ]);
    await setLevel("plan");
    expect(await lane()).toMatchObject({critical_power: null, status: {code: "missed_one"}, last_run: {id}});
    await setLevel("activities");
    expect(await lane()).toMatchObject({days: null, status: null, critical_power: null, last_run: {id}});
    await setLevel("summary");
    expect(await lane()).toMatchObject({
      days: null,
      status: null,
      last_run: null,
      week: {done: {duration: 900}},
    });
    await revoke();
    expect(await dataIn(await asBob("GET", ATHLETES), athleteList)).toEqual({items: []});
  });

  it.each([
    ["ill", {skipped: "ill", day: "2026-02-28"}, 1, null],
    ["missed_more", {day: "2026-02-26"}, 2, 2],
    ["missed_one", {day: "2026-02-26"}, 1, 1],
    ["no_plan", {day: "2026-02-10"}, 1, null],
    ["fine", {day: "2026-03-04"}, 1, null],
  ] as const)("reports the status %s with its count", async (code, workoutValues, times, count) => {
    const {lane, ann} = await start();
    if (code !== "no_plan") await insertWorkout(db, ann.id, {day: "2026-03-05"});
    for (let time = 0; time < times; time++) await insertWorkout(db, ann.id, workoutValues);
    expect((await lane())?.status).toMatchObject({code, count});
  });

  it("reports quiet after ten days without a run, and far over after a run well beyond its plan", async () => {
    const {lane, ann, run, ask} = await start();
    await insertWorkout(db, ann.id, {day: "2026-03-05"});
    await run({start: Date.parse("2026-02-19T08:00:00Z") / 1000});
    expect((await lane())?.status).toEqual({code: "quiet", needs_attention: true, count: 10});
    const short = {
      duration: 300,
      distance: 900,
      stress: 5,
      average_power: 200,
      seconds_in_zones: [300, 0, 0, 0, 0],
      below_seconds: 0,
    };
    const target_id = await insertWorkout(db, ann.id, {id: SHORT, day: "2026-02-26", planned: short});
    const id = await run({start: Date.parse("2026-02-26T08:00:00Z") / 1000, seconds: 900});
    await ask("PUT", `/b/api/v1/activities/${id}/pairs/workout`, {target_id});
    const found = await lane();
    expect(found?.status).toEqual({code: "far_over", needs_attention: true, count: 1});
    expect(found?.days?.[3]).toEqual({day: "2026-02-26", standing: "far_over"});
  });

  it("an athlete's illness is shown to their coach only", async () => {
    const {lane, ann, setLevel} = await start("coach");
    await insertWorkout(db, ann.id, {day: "2026-03-05"});
    await insertEvent(db, ann.id, {kind: "illness", day: "2026-02-28", until: "2026-03-02"});
    expect((await lane())?.status?.code).toBe("ill");
    await setLevel("plan");
    expect((await lane())?.status?.code).toBe("fine");
  });

  it("athletes who need attention come first, and those who share less come last", async () => {
    const {lanes, ann, another} = await start("coach");
    const [cleo, dan] = [await another("cleo"), await another("dan", "activities")];
    await insertWorkout(db, ann.id, {day: "2026-03-05"});
    await insertWorkout(db, cleo.id, {day: "2026-02-26"});
    await insertWorkout(db, cleo.id, {day: "2026-02-27"});
    expect((await lanes()).map(({user_id}) => user_id)).toEqual([cleo.id, ann.id, dan.id]);
  });

  it("comments that wait are counted for each", async () => {
    const {lane, ask, run, asBob} = await start();
    const id = await run();
    await dataIn(await ask("POST", `/b/api/v1/activities/${id}/comments`, {text: "Look"}), comment);
    expect((await lane())?.unread).toBe(1);
    await asBob("POST", "/b/api/v1/users/me/notifications/read", {all: true});
    expect((await lane())?.unread).toBe(0);
  });

  it("fifty athletes take as many database statements as one", async () => {
    const {bob, now, another} = await start();
    const ask = async () => {
      const handle = counted(db);
      const sharingGraphIn = (database: Db) => {
        const shares = createShareRepository(database);
        return {
          levelFor: (giver: string, viewer: string) => shares.levelFor(giver, viewer, now()),
          listSharers: (viewer: string) => shares.listSharers(viewer, now()),
          listViewers: (giver: string) => shares.listViewers(giver, now()),
        };
      };
      const lanes = await listAthletes({db: handle.db, now, sharingGraphIn}, bob.id);
      return {lanes: lanes.length, statements: handle.count()};
    };
    const {statements} = await ask();
    expect(statements).toBeGreaterThan(3);
    for (let more = 0; more < 49; more++) await another(`runner${more}`);
    expect(await ask()).toEqual({lanes: 50, statements});
  });

  it("200: a dry run answers watts for each and what lies there, and plans nothing", async () => {
    const {assign, cp, ann, another, planned, mails} = await start();
    const cleo = await another("cleo");
    const dan = await another("dan", "plan");
    await cp(ann.id, 200);
    await cp(cleo.id, 300);
    await insertEvent(db, ann.id, {title: "Race", day: "2026-03-03"});
    await insertEvent(db, ann.id, {kind: "illness", day: "2026-03-04", until: "2026-03-05"});
    await insertWorkout(db, cleo.id, {title: "Hills", day: "2026-03-04"});
    const athletes = [ann.id, cleo.id, dan.id, "usr_nobody"];
    const {title, items} = await assign({athletes, days: ["2026-03-04", "2026-03-03"], dry_run: true});
    expect(title).toBe("Tempo");
    expect(items).toMatchObject([
      {
        user_id: ann.id,
        refused: null,
        days: ["2026-03-03", "2026-03-04"],
        workout_ids: [],
        critical_power: 200,
        targets: [
          {uuid: "on", repeat: 3, watts: [180, 200]},
          {uuid: "open", watts: null},
        ],
        planned: {duration: 2160},
        conflicts: [
          {day: "2026-03-03", kind: "race", title: "Race"},
          {day: "2026-03-04", kind: "ill"},
        ],
      },
      {user_id: cleo.id, targets: [{watts: [270, 300]}, {}], conflicts: [{kind: "planned", title: "Hills"}]},
      {user_id: dan.id, name: "Ann", refused: "share", critical_power: null, targets: [], conflicts: []},
      {user_id: "usr_nobody", name: null, refused: "share"},
    ]);
    expect(await planned()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it("200: planned for all that can, named by its author; one word and one mail for all days", async () => {
    const {assign, ann, bob, another, planned, mails, ask, cp} = await start();
    await cp(ann.id, 200);
    const dan = await another("dan", "plan");
    const {items} = await assign({
      athletes: [ann.id, dan.id],
      days: ["2026-03-03", "2026-03-10"],
      time: "06:30",
    });
    expect(items).toMatchObject([{refused: null, days: ["2026-03-03", "2026-03-10"]}, {refused: "share"}]);
    const rows = await planned();
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(row).toMatchObject({title: "Tempo", author_id: bob.id, source: "coach", time: "06:30"});
    expect(rows.map(({id}) => id).sort()).toEqual([...(items[0]?.workout_ids ?? [])].sort());
    expect(await planned(dan.id)).toEqual([]);
    expect(await mails()).toMatchObject([
      {to_addr: "ann@example.com", payload: {title: "Tempo", days: ["2026-03-03", "2026-03-10"]}},
    ]);
    const notifications = await dataIn(
      await ask("GET", "/b/api/v1/users/me/notifications"),
      notificationList,
    );
    expect(notifications.items).toMatchObject([
      {kind: "assigned", actor: {id: bob.id}, about: {title: "Tempo", count: 2, day: "2026-03-03"}},
    ]);
  });

  it("a full day is left out of the assignment and reported", async () => {
    const {assign, ann} = await start();
    for (let each = 0; each < 10; each++) await insertWorkout(db, ann.id, {day: "2026-03-03"});
    const both = await assign({days: ["2026-03-03", "2026-03-04"]});
    expect(both.items).toMatchObject([
      {refused: null, days: ["2026-03-04"], conflicts: [{day: "2026-03-03", kind: "full"}], planned: null},
    ]);
    expect((await assign({})).items).toMatchObject([{refused: "day_full", days: [], workout_ids: []}]);
  });

  it("a share that ended, or one of a lower level, does not permit planning", async () => {
    const {assign, setLevel, revoke, planned} = await start();
    await setLevel("plan");
    expect((await assign({})).items).toMatchObject([{refused: "share"}]);
    await revoke();
    expect((await assign({})).items).toMatchObject([{refused: "share", name: null}]);
    expect(await planned()).toEqual([]);
  });

  it("400, 401, 404, 422: what is no assignment", async () => {
    const {asBob, ask, ann} = await start();
    const good = {workout, athletes: [ann.id], days: ["2026-03-03"]};
    const status = async (body: object) => (await asBob("POST", ASSIGN, body)).status;
    for (const more of [
      {athletes: []},
      {days: []},
      {days: ["2026-13-01"]},
      {workout_id: "wtp_1"},
      {time: "25:00"},
    ])
      expect([more, await status({...good, ...more})]).toEqual([more, 400]);
    expect(await status({athletes: [ann.id], days: ["2026-03-03"]})).toBe(400);
    expect(await status({athletes: [ann.id], days: ["2026-03-03"], workout_id: "wtp_none"})).toBe(404);
    const [block] = blocks;
    const empty = {
      ...workout,
      blocks: [{...block, segments: [{...block?.segments[0], duration_time: null}]}],
    };
    expect(await status({...good, workout: empty})).toBe(422);
    for (const [method, path] of [
      ["GET", ATHLETES],
      ["POST", ASSIGN],
    ] as const)
      expect((await ask(method, path, method === "POST" ? good : undefined, {})).status).toBe(401);
  });

  it("a workout of the library that a coach gives is in the athlete's language, and read in that of the page", async () => {
    const {ask, ann, bob, assign, mails, mine} = await start();
    await db.update(account).set({locale: "de"}).where(eq(account.id, ann.id));
    await db.update(account).set({locale: "es"}).where(eq(account.id, bob.id));
    const {title} = await assign({workout: undefined, workout_id: "easy-50min-intermediate"});
    expect(title).toBe("Rodaje suave 50 min");
    expect(await mails()).toMatchObject([{payload: {title: "Lockerer Dauerlauf 50 min"}}]);
    const titles = async (locale: string) => {
      const headers = {...mine, "accept-language": locale};
      const reply = await ask("GET", "/b/api/v1/users/me/notifications", undefined, headers);
      return (await dataIn(reply, notificationList)).items.map(({about}) => about.title);
    };
    expect(await titles("fr")).toEqual(["Footing 50 min"]);
    expect(await titles("en")).toEqual(["Easy run 50 min"]);
  });
});
