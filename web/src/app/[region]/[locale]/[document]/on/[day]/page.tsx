import {isDay} from "@gradus/training/numbers/days";
import {notFound, redirect} from "next/navigation";
import {getLegalArchive} from "@/content/legal/legal-archive.query";
import {legalPaths} from "@/features/legal/legal-paths";
import {marketPath} from "@/lib/market-path";
import {viewMarket} from "@/preview/view-market";
import {type DocumentProps, EXAMPLE_DOCUMENT} from "../../document-params";

type Props = DocumentProps<"day">;

export function generateStaticParams() {
  return [{...EXAMPLE_DOCUMENT, day: "2026-06-19"}];
}

/** Answers `/terms?on=2027-03-03`: the version in force that day, as far as is known today. */
export default async function VersionOnDayRoute({params}: Props) {
  const {document: kind, day, ...segments} = await params;
  const market = await viewMarket(segments);
  const archive = await getLegalArchive(kind, market);
  const version = archive?.versions.find((each) => each.status !== "withdrawn" && each.effectiveFrom <= day);
  if (!archive || !version || !isDay(day)) notFound();
  redirect(marketPath(market, legalPaths.version(archive.path, version.effectiveFrom)));
}
