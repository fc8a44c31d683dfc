import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {Icon, type IconName} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {feedPath, legalPaths} from "./legal-paths";
import {PrintButtonClient} from "./print-button-client";

interface Props {
  readonly document: LegalDocument;
  readonly context: PageContext;
}

export function LegalTools({document: {kind, path, version, versions, previous}, context}: Props) {
  const {t, href, market} = context;
  const isInForce = version.status === "inForce";
  const copy = isInForce ? path : legalPaths.version(path, version.effectiveFrom);
  return (
    <ul className="legal-tools mt-4 flex flex-wrap gap-x-6 text-ui print:hidden">
      {versions.length > 1 && (
        <Tool icon="clock" href={href(legalPaths.versions(path))}>
          {t(isInForce ? "legal.earlier" : "legal.allVersions")}
        </Tool>
      )}
      {previous && (
        <Tool icon="eye" href={href(legalPaths.compare(path, previous.effectiveFrom, version.effectiveFrom))}>
          {t("legal.comparePrevious", {version: previous.label})}
        </Tool>
      )}
      <Tool icon="download" href={href(legalPaths.plainText(copy))}>
        {t("legal.plainText")}
      </Tool>
      {isInForce && (
        <Tool icon="mail" href={feedPath(kind, market)}>
          {t("legal.feed")}
        </Tool>
      )}
      <li>
        <PrintButtonClient>
          <Icon name="printer" size={16} />
          {t("legal.print")}
        </PrintButtonClient>
      </li>
    </ul>
  );
}

function Tool({icon, href, children}: {icon: IconName; href: string; children: string}) {
  return (
    <li>
      <Link className="link inline-flex min-h-hit items-center gap-2" href={href}>
        <Icon name={icon} size={16} />
        {children}
      </Link>
    </li>
  );
}
