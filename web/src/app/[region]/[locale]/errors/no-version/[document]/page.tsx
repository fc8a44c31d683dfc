import {NoVersionPage, noVersionMetadata} from "@/page-kit/legal/no-version-page";
import {A_DOCUMENT, type DocumentProps} from "../../../[document]/document-params";

// `server.ts` answers with this page under status 404 where a version is missing.
export function generateStaticParams() {
  return [A_DOCUMENT];
}

export async function generateMetadata({params}: DocumentProps) {
  const {document: kind, ...segments} = await params;
  return noVersionMetadata({kind, segments});
}

export default async function NoVersionRoute({params}: DocumentProps) {
  const {document: kind, ...segments} = await params;
  return <NoVersionPage kind={kind} segments={segments} />;
}
