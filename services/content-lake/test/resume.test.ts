import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, expect, it} from "vitest";
import {DATASET, startTestLake, type TestLake} from "./test-lake.ts";

const directory = mkdtempSync(join(tmpdir(), "lake-resume-"));
let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({directory});
});
afterAll(async () => {
  await lake.close();
  rmSync(directory, {recursive: true});
});

interface ListenerEvent {
  readonly id: string;
  readonly event: string;
  readonly data: {readonly documentId?: string; readonly transition?: string};
}

/** What a listener receives from its greeting to the change of the document `until`, or the greeting alone. */
async function listen(
  lastEventId: string | null,
  {
    until = null,
    query = '*[_type == "kept"]',
    resume = true,
  }: {until?: string | null; query?: string; resume?: boolean},
): Promise<ListenerEvent[]> {
  const search = new URLSearchParams({
    query,
    includeAllVersions: "true",
    ...(resume && {enableResume: "true"}),
  });
  const headers = lastEventId === null ? {} : {"last-event-id": lastEventId};
  const response = await lake.fetch(`/v2025-02-19/data/listen/${DATASET}?${search}`, {headers});
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const end = until === null ? "event: " : `"documentId":"${until}"`;
  let text = "";
  while (!(text.includes(end) && text.endsWith("\n\n"))) text += (await reader?.read())?.value ?? "";
  await reader?.cancel();
  return [...text.matchAll(/id: (\S+)\nevent: (\w+)\ndata: (.+)\n/g)].map(
    ([, id = "", event = "", data = ""]) => ({
      id,
      event,
      data: JSON.parse(data),
    }),
  );
}

const namesOf = (events: readonly ListenerEvent[]) => events.map(({event, data}) => data.documentId ?? event);
const positionNow = async () => (await listen(null, {}))[0]?.id ?? "";

it("a listener that reconnects receives the changes it missed, in order, and nothing else", async () => {
  const position = await positionNow();
  await lake.client().create({_id: "first", _type: "kept"});
  await lake.client().create({_id: "other", _type: "unwatched"});
  await lake.client().delete("first");
  await lake.client().create({_id: "last", _type: "kept"});
  const events = await listen(position, {until: "last"});
  expect(namesOf(events)).toEqual(["welcomeback", "first", "first", "last"]);
  expect(events.map(({data}) => data.transition)).toEqual([undefined, "appear", "disappear", "appear"]);
  expect(namesOf(await listen(events.at(-1)?.id ?? "", {}))).toEqual(["welcomeback"]);
});

it("a listener cut off within a transaction receives the whole transaction again", async () => {
  const both = lake
    .client()
    .transaction()
    .create({_id: "one", _type: "kept"})
    .create({_id: "two", _type: "kept"});
  const position = await positionNow();
  await both.commit();
  const [, first, second] = await listen(position, {until: "two"});
  expect(namesOf(await listen(first?.id ?? "", {until: "two"}))).toEqual(["welcomeback", "one", "two"]);
  expect(namesOf(await listen(second?.id ?? "", {}))).toEqual(["welcomeback"]);
});

it("a restart of the lake is no reason to start afresh", async () => {
  const position = await positionNow();
  await lake.client().create({_id: "beforeRestart", _type: "kept"});
  await lake.close();
  lake = await startTestLake({directory});
  expect(namesOf(await listen(position, {until: "beforeRestart"}))).toEqual(["welcomeback", "beforeRestart"]);
});

it("a listener that reconnects from a position unknown to the lake is asked to start over", async () => {
  for (const unknown of ["long-ago", "nonsense", (await positionNow()).replace(/\d+$/, "999999")]) {
    expect(namesOf(await listen(unknown, {}))).toEqual(["reset"]);
  }
});

it("a change that was purged meanwhile cannot be replayed", async () => {
  await lake.client().create({_id: "drafts.purged", _type: "kept"});
  const position = await positionNow();
  await lake.client().action({
    actionType: "sanity.action.document.version.discard",
    versionId: "drafts.purged",
    purge: true,
  });
  expect(namesOf(await listen(position, {}))).toEqual(["reset"]);
});

it("who did not ask to resume is welcomed as if it were new", async () => {
  const position = await positionNow();
  await lake.client().create({_id: "unseen", _type: "kept"});
  expect(namesOf(await listen(position, {resume: false}))).toEqual(["welcome"]);
});
