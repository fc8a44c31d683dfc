import {type RedirectRow, toRedirect} from "../../completeness/redirects.ts";
import {isRecord} from "../../fields/is-record.ts";
import {queryOncePerRun} from "../../fields/query-once-per-run.ts";
import type {PublishedPage} from "./redirect-problems.ts";

/** Every redirect, in its draft version where one exists: edits of two editors must not form a loop together. */
export const redirectRegister = queryOncePerRun(
  `*[_type == "redirect" && !(_id in path("versions.**"))]{_id, _type, from, to, permanent, targeting}`,
  (rows) => {
    const byId = new Map<string, RedirectRow>();
    const documents = Array.isArray(rows) ? rows.filter(isRedirectDocument) : [];
    for (const document of documents) {
      const row = toRedirect(document);
      if (row && (document._id.startsWith("drafts.") || !byId.has(row.id))) byId.set(row.id, row);
    }
    return [...byId.values()];
  },
);

export const publishedPages = queryOncePerRun(
  `*[defined(slug.current) && defined(locale) && !(_id in path("versions.**")) && !(_id in path("drafts.**"))]{
    "type": _type, "slug": slug.current, locale
  }`,
  (rows): PublishedPage[] => (Array.isArray(rows) ? rows.filter(isPublishedPage) : []),
);

function isRedirectDocument(row: unknown): row is {_id: string; _type: string} {
  return isRecord(row) && typeof row._id === "string" && typeof row._type === "string";
}

function isPublishedPage(row: unknown): row is PublishedPage {
  return isRecord(row) && [row.type, row.slug, row.locale].every((value) => typeof value === "string");
}
