import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {beforeEach, describe, expect, it} from "vitest";
import {type CachedSchedule, clearCachedSchedule, readCachedSchedule} from "../session/cached-schedule";
import {clearEdits, type QueuedEdit} from "../session/edit-queue";
import {failed, type Reply} from "../session/reply";
import {memoryStorage} from "../session/safe-storage";
import {examplePlanned} from "../testing/example-today";
import {createTodayStore, type TodayPorts} from "./today-store";

const WORKOUT = examplePlanned();
const ILL = {kind: "skip", reason: "ill"} as const;
const TOMORROW = {kind: "move", day: "2026-11-27"} as const;

const offline = failed(0, {code: "network", request_id: "r"});
const ok = <T>(data: T): Reply<T> => ({ok: true, status: 200, data, err: null});

let storage = memoryStorage();
let isOnline = true;
let signedIn = "usr_runner";
/** What the server has. */
let saved: PlannedWorkoutDetail = WORKOUT;
let sent: QueuedEdit[] = [];
let answer: (edit: QueuedEdit) => Reply<PlannedWorkoutDetail> = apply;
let ids = 0;

/** As the server does it: once for a key, and only on the version that was seen. */
function apply({change, version}: QueuedEdit): Reply<PlannedWorkoutDetail> {
  if (version !== saved.version) return failed(409, {code: "conflict", request_id: "r", workout: saved});
  saved = {
    ...saved,
    version: saved.version + 1,
    ...(change.kind === "skip" ? {skipped: change.reason} : {day: change.day}),
  };
  return ok(saved);
}

const daysOf = (owner: string): CachedSchedule => ({
  owner,
  readAt: 1_000,
  timezone: "Europe/Berlin",
  distanceUnit: "km",
  criticalPower: 268,
  workouts: [{...WORKOUT, ...saved}],
  events: [],
  restingPlan: null,
});

const open = (owner = "usr_runner", changes: Partial<TodayPorts> = {}) =>
  createTodayStore(owner, {
    storage,
    now: () => 1_000,
    newKey: () => `key-${++ids}`,
    read: async () => (isOnline ? ok(daysOf(owner)) : offline),
    send: async (_owner, edit) => {
      sent.push(edit);
      return isOnline ? answer(edit) : offline;
    },
    isOwner: () => signedIn === owner,
    alone: (run) => run(),
    ...changes,
  });

async function openOnceOnline() {
  const store = open();
  await store.refresh();
  isOnline = false;
  return store;
}
const shown = (store: ReturnType<typeof open>) => store.state().days?.workouts[0];
const queued = (store: ReturnType<typeof open>) => store.state().edits.map(({state}) => state.kind);

beforeEach(() => {
  storage = memoryStorage();
  isOnline = true;
  signedIn = "usr_runner";
  saved = WORKOUT;
  sent = [];
  answer = apply;
  ids = 0;
});

describe("without a connection", () => {
  it("days read once are available in the next page, marked as old", async () => {
    await openOnceOnline();
    const again = open();
    await again.refresh();
    expect([shown(again)?.title, again.state().reading, again.state().err?.code]).toEqual([
      WORKOUT.title,
      "kept",
      "network",
    ]);
  });

  it("a change is shown at once, waits, and outlives the page", async () => {
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    const again = open();
    expect([shown(store)?.skipped, shown(again)?.skipped, queued(again), saved.skipped]).toEqual([
      "ill",
      "ill",
      ["waiting"],
      null,
    ]);
  });

  it("a device that is full goes on showing what it has", async () => {
    const full = {
      ...storage,
      setItem: () => {
        throw new Error("full");
      },
    };
    const store = open("usr_runner", {storage: full});
    await store.refresh();
    expect([shown(store)?.id, store.state().reading]).toEqual([WORKOUT.id, "fresh"]);
  });

  it("a device that is full keeps a change in the page, reports this, and sends the change once", async () => {
    const store = await openOnceOnline();
    const {setItem} = storage;
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    await store.edit(WORKOUT, ILL);
    expect([queued(store), shown(store)?.skipped, store.state().hasRoom]).toEqual([
      ["waiting"],
      "ill",
      false,
    ]);
    storage.setItem = setItem;
    await store.edit(WORKOUT, TOMORROW);
    expect([queued(open()), store.state().hasRoom]).toEqual([["waiting", "waiting"], true]);
    isOnline = true;
    sent = [];
    await store.refresh();
    expect([sent.map(({change}) => change.kind), queued(store)]).toEqual([["skip", "move"], []]);
  });

  it.each(["{", "[]", '{"owner":"usr_runner"}', "7"])(
    "%s counts neither as stored days nor as stored changes",
    (text) => {
      storage.setItem("gradus.today", text);
      storage.setItem("gradus.today_edits", text);
      expect(open().state()).toMatchObject({days: null, edits: []});
    },
  );
});

describe("back again", () => {
  it("changes go out once, in their order, each on top of the one before", async () => {
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    await store.edit(WORKOUT, TOMORROW);
    sent = [];
    isOnline = true;
    await Promise.all([store.refresh(), store.refresh()]);
    await open().refresh();
    expect(sent.map(({change, version}) => [change.kind, version])).toEqual([
      ["skip", 3],
      ["move", 4],
    ]);
    expect(saved).toMatchObject({skipped: "ill", day: "2026-11-27", version: 5});
    expect([queued(store), shown(store)?.skipped, storage.getItem("gradus.today_edits")]).toEqual([
      [],
      "ill",
      null,
    ]);
  });

  it("each try of one change has its key, and two changes have two", async () => {
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    await store.refresh();
    await store.edit(WORKOUT, TOMORROW);
    const keys = sent.map(({change, key}) => `${change.kind} ${key}`);
    expect(new Set(keys)).toEqual(new Set(["skip key-1"]));
    isOnline = true;
    await store.refresh();
    expect(sent.at(-1)).toMatchObject({key: "key-2"});
  });

  it("an answer that was lost is no conflict: it is already as wanted", async () => {
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    saved = {...saved, skipped: "ill", version: 4};
    isOnline = true;
    await store.refresh();
    expect([queued(store), saved.version]).toEqual([[], 4]);
  });

  it("a workout changed elsewhere is shown as saved, and the runner is asked to decide", async () => {
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    saved = {...saved, title: "Easy 30", version: 4};
    isOnline = true;
    await store.refresh();
    expect([queued(store), shown(store)]).toMatchObject([["conflict"], {title: "Easy 30", skipped: null}]);
    const [edit] = store.state().edits;
    if (edit?.state.kind !== "conflict") throw new Error("No conflict");
    await store.keepMine(edit, edit.state.saved);
    expect([queued(store), saved]).toMatchObject([[], {title: "Easy 30", skipped: "ill", version: 5}]);
    // The same key with another body would be refused.
    expect(sent.at(-1)?.key).not.toBe(edit.key);
  });

  it("what is saved can stay, and what came after it goes on", async () => {
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    saved = {...saved, title: "Easy 30", version: 4};
    isOnline = true;
    await store.refresh();
    const [edit] = store.state().edits;
    if (edit) await store.giveUp(edit);
    expect([queued(store), saved.version, shown(store)?.skipped]).toEqual([[], 4, null]);
  });

  it("a change that is not decided holds those of its workout, and no others", async () => {
    const other = examplePlanned({id: "wko_2", version: 1});
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    await store.edit(WORKOUT, TOMORROW);
    await store.edit(other, ILL);
    answer = ({workoutId}) =>
      workoutId === "wko_1"
        ? failed(409, {code: "conflict", request_id: "r", workout: {...saved, version: 9}})
        : ok({...other, skipped: "ill", version: 2});
    isOnline = true;
    await store.refresh();
    expect(store.state().edits.map(({state, change}) => [state.kind, change.kind])).toEqual([
      ["conflict", "skip"],
      ["waiting", "move"],
    ]);
  });

  it("a change that the server rejects permanently is reported, and can be discarded", async () => {
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    answer = () => failed(404, {code: "not_found", request_id: "r"});
    isOnline = true;
    await store.refresh();
    expect([queued(store), shown(store)?.skipped]).toEqual([["refused"], null]);
    const [edit] = store.state().edits;
    if (edit) await store.giveUp(edit);
    expect(queued(store)).toEqual([]);
  });

  it.each(["session_unavailable", "unavailable", "rate_limited", "internal"] as const)(
    "%s keeps the waiting changes, and reports the reason",
    async (code) => {
      const store = await openOnceOnline();
      await store.edit(WORKOUT, ILL);
      answer = () => failed(401, {code, request_id: "r"});
      isOnline = true;
      await store.refresh();
      expect([queued(store), store.state().err?.code]).toEqual([["waiting"], code]);
    },
  );
});

describe("another account on the same device", () => {
  it("sees neither days nor changes of the former, and sends none of them", async () => {
    const store = await openOnceOnline();
    await store.edit(WORKOUT, ILL);
    sent = [];
    signedIn = "usr_other";
    const other = open("usr_other");
    expect(other.state()).toMatchObject({days: null, edits: []});
    await other.refresh();
    expect([sent, readCachedSchedule(storage, "usr_runner")]).toEqual([[], null]);
    // Theirs again once they are back: an ended session loses no change.
    signedIn = "usr_runner";
    expect(queued(open())).toEqual(["waiting"]);
  });

  it("an answer that arrives after signing out is not stored", async () => {
    let arrive: (reply: Reply<CachedSchedule>) => void = () => {};
    const store = open("usr_runner", {read: () => new Promise((resolve) => (arrive = resolve))});
    const reading = store.refresh();
    await new Promise((resolve) => setImmediate(resolve));
    signedIn = "";
    clearCachedSchedule(storage);
    clearEdits(storage, "usr_runner");
    arrive(ok(daysOf("usr_runner")));
    await reading;
    await store.edit(WORKOUT, ILL);
    expect([storage.getItem("gradus.today"), storage.getItem("gradus.today_edits")]).toEqual([null, null]);
  });
});
