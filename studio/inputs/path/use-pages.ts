import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";
import type {Loadable} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import type {PageRow} from "./link-choices.ts";

const pages: LiveQuery<PageRow[]> = {
  // English first: the Studio's language is English, and a page is listed once for all its languages.
  query: `*[defined(slug.current) && !(_id in path("versions.**"))]
    | order(select(locale == "en" => 0, 1) asc, select(_id in path("drafts.**") => 1, 0) asc, title asc){
      "type": _type, "slug": slug.current, "title": coalesce(title, name, slug.current),
      "isPublished": !(_id in path("drafts.**"))
    }`,
  listen: null,
  perspective: "raw",
  schema: z.array(
    z.object({type: z.string(), slug: z.string(), title: z.string(), isPublished: z.boolean()}),
  ),
};

/** All pages, drafts included. */
export const usePages = (isNeeded: boolean): Loadable<readonly PageRow[]> =>
  useLiveQuery(isNeeded ? pages : null);
