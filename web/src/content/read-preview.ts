import "server-only";
import type {ContentSourceMap, QueryParams} from "@sanity/client";
import {client} from "@/content/client";
import {env} from "@/env/server";
import {isStegaField} from "./stega-filter";
import type {ContentView} from "./view";

const previewClient = client.withConfig({stega: {studioUrl: env.STUDIO_URL, filter: isStegaField}});
const UNCACHED = {cache: "no-store", filterResponse: false, resultSourceMap: "withKeyArraySelector"} as const;

/**
 * Reads content as an editor or the holder of a link sees it. A link to certain documents shows a result with
 * drafts only when all of them are among these; otherwise what is published.
 */
export async function readPreview<Result>(
  query: string,
  params: QueryParams,
  view: ContentView,
): Promise<Result> {
  const perspective = typeof view.perspective === "string" ? view.perspective : [...view.perspective];
  const options = {...UNCACHED, perspective, stega: view.hasStega};
  const {result, resultSourceMap} = await previewClient.fetch<Result>(query, params, options);
  if (view.documents === null || isShared(resultSourceMap, view.documents)) return result;
  return client.fetch<Result>(query, params, {cache: "no-store"});
}

function isShared(map: ContentSourceMap | undefined, documents: readonly string[]): boolean {
  const drafts = (map?.documents ?? []).filter(({_id}) => _id.startsWith("drafts."));
  return drafts.every(({_id}) => documents.includes(_id.slice("drafts.".length)));
}
