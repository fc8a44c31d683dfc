import "server-only";
import {pagePath} from "@gradus/schemas/page-path";
import {client} from "@/content/client";
import type {ContentView} from "@/content/view";

interface Row {
  readonly type: string;
  readonly slug: string;
}

/** Where a link opens: the first page among what it shows, else the home page. */
export async function sharedPath({perspective, documents}: ContentView): Promise<string> {
  const isRelease = documents === null;
  const filter = isRelease ? 'sanity::partOfRelease($release) && _id in path("versions.**")' : "_id in $ids";
  const rows = await client.fetch<Row[]>(
    `*[${filter} && defined(slug.current)]{"type": _type, "slug": slug.current}`,
    {ids: documents ?? [], release: [perspective].flat()[0] ?? ""},
    {perspective: isRelease ? "raw" : "drafts", cache: "no-store"},
  );
  return rows.map(pagePath).find((path) => path !== null) ?? "/";
}
