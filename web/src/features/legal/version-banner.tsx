import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {formatDay} from "@/lib/format/dates";
import {Link} from "@/ui/link";
import {LegalNotice} from "./legal-notice";

interface Props {
  readonly document: LegalDocument;
  readonly context: PageContext;
}

export function VersionBanner({document, context}: Props) {
  const {t, href} = context;
  const {version, path, versions} = document;
  const hasOther = version.status !== "inForce" && versions.some(({status}) => status === "inForce");
  return (
    <LegalNotice>
      {statusSentence(document, context)}{" "}
      {hasOther && (
        <Link className="link print:hidden" href={href(path)}>
          {t("legal.readCurrent")}
        </Link>
      )}
    </LegalNotice>
  );
}

function statusSentence({version}: LegalDocument, {t, market}: PageContext): string {
  const from = formatDay(version.effectiveFrom, market);
  if (version.status === "withdrawn") return t("legal.withdrawn");
  if (version.status === "inForce") return t("legal.inForce");
  if (version.status === "coming" || version.effectiveTo === null)
    return `${t("legal.takesEffect", {date: from})}.`;
  return t("legal.appliedFromTo", {from, to: formatDay(version.effectiveTo, market)});
}
