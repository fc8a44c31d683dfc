import {NoVersionPage, noVersionMetadata} from "@/page-kit/legal/no-version-page";
import {type DocumentProps, EXAMPLE_DOCUMENT} from "../../../[document]/document-params";

// `server.ts` answers with this page under status 404 where a version is missing.
export function generateStaticParams() {
  return [EXAMPLE_DOCUMENT];
}

export async function generateMetadata({params}: DocumentProps) {
  const {document: kind, ...segments} = await params;
  return noVersionMetadata({kind, segments});
}

export default async function NoVersionRoute({params}: DocumentProps) {
  const {document: kind, ...segments} = await params;
  return <NoVersionPage kind={kind} segments={segments} />;
}
