import {readdirSync, readFileSync} from "node:fs";
import type {IdentifiedSanityDocumentStub, SanityClient} from "@sanity/client";

const SEED = new URL("../../seed/", import.meta.url);

/** Fills an empty dataset with the example documents. One that has content is left alone: null. */
export async function seedDataset(client: SanityClient): Promise<number | null> {
  const existing = await client.fetch<number>('count(*[!(_id in path("_.**"))])', {}, {perspective: "raw"});
  if (existing > 0) return null;
  const documents = readSeed();
  // All at once: documents refer to one another across files.
  const transaction = client.transaction();
  for (const document of documents) transaction.createIfNotExists(document);
  await transaction.commit({returnDocuments: false});
  return documents.length;
}

function readSeed(): IdentifiedSanityDocumentStub[] {
  const files = readdirSync(SEED).filter((name) => name.endsWith(".ndjson"));
  const lines = files.flatMap((name) => readFileSync(new URL(name, SEED), "utf8").split("\n"));
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}
