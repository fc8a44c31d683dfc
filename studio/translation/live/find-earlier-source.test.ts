import {sourceHash} from "@gradus/schemas/fingerprint";
import type {SanityDocument} from "sanity";
import {expect, test} from "vitest";
import {findEarlierSource} from "./find-earlier-source.ts";

const at = (revision: string, title: string): SanityDocument => ({
  _id: "hill-en",
  _type: "landingPage",
  _rev: revision,
  _createdAt: "",
  _updatedAt: "",
  title,
});
const history = [at("r3", "Three hills"), at("r2", "Two hills"), at("r1", "Hill")];

/** The service's history of one document. */
function historyService() {
  const requestedUris: string[] = [];
  const request = async ({uri}: {uri: string}) => {
    requestedUris.push(uri);
    if (uri.includes("/transactions/")) return history.map(({_rev}) => JSON.stringify({id: _rev})).join("\n");
    const revision = new URL(uri, "http://lake").searchParams.get("revision");
    return {documents: history.filter(({_rev}) => _rev === revision)};
  };
  const client = {request, config: () => ({dataset: "production"})};
  return {client: client as unknown as Parameters<typeof findEarlierSource>[0], asked: requestedUris};
}
const memory = async (title: string, sourceRevision: string | null) => ({
  sourceHash: await sourceHash(at("any", title)),
  sourceRevision,
  isReviewed: true,
});

test("the words that were translated are one question away when their revision was noted", async () => {
  const {client, asked} = historyService();
  expect(await findEarlierSource(client, "hill-en", await memory("Two hills", "r2"))).toMatchObject({
    _rev: "r2",
  });
  expect(asked).toEqual(["/data/history/production/documents/hill-en,drafts.hill-en?revision=r2"]);
});

test("without a revision note, or with a wrong one, the earlier source is found by its content", async () => {
  const {client} = historyService();
  expect(await findEarlierSource(client, "hill-en", await memory("Hill", null))).toMatchObject({_rev: "r1"});
  expect(await findEarlierSource(client, "hill-en", await memory("Hill", "r3"))).toMatchObject({_rev: "r1"});
});

test("words the history does not keep are not made up", async () => {
  const {client} = historyService();
  expect(await findEarlierSource(client, "hill-en", await memory("No hill", null))).toBeNull();
});
