import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";

const text = z.string().nullable();

const draft = z.object({id: z.string(), type: z.string(), title: text, locale: text, isDraft: z.boolean()});
export type Draft = z.infer<typeof draft>;

/** Every draft that a page could show, newest first, and one document whether it has a draft or not. */
export const shareableDrafts = (own: string): LiveQuery<Draft[]> => ({
  query: `*[defined(locale) && _type != "legalText"
  && (_id in path("drafts.**") || _id == $own && !defined(*[_id == "drafts." + $own][0]._id))] | order(_updatedAt desc)[0...100]{
  "id": coalesce(string::split(_id, "drafts.")[1], _id), "type": _type,
  "title": coalesce(title, heading, slug.current), locale, "isDraft": _id in path("drafts.**")
}`,
  params: {own},
  listen: '*[_id in path("drafts.**")]',
  perspective: "raw",
  schema: z.array(draft),
});

const link = z.object({
  id: z.string(),
  region: z.string(),
  locale: z.string(),
  at: text,
  expires: z.string(),
  revoked: z.boolean(),
  createdBy: text,
  release: text,
  releaseTitle: text,
  titles: z.array(z.object({id: z.string(), title: text})),
  count: z.number().nullable(),
});
export type Link = z.infer<typeof link>;

export const allLinks: LiveQuery<Link[]> = {
  query: `*[_type == "shareLink"] | order(_createdAt desc)[0...100]{
  "id": _id, region, locale, at, expires, "revoked": revoked == true, createdBy, release,
  "releaseTitle": *[_type == "system.release" && name == ^.release][0].metadata.title,
  "titles": *[_id in ^.documents || (_id in path("drafts.**") && string::split(_id, "drafts.")[1] in ^.documents)]{
    "id": _id, "title": coalesce(title, heading, slug.current)
  },
  "count": count(documents)
}`,
  listen: '*[_type == "shareLink"]',
  perspective: "raw",
  schema: z.array(link),
};

/** What a link shows: "Home and 2 more" or "Release Spring". */
export function linkContent({release, releaseTitle, titles, count}: Link): string {
  if (release !== null) return `Release ${releaseTitle ?? release}`;
  const first = titles.find(({title}) => title !== null)?.title ?? "A deleted document";
  const more = (count ?? 1) - 1;
  return more > 0 ? `${first} and ${more} more` : first;
}
