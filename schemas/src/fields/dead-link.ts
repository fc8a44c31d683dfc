import {pagePath} from "../page-path.ts";
import {findRoute} from "../routes.ts";
import {isRecord} from "./is-record.ts";
import {type LookupContext, queryOncePerRun, runLookup} from "./query-once-per-run.ts";

export interface LinkablePage {
  readonly type: string;
  readonly slug: string;
  readonly isPublished: boolean;
}

/** Addresses whose last part is the slug of a document: who may answer, and what editors call it. */
const NOUN_BY_ROUTE: Readonly<Record<string, string>> = {
  "/landing/{slug}": "landing page",
  "/store/{product}": "product page",
  "/collections/{handle}": "collection",
};

/**
 * Why a link has no published target: `missing` can never work, `unpublished` works once that page is published. Null
 * if it has one.
 */
export function deadLinkProblem(
  path: string,
  pages: readonly LinkablePage[],
): {readonly kind: "missing" | "unpublished"; readonly message: string} | null {
  const noun = NOUN_BY_ROUTE[findRoute(path)?.path ?? ""];
  if (!noun) return null;
  const [bare = ""] = path.split(/[?#]/);
  const found = pages.filter((page) => pagePath(page) === bare);
  if (found.some(({isPublished}) => isPublished)) return null;
  return found.length === 0
    ? {kind: "missing", message: `The ${noun} ${bare} does not exist. Pick another page or create it.`}
    : {kind: "unpublished", message: `The ${noun} ${bare} is not published yet. Publish it before this.`};
}

const pageRegister = queryOncePerRun(
  `*[defined(slug.current) && !(_id in path("versions.**"))]{
    "type": _type, "slug": slug.current, "isPublished": !(_id in path("drafts.**"))
  }`,
  (rows) => (Array.isArray(rows) ? rows.filter(isLinkablePage) : []),
);

function isLinkablePage(row: unknown): row is LinkablePage {
  return isRecord(row) && typeof row.type === "string" && typeof row.slug === "string";
}

/** Queries the dataset, but only for addresses that a document serves. */
export function checkDeadLink(path: string, context: LookupContext, kind: "missing" | "unpublished") {
  if (!NOUN_BY_ROUTE[findRoute(path)?.path ?? ""]) return true;
  return runLookup(async () => {
    const found = deadLinkProblem(path, await pageRegister(context));
    return found?.kind === kind ? found.message : null;
  });
}

export function sectionLinkProblem(path: string, document: unknown): string | null {
  if (!path.startsWith("#") || !isRecord(document) || !Array.isArray(document.sections)) return null;
  const anchors = document.sections.flatMap((section: unknown) =>
    isRecord(section) && typeof section.anchor === "string" ? [section.anchor] : [],
  );
  if (anchors.includes(path.slice(1))) return null;
  const known =
    anchors.length > 0 ? ` This page has: ${anchors.map((anchor) => `#${anchor}`).join(", ")}.` : "";
  return `No section of this page has the anchor ${path}.${known}`;
}
