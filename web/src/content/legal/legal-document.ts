import "server-only";
import type {MarketView} from "@/content/view";
import {getLegalArchive, type LegalVersion} from "./legal-archive.query";
import {listLegalHistory} from "./legal-history.query";
import {getLegalText} from "./legal-text.query";
import {removedClauses} from "./removed-clauses";

/**
 * A legal document in a market: the version that applies today, or the one that began on the given day. Null when
 * there is no such version; the address then answers 404.
 */
export async function getLegalDocument(
  kind: string,
  market: MarketView,
  effectiveFrom: string | null = null,
) {
  const archive = await getLegalArchive(kind, market);
  const version = archive?.versions.find((each) =>
    effectiveFrom === null ? each.status === "inForce" : each.effectiveFrom === effectiveFrom,
  );
  if (!archive || !version) return null;
  const [text, history] = await Promise.all([
    getLegalText(kind, version, market),
    listLegalHistory(archive, market),
  ]);
  if (!text) return null;
  const older = history.slice(history.findIndex(({_id}) => _id === version._id)).filter(hasApplied(version));
  return {
    kind: archive.kind,
    path: archive.path,
    ...text,
    version,
    versions: archive.versions,
    removed: removedClauses(older),
    /** The version before this one, to compare with. */
    previous: older[1] ?? null,
    /** The next announced one. */
    next: archive.versions.findLast(({status}) => status === "coming") ?? null,
  };
}

export type LegalDocument = NonNullable<Awaited<ReturnType<typeof getLegalDocument>>>;

/** The version itself, and those that really applied before it. */
const hasApplied = (version: LegalVersion) => (each: LegalVersion) =>
  each._id === version._id || each.status !== "withdrawn";
