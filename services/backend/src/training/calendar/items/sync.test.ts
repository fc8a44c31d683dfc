import {eq, sql} from "drizzle-orm";
import fc from "fast-check";
import {beforeEach, describe, expect, inject, it} from "vitest";
import {insertEvent, insertPlan, insertWorkout} from "../../../../test/calendar-items.ts";
import {addPerson} from "../../../../test/people.ts";
import {insertRun} from "../../../../test/runs.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import type {CalendarReply} from "../../../contract/calendar.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {training_comment} from "../../plans/comments/tables.ts";
import {activity_pair} from "../../plans/pairs/tables.ts";
import {calendar_event, planned_workout, training_plan} from "../../plans/planned/tables.ts";
import {activity} from "../../runs/activities/tables.ts";
import {getCalendar} from "./get-calendar.ts";
import {calendar_state} from "./tables.ts";

const databases = await openTestDatabases();
const AT = new Date("2026-03-10T12:00:00Z");
const QUERY = {limit: 1000, include_deleted: "0"} as const;

const TABLES = {
  activity,
  event: calendar_event,
  workout: planned_workout,
  plan: training_plan,
} as const;
type Kind = keyof typeof TABLES;

interface Item {
  readonly kind: Kind;
  readonly id: string;
}

type CalendarReplyItem = NonNullable<CalendarReply["activities" | "events" | "workouts" | "plans"]>[number];

const itemsOf = ({activities, events, workouts, plans}: CalendarReply): CalendarReplyItem[] => [
  ...(activities ?? []),
  ...(events ?? []),
  ...(workouts ?? []),
  ...(plans ?? []),
];

/** Always reads at `AT`: the age of a change number is not tested here. */
const read = (db: Db, owner: string, more: object) =>
  getCalendar({db, now: () => AT}, {owner, viewer: null, locale: null, query: {...QUERY, ...more}});

/** A client that keeps a copy of a calendar, page by page. */
function keep(db: Db, owner: string, usesCursor: boolean) {
  const copy = new Map<string, CalendarReplyItem>();
  const seen = new Set<string>();
  let after = 0;
  let last = 0;
  let cursor: string | undefined;
  return {
    copy,
    /** One page; whether there are more. */
    async page(limit: number) {
      const reply = await read(db, owner, {updated_after: after, limit, ...(cursor && {cursor})});
      const items = itemsOf(reply).sort((a, b) => a.updated_at - b.updated_at);
      expect(items.length).toBeLessThanOrEqual(limit);
      for (const item of items) {
        // Nothing twice, and nothing older than what was read before.
        expect(seen.has(`${item.id} ${item.updated_at}`)).toBe(false);
        seen.add(`${item.id} ${item.updated_at}`);
        expect(item.updated_at).toBeGreaterThan(last);
        last = item.updated_at;
        if ("kind" in item && item.deleted === true) copy.delete(item.id);
        else copy.set(item.id, item);
      }
      if (usesCursor) {
        cursor = reply.next;
        if (cursor === undefined) after = reply.latest;
      } else after = last;
      return reply.next !== undefined;
    },
  };
}

const pick = fc.nat(30);
const KINDS = ["activity", "event", "workout", "plan"] as const;
const write = fc.oneof(
  {weight: 1, arbitrary: fc.record({do: fc.constant("add" as const), kind: fc.constantFrom(...KINDS)})},
  {weight: 3, arbitrary: fc.record({do: fc.constantFrom("edit", "delete", "restore", "purge"), item: pick})},
  {weight: 2, arbitrary: fc.record({do: fc.constantFrom("pair", "unpair"), item: pick, target: pick})},
  {weight: 1, arbitrary: fc.record({do: fc.constant("comment" as const), item: pick, gone: fc.boolean()})},
);
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;
const step = fc.oneof(
  {weight: 5, arbitrary: fc.record({together: fc.array(write, {minLength: 1, maxLength: 3})})},
  {weight: 3, arbitrary: fc.record({client: fc.nat(1), limit: fc.constantFrom(1, 2, 3, 50)})},
  // The clock of the database was ahead, and is put right: numbers go on from where they were.
  {weight: 1, arbitrary: fc.record({ahead: fc.integer({min: 1, max: 1_000_000_000})})},
);

describe.each(databases)("copies of a calendar on $name", ({name, db, reset}) => {
  beforeEach(reset);

  const ADD: Readonly<Record<Kind, (tx: Db, owner: string) => Promise<string>>> = {
    activity: (tx, owner) => insertRun(tx, owner, {day: "2026-03-10"}),
    event: insertEvent,
    workout: insertWorkout,
    plan: insertPlan,
  };

  async function apply(tx: Db, owner: string, items: Item[], change: Write) {
    if (change.do === "add") {
      items.push({kind: change.kind, id: await ADD[change.kind](tx, owner)});
      return;
    }
    if ("target" in change) return pair(tx, owner, items, change);
    const item = items[change.item % Math.max(items.length, 1)];
    if (!item) return;
    if (change.do === "comment") return comment(tx, owner, item, change.gone);
    const table = TABLES[item.kind];
    const is = eq(table.id, item.id);
    if (change.do === "purge") await tx.delete(table).where(is);
    const set = {
      edit: {version: sql`${table.version} + 1`},
      delete: {deleted_at: AT},
      restore: {deleted_at: null},
    };
    if (change.do in set)
      await tx
        .update(table)
        .set(set[change.do as keyof typeof set])
        .where(is);
  }

  async function isThere(tx: Db, {kind, id}: Item) {
    const table = TABLES[kind];
    return (await tx.select({id: table.id}).from(table).where(eq(table.id, id))).length > 0;
  }

  async function comment(tx: Db, user_id: string, item: Item, isDeleted: boolean) {
    if ((item.kind !== "activity" && item.kind !== "workout") || !(await isThere(tx, item))) return;
    await tx.insert(training_comment).values({
      id: `cmt_${Math.random()}`,
      user_id,
      ...(item.kind === "activity" ? {activity_id: item.id} : {workout_id: item.id}),
      text: "Well done",
      created_at: AT,
      deleted_at: isDeleted ? AT : null,
    });
  }

  interface Pairing {
    readonly do: string;
    readonly item: number;
    readonly target: number;
  }

  async function pair(tx: Db, user_id: string, items: Item[], {do: what, ...places}: Pairing) {
    const runs = items.filter(({kind}) => kind === "activity");
    const targets = items.filter(({kind}) => kind === "event" || kind === "workout");
    const item = runs[places.item % Math.max(runs.length, 1)];
    const other = targets[places.target % Math.max(targets.length, 1)];
    if (!item || !other || !(await isThere(tx, item))) return;
    if (other.kind !== "event" && other.kind !== "workout") return;
    const target_id = what === "pair" ? other.id : null;
    await tx.delete(activity_pair).where(eq(activity_pair.target_id, other.id));
    const set = {target_id, paired_by: "manual" as const, updated_at: AT};
    await tx
      .insert(activity_pair)
      .values({user_id, activity_id: item.id, kind: other.kind, ...set})
      .onConflictDoUpdate({target: [activity_pair.activity_id, activity_pair.kind], set});
  }

  it("are as the calendar is, whatever happens between pages: nothing lost, nothing twice", async () => {
    let count = 0;
    const run = async (steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]) => {
      const {id: owner} = await addPerson(db, {name: `runner${count++}`});
      const clients = [keep(db, owner, true), keep(db, owner, false)] as const;
      const items: Item[] = [];
      for (const kind of KINDS) await apply(db, owner, items, {do: "add", kind});
      for (const one of steps) {
        if ("client" in one) await clients[one.client === 0 ? 0 : 1].page(one.limit);
        else if ("ahead" in one)
          await db
            .update(calendar_state)
            .set({latest: sql`${calendar_state.latest} + ${one.ahead}::bigint * 1000`})
            .where(eq(calendar_state.user_id, owner));
        else
          await withTransaction(db, async (tx) => {
            for (const change of one.together) await apply(tx, owner, items, change);
          });
      }
      const now = itemsOf(await read(db, owner, {updated_after: 0})).filter((item) => !isGone(item));
      const byId = (a: CalendarReplyItem, b: CalendarReplyItem) => (a.id < b.id ? -1 : 1);
      for (const client of clients) {
        // What is left of a pass, and then what changed since it began.
        while (await client.page(2)) {}
        while (await client.page(2)) {}
        expect([...client.copy.values()].sort(byId)).toEqual([...now].sort(byId));
      }
      const window = await read(db, owner, {from: 0, to: 4_000_000_000});
      expect(itemsOf(window).sort(byId)).toEqual([...now].sort(byId));
    };
    const steps = fc.array(step, {minLength: 10, maxLength: 40});
    await fc.assert(fc.asyncProperty(steps, run), {numRuns: inject("isDeep") ? 40 : 10});
  });

  const isGone = (item: CalendarReplyItem) => "kind" in item && item.deleted === true;

  it("a change of nothing but who may look is none, and one of two runners is of each", async () => {
    const [ann, bob] = [await addPerson(db), await addPerson(db, {name: "bob"})];
    await insertEvent(db, ann.id);
    const {latest} = await read(db, ann.id, {updated_after: 0});
    await insertEvent(db, bob.id);
    expect((await read(db, ann.id, {updated_after: 0})).latest).toBe(latest);
    expect(itemsOf(await read(db, bob.id, {updated_after: 0}))).toHaveLength(1);
  });

  it.runIf(name === "PostgreSQL")("numbers follow the order of commits, not of statements", async () => {
    const {id: owner} = await addPerson(db);
    const early = await insertEvent(db, owner, {title: "before"});
    const {latest} = await read(db, owner, {updated_after: 0});
    const changed = gate();
    const released = gate();
    const slow = db.transaction(async (tx) => {
      await tx.update(calendar_event).set({title: "after"}).where(eq(calendar_event.id, early));
      changed.open();
      await released.isOpen;
    });
    await changed.isOpen;
    // Begins later, and is done earlier.
    const late = await insertEvent(db, owner);
    const between = await read(db, owner, {updated_after: latest});
    expect(itemsOf(between).map(({id}) => id)).toEqual([late]);
    released.open();
    await slow;
    const after = await read(db, owner, {updated_after: between.latest});
    expect(itemsOf(after)).toMatchObject([{id: early, title: "after"}]);
    expect(after.latest).toBeGreaterThan(between.latest);
  });
});

function gate() {
  const {promise, resolve} = Promise.withResolvers<void>();
  return {isOpen: promise, open: () => resolve()};
}
