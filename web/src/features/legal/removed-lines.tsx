import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";
import {legalPaths} from "./legal-paths";

interface Props {
  /** The anchor of the clause above; null at the beginning. */
  readonly after: string | null;
  readonly document: LegalDocument;
  readonly context: PageContext;
}

/** A line for each clause removed here, so that links to it explain what became of it. */
export function RemovedLines({after, document, context: {t, href, market}}: Props) {
  const clauses = document.removed.filter((clause) => placeOf(clause.after, document) === after);
  return clauses.map(({anchor, title, removedIn, lastIn}) => (
    <li
      key={anchor}
      id={anchor}
      className="scroll-mt-24 border-l-2 border-line-strong pl-4 text-ui text-text-2"
    >
      <span lang={market.locale}>{t("legal.clauseRemoved", {clause: title, version: removedIn})}</span>{" "}
      <Link
        className="link print:hidden"
        lang={market.locale}
        href={`${href(legalPaths.version(document.path, lastIn))}#${anchor}`}
      >
        {t("legal.lastWords")}
      </Link>
    </li>
  ));
}

/** The nearest clause above that still exists. */
function placeOf(after: string | null, document: LegalDocument): string | null {
  if (after === null) return null;
  const clause = document.clauses.find(({anchor, aliases}) => anchor === after || aliases.includes(after));
  if (clause) return clause.anchor;
  return placeOf(document.removed.find(({anchor}) => anchor === after)?.after ?? null, document);
}
