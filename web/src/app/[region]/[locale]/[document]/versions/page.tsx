import type {Translator} from "@/i18n/message-types";
import {VersionsPage, versionsPageMetadata} from "@/page-kit/legal/versions-page";
import {type DocumentProps, EXAMPLE_DOCUMENT} from "../document-params";

const PAGE = {
  below: "/versions",
  heading: (t: Translator, document: string) => t("legal.versionsOf", {document}),
} as const;

export function generateStaticParams() {
  return [EXAMPLE_DOCUMENT];
}

export async function generateMetadata({params}: DocumentProps) {
  const {document: kind, ...segments} = await params;
  return versionsPageMetadata({kind, segments, ...PAGE});
}

export default async function VersionsRoute({params}: DocumentProps) {
  const {document: kind, ...segments} = await params;
  return <VersionsPage kind={kind} segments={segments} {...PAGE} />;
}
