import type {CalendarReply} from "@gradus/backend/contract/calendar";
import {expect, it} from "vitest";
import {failed, type Reply} from "../session/reply";
import {examplePlanned} from "../testing/example-planned";
import {partsOf} from "./calendar-parts";
import type {CalendarItems} from "./calendar-state";
import {createCalendarStore} from "./calendar-store";

const ok = <T>(data: T): Reply<T> => ({ok: true, status: 200, data, err: null});
const answer = (changes: Partial<CalendarReply>): CalendarReply => ({
  server_time: 1_795_000_000,
  latest: 10,
  ...changes,
});
const workout = (changes = {}) => ({...examplePlanned(changes), updated_at: 5});
const PART = {day: "2026-11-23", kinds: ["uw"], isWithDeleted: false} as const;

function start(...replies: readonly Reply<CalendarReply>[]) {
  const queries: Readonly<Record<string, string>>[] = [];
  const left = [...replies];
  const store = createCalendarStore(
    async (query) => {
      queries.push(query);
      return left.shift() ?? ok(answer({}));
    },
    {
      workout: async (id) => ok(examplePlanned({id, deleted: "2026-11-20T10:00:00.000Z"})),
      event: async () => failed(404, {code: "not_found", request_id: "r"}),
    },
  );
  return {store, asked: queries};
}
const days = (store: ReturnType<typeof start>["store"]) =>
  [...store.state().items.workouts.values()].map(({id, day, deleted}) => [id, day, deleted !== null]);

it("reads a part once with all its pages, and afterwards only what changed", async () => {
  const {store, asked} = start(
    ok(answer({workouts: [workout({id: "wko_1"})], next: "more"})),
    ok(answer({workouts: [workout({id: "wko_2"})], latest: 12})),
    ok(answer({workouts: [workout({id: "wko_1", day: "2026-11-27"})], latest: 20})),
  );
  await store.load(PART);
  await store.load(PART);
  await store.follow();
  expect(asked.map(({cursor, updated_after}) => [cursor, updated_after])).toEqual([
    [undefined, undefined],
    ["more", undefined],
    [undefined, "10"],
  ]);
  expect(days(store)).toEqual([
    ["wko_1", "2026-11-27", false],
    ["wko_2", "2026-11-24", false],
  ]);
  expect(store.state().latest).toBe(20);
});

it("keeps the last known content of a deleted item, and ignores deleted items it never loaded", async () => {
  const tombstone = (id: string) => ({id, kind: "workout" as const, deleted: true as const, updated_at: 11});
  const {store} = start(
    ok(answer({workouts: [workout({id: "wko_1"})]})),
    ok(answer({workouts: [tombstone("wko_1"), tombstone("wko_9")], latest: 11})),
  );
  await store.load(PART);
  await store.follow();
  expect(days(store)).toEqual([["wko_1", "2026-11-24", true]]);
});

it("requests what deleted items were where they are shown, and omits those without known content", async () => {
  const tombstone = (id: string, kind: "workout" | "event") =>
    ({id, kind, deleted: true, updated_at: 11}) as const;
  const {store} = start(
    ok(answer({workouts: [tombstone("wko_1", "workout")], events: [tombstone("evt_1", "event")]})),
    ok(answer({workouts: [tombstone("wko_2", "workout")]})),
  );
  await store.load({...PART, isWithDeleted: true});
  await store.load(PART);
  expect(days(store)).toEqual([["wko_1", "2026-11-24", true]]);
  expect(store.state().items.events.size).toBe(0);
});

it("a part that failed to load does not hide others, and is loaded again on request", async () => {
  const {store, asked} = start(
    failed(503, {code: "unavailable", request_id: "r"}),
    ok(answer({workouts: [workout()]})),
  );
  await store.load(PART);
  expect([...store.state().parts.values()]).toMatchObject([{code: "unavailable"}]);
  await store.load(PART);
  expect(asked).toHaveLength(1);
  await store.load(PART, true);
  expect([...store.state().parts.values()]).toEqual(["loaded"]);
});

it("throws everything away where the server no longer knows what changed", async () => {
  const {store} = start(
    ok(answer({workouts: [workout()]})),
    failed(410, {code: "resync_required", request_id: "r"}),
  );
  await store.load(PART);
  await store.follow();
  expect([store.state().parts.size, store.state().latest]).toEqual([0, null]);
});

it("shows a change at once, and takes it back with its reason where it is refused", async () => {
  const {store} = start(ok(answer({workouts: [workout({id: "wko_1"}), workout({id: "wko_2"})]})));
  await store.load(PART);
  let answerNow: (reply: Reply<null>) => void = () => {};
  const changing = store.change<null>({
    ids: ["wko_1"],
    show: (items) => ({
      ...items,
      workouts: new Map([...items.workouts].map(([id, each]) => [id, {...each, day: "2026-11-29"}] as const)),
    }),
    send: () => new Promise((resolve) => (answerNow = resolve)),
    settle: (items) => items,
  });
  expect(days(store)[0]).toEqual(["wko_1", "2026-11-29", false]);
  expect([...store.state().pending]).toEqual(["wko_1"]);
  answerNow(failed(422, {code: "limit_reached", request_id: "r"}));
  await changing;
  expect(days(store)[0]).toEqual(["wko_1", "2026-11-24", false]);
  expect(store.state().failures.get("wko_1")?.code).toBe("limit_reached");
  expect(store.state().pending.size).toBe(0);
});

/** A store with one workout, and a change of its day that is under way until it is let go. */
async function startMove(day: string, ...replies: readonly Reply<CalendarReply>[]) {
  const started = start(ok(answer({workouts: [workout()]})), ...replies);
  await started.store.load(PART);
  let letGo: (reply: Reply<number>) => void = () => {};
  const moving = started.store.change<number>({
    ids: ["wko_1"],
    show: (items) => withDay(items, day),
    send: () => new Promise((resolve) => (letGo = resolve)),
    settle: (items, version) => withDay(items, day, version),
  });
  await new Promise((resolve) => setImmediate(resolve));
  function arrive(version: number) {
    letGo(ok(version));
    return moving;
  }
  return {...started, moving, arrive};
}
const withDay = (items: CalendarItems, day: string, version?: number): CalendarItems => ({
  ...items,
  workouts: new Map(
    [...items.workouts].map(([id, each]) => [id, {...each, day, version: version ?? each.version}]),
  ),
});

it("keeps a change visible whatever is read while it is being sent", async () => {
  const {store, arrive} = await startMove("2026-11-29", ok(answer({workouts: [workout({title: "Tempo"})]})));
  await store.follow();
  expect([...store.state().items.workouts.values()]).toMatchObject([{day: "2026-11-29", title: "Tempo"}]);
  await arrive(2);
  expect(days(store)).toEqual([["wko_1", "2026-11-29", false]]);
});

it("takes no older version than it knows for news", async () => {
  const {store, arrive} = await startMove("2026-11-29", ok(answer({workouts: [workout()], latest: 11})));
  await arrive(2);
  await store.follow();
  expect(days(store)).toEqual([["wko_1", "2026-11-29", false]]);
});

it("requests changes once more when something changed during a request for changes", async () => {
  const {store, asked} = start(ok(answer({workouts: [workout()]})));
  await store.load(PART);
  await Promise.all([store.follow(), store.follow(), store.follow()]);
  expect(asked.filter(({updated_after}) => updated_after !== undefined)).toHaveLength(2);
});

it("sends changes of one item one after another, and those of others at once", async () => {
  const {store, moving, arrive} = await startMove("2026-11-29");
  const sent: string[] = [];
  const change = (id: string) =>
    store.change<null>({
      ids: [id],
      show: (items) => items,
      async send() {
        sent.push(id);
        return ok(null);
      },
      settle: (items) => items,
    });
  const second = change("wko_1");
  await change("wko_2");
  expect(sent).toEqual(["wko_2"]);
  await arrive(2);
  await Promise.all([moving, second]);
  expect(sent).toEqual(["wko_2", "wko_1"]);
});

it("covers days by parts of four weeks that always begin on the same days", () => {
  const filter = {kinds: ["uw"], isWithDeleted: false} as const;
  const parts = partsOf("2026-11-01", "2026-12-20", filter).map(({day}) => day);
  expect(partsOf("2026-11-20", "2026-11-21", filter).every(({day}) => parts.includes(day))).toBe(true);
  expect(parts[0] && parts[0] <= "2026-11-01").toBe(true);
  expect(parts).toHaveLength(2);
});
