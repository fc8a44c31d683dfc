import {of, Subject, throwError} from "rxjs";
import type {SanityClient} from "sanity";
import {afterEach, beforeEach, expect, test, vi} from "vitest";
import {z} from "zod";
import {retryNow} from "./follow-with-retry.ts";
import {type LiveQuery, liveQuery} from "./live-query.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles: LiveQuery<string[]> = {
  query: "*[_type == $type].title",
  params: {type: "page"},
  listen: "*[_type == $type]",
  perspective: "raw",
  schema: z.array(z.string()),
};
const OUTAGE = new TypeError("Failed to fetch");

/** Fake content API as a query uses it: responses in turn, the last one repeated, and a stream of events. */
function content(...answers: (unknown[] | Error)[]) {
  const streams: Subject<unknown>[] = [];
  let fetches = 0;
  const client = {
    config: () => ({projectId: "test", dataset: "content", token: crypto.randomUUID()}),
    listen: () => {
      const events = new Subject<unknown>();
      streams.push(events);
      return events;
    },
    observable: {
      fetch: () => {
        const answer = answers[Math.min(fetches++, answers.length - 1)];
        return answer instanceof Error ? throwError(() => answer) : of(answer);
      },
    },
  };
  const config = client.config();
  client.config = () => config;
  const emit = async (type: string) => {
    streams.at(-1)?.next({type, visibility: "query"});
    await vi.advanceTimersByTimeAsync(600);
  };
  return {
    client: client as unknown as SanityClient,
    connect: () => emit("welcome"),
    lose: () => emit("reconnect"),
    change: () => emit("mutation"),
    opened: () => streams.length,
    listening: () => streams.filter(({observed}) => observed).length,
    fetched: () => fetches,
  };
}

function follow(client: SanityClient, question = titles) {
  const seen: unknown[] = [];
  const subscription = liveQuery(client, question).subscribe((loaded) => {
    seen.push(loaded.status === "loading" ? "loading" : [loaded.status, loaded.value]);
  });
  return {seen, leave: () => subscription.unsubscribe()};
}

test("the answer comes once the stream is open, and anew after a change", async () => {
  const {client, connect, change} = content(["Home"], ["Home", "Store"]);
  const {seen} = follow(client);
  expect(seen).toEqual(["loading"]);
  await connect();
  await change();
  expect(seen).toEqual(["loading", ["ready", ["Home"]], ["ready", ["Home", "Store"]]]);
});

test("a change that leaves the result as it was is not reported", async () => {
  const {client, connect, change, fetched} = content(["Home"], ["Home"]);
  const {seen} = follow(client);
  await connect();
  await change();
  expect(fetched()).toBe(2);
  expect(seen).toEqual(["loading", ["ready", ["Home"]]]);
});

test("an outage before the first result is reported, and ends by itself", async () => {
  const {client, connect} = content(OUTAGE, ["Home"]);
  const {seen} = follow(client);
  await connect();
  expect(seen.at(-1)).toEqual(["failed", null]);
  await vi.advanceTimersByTimeAsync(3000);
  await connect();
  expect(seen.at(-1)).toEqual(["ready", ["Home"]]);
});

test("an outage later takes nothing away that was read", async () => {
  const {client, connect, change} = content(["Home"], OUTAGE);
  const {seen} = follow(client);
  await connect();
  await change();
  expect(seen.at(-1)).toEqual(["failed", ["Home"]]);
});

test("a stream that does not open is an outage, though browsers go on trying in silence", async () => {
  const {client, lose, opened, fetched} = content(["Home"]);
  const {seen} = follow(client);
  await lose();
  expect(seen.at(-1)).toEqual(["failed", null]);
  expect(fetched()).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(opened()).toBe(2);
});

test("a connection that does not come back is an outage, however long the question takes to fail", async () => {
  const {client, connect, lose} = content(["Home"]);
  const {seen} = follow(client);
  await connect();
  await lose();
  expect(seen.at(-1)).toEqual(["ready", ["Home"]]);
  await lose();
  expect(seen.at(-1)).toEqual(["failed", ["Home"]]);
});

test("what changed while the connection was lost is read when it is back", async () => {
  const {client, connect, lose} = content(["Home"], ["Home"], ["Home", "Store"]);
  const {seen} = follow(client);
  await connect();
  await lose();
  await connect();
  expect(seen.at(-1)).toEqual(["ready", ["Home", "Store"]]);
});

test("a manual retry sends the request at once", async () => {
  const {client, connect, opened} = content(OUTAGE, ["Home"]);
  const {seen} = follow(client);
  await connect();
  const before = opened();
  retryNow();
  expect(opened()).toBe(before + 1);
  await connect();
  expect(seen.at(-1)).toEqual(["ready", ["Home"]]);
});

test("no raw words of a browser reach a person", async () => {
  const {client, connect} = content(OUTAGE);
  const sentences: string[] = [];
  liveQuery(client, titles).subscribe((loaded) => {
    if (loaded.status === "failed") sentences.push(loaded.sentence);
  });
  await connect();
  expect(sentences).toEqual(["The content service does not answer."]);
});

test("a result of the wrong shape fails instead of passing through", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const {client, connect} = content([{title: "Home"}]);
  const {seen} = follow(client);
  await connect();
  expect(seen.at(-1)).toEqual(["failed", null]);
  expect(log).toHaveBeenCalledOnce();
});

test("all who ask the same share one stream and one answer, also those who come later", async () => {
  const {client, connect, opened, fetched} = content(["Home"]);
  const first = follow(client);
  const second = follow(client, {...titles, params: {type: "page"}});
  await connect();
  const late = follow(client);
  expect([first, second, late].map(({seen}) => seen.at(-1))).toEqual(Array(3).fill(["ready", ["Home"]]));
  expect([opened(), fetched()]).toEqual([1, 1]);
});

test("another question, or another person, has a stream of its own", async () => {
  const [one, other] = [content(["Home"]), content(["Home"])];
  follow(one.client);
  follow(one.client, {...titles, params: {type: "store"}});
  follow(other.client);
  expect([one.opened(), other.opened()]).toEqual([2, 1]);
});

test("the stream closes a while after the last has left, and not when one of several leaves", async () => {
  const {client, connect, listening, opened} = content(["Home"]);
  const [first, second] = [follow(client), follow(client)];
  await connect();
  first.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listening()).toBe(1);
  second.leave();
  expect(listening()).toBe(1);
  follow(client).leave();
  expect(opened()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listening()).toBe(0);
  follow(client);
  expect(opened()).toBe(2);
});

test("what hardly ever changes is read once for all, without a stream", async () => {
  const {client, opened, fetched} = content(["Home"]);
  const once = {...titles, listen: null};
  const first = follow(client, once);
  await vi.advanceTimersByTimeAsync(5000);
  const late = follow(client, once);
  expect([first, late].map(({seen}) => seen.at(-1))).toEqual(Array(2).fill(["ready", ["Home"]]));
  expect([opened(), fetched()]).toEqual([0, 1]);
});
