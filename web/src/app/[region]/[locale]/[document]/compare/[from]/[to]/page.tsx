import {ComparePage, comparePageMetadata} from "@/page-kit/legal/compare-page";
import {type DocumentProps, EXAMPLE_DOCUMENT} from "../../../document-params";

type Props = DocumentProps<"from" | "to">;

export function generateStaticParams() {
  return [{...EXAMPLE_DOCUMENT, from: "2026-02-01", to: "2026-06-19"}];
}

export async function generateMetadata({params}: Props) {
  const {document: kind, from, to, ...segments} = await params;
  return comparePageMetadata({kind, from, to, segments});
}

/** Answers `/terms/compare?from=…&to=…`: the two days arrive as path segments, so that the page can be cached. */
export default async function CompareRoute({params}: Props) {
  const {document: kind, from, to, ...segments} = await params;
  return <ComparePage kind={kind} from={from} to={to} segments={segments} />;
}
