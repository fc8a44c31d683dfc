import {isSourceChanged} from "../fingerprint.ts";
import {type ContentDocument, publishedId, stageOf, textAt} from "./content-document.ts";

/** Ids of published translations whose source no longer reads as it did when they were made. */
export async function findStale(documents: readonly ContentDocument[]): Promise<ReadonlySet<string>> {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const stale = new Set<string>();
  for (const document of documents) {
    const known = textAt(document, "translation.sourceHash");
    const source = publishedId(textAt(document, "translation.source._ref") ?? "");
    if (stageOf(document._id) !== "published" || !known || !source) continue;
    const sources = [byId.get(source) ?? null, byId.get(`drafts.${source}`) ?? null];
    if (await isSourceChanged(known, sources)) stale.add(document._id);
  }
  return stale;
}
