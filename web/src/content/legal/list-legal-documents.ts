import "server-only";
import {LEGAL_PATHS} from "@gradus/schemas/routes";
import type {MarketView} from "@/content/view";
import {getLegalArchive} from "./legal-archive.query";

/** All legal documents with the version that applies today, for the index. */
export async function listLegalDocuments(market: MarketView) {
  const archives = await Promise.all(LEGAL_PATHS.map((path) => getLegalArchive(path.slice(1), market)));
  return archives.flatMap((archive) => {
    const inForce = archive?.versions.find(({status}) => status === "inForce");
    return archive && inForce ? [{...archive, inForce}] : [];
  });
}
