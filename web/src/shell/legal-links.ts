import {type Market, market} from "@gradus/schemas/markets";
import type {PageContext} from "@/content/page-context";
import {isBuiltPath} from "@/lib/is-built-path";

type LawFlag = keyof Market["law"];

const DOCUMENTS = [
  {path: "/privacy", key: "footer.privacy"},
  {path: "/terms", key: "footer.terms"},
  {path: "/warranty", key: "footer.warranty"},
  {path: "/returns", key: "footer.returns"},
  {path: "/accessibility", key: "footer.accessibility"},
  {path: "/cookies", key: "footer.cookies"},
  {path: "/withdraw", key: "legal.withdraw", law: "withdrawal"},
  {path: "/cancel-contract", key: "legal.cancelContract", law: "cancelContract"},
  {path: "/legal-notice", key: "footer.legalNotice", law: "providerIdentification"},
] as const satisfies readonly {path: string; key: string; law?: LawFlag}[];

export interface LegalLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The legal row: the documents everywhere, and what the region's law adds once its page stands. */
export function legalLinks({market: currentMarket, t, href}: PageContext, path: string): LegalLink[] {
  const {law} = market(currentMarket.region);
  return DOCUMENTS.filter(
    (document) => isBuiltPath(document.path) && (!("law" in document) || law[document.law]),
  ).map((document) => ({
    label: t(document.key),
    href: href(document.path),
    isCurrent: document.path === path,
  }));
}
