import type {MutationEvent} from "@sanity/client";
import {applyPatch, type RawPatch} from "mendoza";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {DATASET, startTestLake, type TestLake} from "./test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

interface Events<T> {
  subscribe(observer: {next: (event: T) => void; error: (error: unknown) => void}): {unsubscribe(): void};
}

/** Starts listening and, once the lake has sent its welcome, returns a promise of the next events. */
function listening<T extends {type: string}>(
  events: Events<T>,
  count: number,
): Promise<{seen: Promise<T[]>}> {
  return new Promise((welcomed, failed) => {
    const seen = new Promise<T[]>((resolve, reject) => {
      const collected: T[] = [];
      const subscription = events.subscribe({
        next(event) {
          if (event.type === "welcome") return welcomed({seen});
          if (collected.push(event) < count) return;
          subscription.unsubscribe();
          resolve(collected);
        },
        error(error) {
          reject(error);
          failed(error);
        },
      });
    });
    seen.catch(() => {});
  });
}

function listen(query: string, options: object = {}) {
  return lake.client().listen(query, {}, {
    events: ["welcome", "mutation"],
    includeAllVersions: true,
    ...options,
  } as never) as Events<MutationEvent>;
}

describe("listen", () => {
  it("listen reports when a document enters, changes within and leaves the result of a query", async () => {
    const {seen} = await listening(listen('*[_type == "watched" && open]'), 3);
    await lake.client().create({_id: "w", _type: "watched", open: true, title: "A"});
    await lake.client().create({_id: "other", _type: "unwatched", open: true});
    await lake.client().patch("w").set({title: "B"}).commit();
    await lake.client().patch("w").set({open: false}).commit();
    const [appear, update, disappear] = await seen;
    expect(appear).toMatchObject({transition: "appear", documentId: "w", result: {title: "A"}});
    expect(appear).not.toHaveProperty("previousRev");
    expect(update).toMatchObject({
      transition: "update",
      previousRev: appear?.resultRev,
      result: {title: "B"},
    });
    expect(disappear).toMatchObject({transition: "disappear", previousRev: update?.resultRev});
    expect(disappear).not.toHaveProperty("result");
  });

  it("ends for a listener whose condition costs too much, and the write that met it is answered", async () => {
    const costly =
      '*[_type == "costly" && count(items[count(^.items[count(^.^.items[@ > 1]) > 1]) > 1]) > 1]';
    const {seen} = await listening(listen(costly), 1);
    const items = Array.from({length: 200}, (_, at) => at);
    await expect(lake.client().create({_id: "costly", _type: "costly", items})).resolves.toHaveProperty(
      "_rev",
    );
    await expect(seen).rejects.toThrow("and was stopped");
  });

  it("sends the mutations as they were made and effects a client can apply without _rev", async () => {
    const before = await lake.client().create({_id: "effects", _type: "effects", title: "A", z: {a: 1}});
    const {seen} = await listening(listen('*[_type == "effects"]', {effectFormat: "mendoza"}), 1);
    const after = await lake.client().patch("effects").set({"z.a": 2}).unset(["title"]).commit();
    const [event] = await seen;
    expect(event?.mutations).toEqual([{patch: {id: "effects", set: {"z.a": 2}, unset: ["title"]}}]);
    const {_rev: _before, ...content} = before;
    const {_rev: _after, ...expected} = after;
    expect(applyPatch(content, event?.effects?.apply as RawPatch)).toEqual(expected);
  });

  it("the event count of a transaction includes only the documents sent to this listener", async () => {
    await lake.client().create({_id: "drafts.counted", _type: "counted"});
    const all = await listening(listen('*[_type == "counted"]'), 2);
    const published = await listening(listen('*[_type == "counted"]', {includeAllVersions: false}), 1);
    await lake.client().action({
      actionType: "sanity.action.document.publish",
      draftId: "drafts.counted",
      publishedId: "counted",
    });
    const counts = (events: MutationEvent[]) =>
      events.map((event) => [event.transactionCurrentEvent, event.transactionTotalEvents]);
    expect(counts(await all.seen)).toEqual([
      [1, 2],
      [2, 2],
    ]);
    const events = await published.seen;
    expect(counts(events)).toEqual([[1, 1]]);
    expect(events[0]?.documentId).toBe("counted");
  });

  it("explains a query it cannot run in the stream, so that the client does not try again", async () => {
    await expect(listening(listen("*[_type =="), 1)).rejects.toMatchObject({
      name: "ChannelError",
      data: {error: {type: "queryParseError"}},
    });
  });

  it("shows nothing with a dot in its id to those without a token", async () => {
    const response = await lake.fetch(`/v1/data/listen/${DATASET}?query=*&includeAllVersions=true`, {
      person: null,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await lake.client().create({_id: "drafts.hidden", _type: "page"});
    await lake.client().create({_id: "shown", _type: "page"});
    let text = "";
    while (!text.includes('"documentId":"shown"')) text += (await reader?.read())?.value ?? "";
    expect(text).not.toContain("drafts.hidden");
    await reader?.cancel();
  });
});

describe("live events", () => {
  const tagsOf = (event: object | undefined) => (event as {tags?: string[]} | undefined)?.tags ?? [];

  it("name the tags of exactly those queries whose answer changed", async () => {
    await lake.client().createOrReplace({_id: "live-a", _type: "alpha"});
    await lake.client().createOrReplace({_id: "live-b", _type: "beta"});
    const answer = async (query: string) =>
      (await lake.client(null).fetch(query, {}, {filterResponse: false})).syncTags ?? [];
    const alpha = await answer('*[_type == "alpha"]');
    const beta = await answer('*[_type == "beta"]');
    const {seen} = await listening(lake.client(null).live.events(), 1);
    await lake.client().patch("live-a").set({title: "new"}).commit();
    const [event] = await seen;
    expect(alpha.some((tag) => tagsOf(event).includes(tag))).toBe(true);
    expect(beta.some((tag) => tagsOf(event).includes(tag))).toBe(false);
  });

  it("keep drafts to those who ask for them with a token", async () => {
    const visitors = await listening(lake.client(null).live.events(), 1);
    const editors = await listening(lake.client("local-viewer").live.events({includeDrafts: true}), 2);
    await lake.client().createOrReplace({_id: "drafts.live-c", _type: "gamma"});
    await lake.client().createOrReplace({_id: "live-d", _type: "delta"});
    expect(tagsOf((await visitors.seen)[0])).toContain("s1:type.delta");
    expect(tagsOf((await editors.seen)[0])).toContain("s1:type.gamma");
    const refused = await lake.fetch(`/v2025-02-19/data/live/events/${DATASET}?includeDrafts=true`, {
      person: null,
    });
    expect(refused.status).toBe(401);
  });

  it("resume after a known event, and ask for a fresh start after an unknown one", async () => {
    const path = `/v2025-02-19/data/live/events/${DATASET}`;
    const read = async (lastEventId: string | null, until: string) => {
      const headers = lastEventId === null ? {} : {"last-event-id": lastEventId};
      const response = await lake.fetch(path, {headers, person: null});
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (!text.includes(until)) text += (await reader?.read())?.value ?? "";
      await reader?.cancel();
      return text;
    };
    const position = /id: (\S+)\nevent: welcome/.exec(await read(null, "welcome"))?.[1] ?? "";
    await lake.client().create({_type: "missed"});
    expect(await read(position, "s1:type.missed")).toContain("event: welcome");
    expect(await read("long-ago", "event: ")).toContain("event: restart");
  });
});
