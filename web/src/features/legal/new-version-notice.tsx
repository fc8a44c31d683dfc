import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";
import {LegalNotice} from "./legal-notice";
import {legalPaths} from "./legal-paths";

/** States, on the day a version takes effect, that it does: users who were notified before look for it then. */
export function NewVersionNotice({document, context}: {document: LegalDocument; context: PageContext}) {
  const {version, previous, path, title} = document;
  const {t, href} = context;
  if (!version.isNewToday || !previous) return null;
  return (
    <LegalNotice>
      {t("legal.newToday", {document: title})}{" "}
      <Link
        className="link"
        href={href(legalPaths.compare(path, previous.effectiveFrom, version.effectiveFrom))}
      >
        {t("legal.seeChanges")}
      </Link>
    </LegalNotice>
  );
}
