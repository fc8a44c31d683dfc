import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {formatDay} from "@/lib/format/dates";
import {Link} from "@/ui/link";
import {LegalNotice} from "./legal-notice";
import {legalPaths} from "./legal-paths";

/** Announces the version to come, from the day it is public to the day it applies. */
export function NextVersionNotice({document, context}: {document: LegalDocument; context: PageContext}) {
  const {next, path, title, version} = document;
  const {t, href, market} = context;
  if (!next) return null;
  return (
    <LegalNotice>
      {t("legal.upcoming", {document: title, date: formatDay(next.effectiveFrom, market)})}{" "}
      <span className="inline-flex flex-wrap gap-x-4">
        <Link className="link" href={href(legalPaths.version(path, next.effectiveFrom))}>
          {t("legal.readNext")}
        </Link>
        <Link
          className="link"
          href={href(legalPaths.compare(path, version.effectiveFrom, next.effectiveFrom))}
        >
          {t("legal.seeChanges")}
        </Link>
      </span>
    </LegalNotice>
  );
}
