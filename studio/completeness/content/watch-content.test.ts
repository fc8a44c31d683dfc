import {Subject} from "rxjs";
import type {SanityClient, SanityDocument} from "sanity";
import {afterEach, beforeEach, expect, test, vi} from "vitest";
import {watchContent} from "./watch-content.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const document = (id: string, fields: Record<string, unknown> = {}) =>
  ({_id: id, _type: "claim", ...fields}) as SanityDocument;

/** Fake content API with what the code uses: one query, and a stream of events. */
function lake(...reads: SanityDocument[][]) {
  const events = new Subject<unknown>();
  const fetch = vi.fn(async () => reads.shift() ?? []);
  const client = {fetch, listen: () => events} as unknown as SanityClient;
  const seen: string[][] = [];
  watchContent(client).subscribe((documents) => seen.push(documents.map(({_id}) => _id)));
  const emit = async (...list: unknown[]) => {
    for (const event of list) events.next(event);
    await vi.advanceTimersByTimeAsync(1000);
  };
  return {tell: emit, seen, fetch};
}
const mutation = (documentId: string, result?: SanityDocument) => ({
  type: "mutation",
  documentId,
  ...(result && {result}),
});

test("content is read once; a change brings its document along", async () => {
  const {tell, seen, fetch} = lake([document("a"), document("b")]);
  await tell({type: "welcome"});
  await tell(mutation("c", document("c")), mutation("drafts.a", document("drafts.a")));
  await tell(mutation("b"));
  expect(seen).toEqual([
    ["a", "b"],
    ["a", "b", "c", "drafts.a"],
    ["a", "c", "drafts.a"],
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a change that arrives while content is read is not lost", async () => {
  const {tell, seen} = lake([document("a")]);
  await tell({type: "welcome"}, mutation("a"));
  expect(seen.at(-1)).toEqual([]);
});

test("after a gap in the stream everything is read again", async () => {
  const {tell, seen, fetch} = lake([document("a")], [document("z")]);
  await tell({type: "welcome"});
  await tell({type: "welcome"});
  expect(seen).toEqual([["a"], ["z"]]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a version in a release changes nothing", async () => {
  const {tell, seen} = lake([document("a")]);
  await tell({type: "welcome"}, mutation("versions.r1.a", document("versions.r1.a")));
  expect(seen).toEqual([["a"]]);
});
