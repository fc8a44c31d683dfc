import type {Translator} from "@/i18n/message-types";
import {VersionsPage, versionsPageMetadata} from "@/page-kit/legal/versions-page";
import {type DocumentProps, EXAMPLE_DOCUMENT} from "../document-params";

const PAGE = {
  below: "/compare",
  heading: (t: Translator, document: string) => t("legal.changesOf", {document}),
  lead: (t: Translator) => t("legal.comparePick"),
} as const;

export function generateStaticParams() {
  return [EXAMPLE_DOCUMENT];
}

export async function generateMetadata({params}: DocumentProps) {
  const {document: kind, ...segments} = await params;
  return versionsPageMetadata({kind, segments, ...PAGE});
}

/** Without two versions in the address: a form to pick them. With them, the address is rewritten to `[from]/[to]`. */
export default async function PickVersionsRoute({params}: DocumentProps) {
  const {document: kind, ...segments} = await params;
  return <VersionsPage kind={kind} segments={segments} {...PAGE} />;
}
