import {VersionPage, versionPageMetadata} from "@/page-kit/legal/version-page";
import {type DocumentProps, EXAMPLE_DOCUMENT} from "../../document-params";

type Props = DocumentProps<"date">;

export function generateStaticParams() {
  return [{...EXAMPLE_DOCUMENT, date: "2026-06-19"}];
}

export async function generateMetadata({params}: Props) {
  const {document: kind, date, ...segments} = await params;
  return versionPageMetadata({kind, date, segments});
}

export default async function VersionRoute({params}: Props) {
  const {document: kind, date, ...segments} = await params;
  return <VersionPage kind={kind} date={date} segments={segments} />;
}
