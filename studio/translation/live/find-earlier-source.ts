import {sourceHash} from "@gradus/schemas/fingerprint";
import type {SanityClient, SanityDocument} from "sanity";
import type {TranslationState} from "../languages/source-to-follow.ts";

/** Further back a page has usually been written anew, and reading on would take long. */
const MAX_REVISIONS = 40;

type HistoryClient = Pick<SanityClient, "request" | "config">;

/** The source as it was when translated, from the content's history; null if that version is no longer stored. */
export async function findEarlierSource(
  client: HistoryClient,
  sourceId: string,
  {sourceHash: expectedHash, sourceRevision}: TranslationState,
): Promise<SanityDocument | null> {
  if (expectedHash === null) return null;
  const noted = sourceRevision && (await findAt(client, sourceId, sourceRevision, expectedHash));
  if (noted) return noted;
  for (const revision of await listRevisions(client, sourceId)) {
    const found = await findAt(client, sourceId, revision, expectedHash);
    if (found) return found;
  }
  return null;
}

/** A translation may have been made from the draft, so both are looked at. */
async function findAt(client: HistoryClient, sourceId: string, revision: string, expectedHash: string) {
  const uri = `${historyOf(client)}/documents/${sourceId},drafts.${sourceId}?revision=${encodeURIComponent(revision)}`;
  const {documents} = await client.request<{documents: SanityDocument[]}>({uri});
  for (const document of documents) {
    if ((await sourceHash(document)) === expectedHash) return document;
  }
  return null;
}

/** Newest first. The service answers one transaction a line. */
async function listRevisions(client: HistoryClient, sourceId: string): Promise<string[]> {
  const uri = `${historyOf(client)}/transactions/${sourceId}?excludeContent=true&reverse=true&limit=${MAX_REVISIONS}`;
  const lines: unknown = await client.request({uri, json: false});
  if (typeof lines !== "string") return [];
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => String(JSON.parse(line).id));
}

const historyOf = (client: HistoryClient) => `/data/history/${client.config().dataset}`;
