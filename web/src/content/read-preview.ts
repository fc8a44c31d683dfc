import "server-only";
import type {QueryParams} from "@sanity/client";
import {client} from "@/content/client";
import {env} from "@/env/server";
import {readShared} from "./read-shared";
import {isStegaField} from "./stega-filter";
import type {ContentView} from "./view";

const previewClient = client.withConfig({stega: {studioUrl: env.STUDIO_URL, filter: isStegaField}});

/**
 * Reads content as an editor or the holder of a link sees it. A link to certain documents shows the drafts of these
 * and what is published of all others.
 */
export async function readPreview<Result>(
  query: string,
  params: QueryParams,
  view: ContentView,
): Promise<Result> {
  if (view.documents !== null) return readShared<Result>(query, params, view.documents);
  const perspective = typeof view.perspective === "string" ? view.perspective : [...view.perspective];
  const options = {perspective, stega: view.hasStega, cache: "no-store"} as const;
  return previewClient.fetch<Result>(query, params, options);
}
