import {market as marketOf} from "@gradus/schemas/markets";
import type {listLegalDocuments} from "@/content/legal/list-legal-documents";
import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";
import {versionDates} from "./version-dates";

interface Props {
  readonly documents: Awaited<ReturnType<typeof listLegalDocuments>>;
  readonly context: PageContext;
}

export function LegalIndex({documents, context}: Props) {
  const {t, href, market} = context;
  return (
    <ul className="mt-10 border-t border-line-strong">
      {documents.map(({kind, path, title, inForce}) => (
        <Row key={kind} href={href(path)} title={title}>
          {t("legal.version", {version: inForce.label})} · {versionDates(inForce, context)}
        </Row>
      ))}
      <Row href={href("/legal-notice")} title={t("footer.legalNotice")}>
        {marketOf(market.region).name[market.locale]}
      </Row>
    </ul>
  );
}

function Row({href, title, children}: {href: string; title: string; children: React.ReactNode}) {
  return (
    <li className="grid gap-1 border-b border-line py-5 md:grid-cols-2">
      <Link className="link text-h3" href={href}>
        {title}
      </Link>
      <span className="text-ui text-text-2 md:text-right">{children}</span>
    </li>
  );
}
