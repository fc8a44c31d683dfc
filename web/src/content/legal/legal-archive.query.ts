import "server-only";
import {takesEffect, versionsOfRegion} from "@gradus/schemas/legal/versions-of-region";
import {localized} from "@gradus/schemas/localized";
import {addDays, isDay} from "@gradus/training/numbers/days";
import {defineQuery} from "next-sanity";
import type {TokenValues} from "@/content/tokens/token-values";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import type {LegalArchiveQueryResult} from "../sanity.generated";
import {readForMarket} from "../settings/read-for-market";
import {getRegionSettings} from "../settings/region-settings.query";

const legalArchiveQuery = defineQuery(`
  *[_type == "legalDocument" && kind == $kind][0]{
    _id, kind, path, "title": ${localized("title")},
    "versions": *[_type == "legalVersion" && kind == $kind && (sealed == true || $withDrafts)]{
      _id, label, scope, effectiveFrom, announcedOn, state, noDifference, "base": base._ref,
      "regions": regions[region == $region]{region, scope, bindingLocale, provider, supportEmail},
      "isPublic": announcedOn <= $today || $withDrafts, "hasBegun": effectiveFrom <= $today,
      "newOn": select(effectiveFrom == $today => effectiveFrom, null)
    }
  }
`);

type ArchivedVersion = NonNullable<LegalArchiveQueryResult>["versions"][number];

export interface LegalVersion {
  readonly _id: string;
  readonly label: string;
  readonly effectiveFrom: string;
  /** Its last day; null while nothing is to follow. */
  readonly effectiveTo: string | null;
  readonly announcedOn: string | null;
  readonly status: "withdrawn" | "coming" | "inForce" | "past";
  /** Whether today is its first day. */
  readonly isNewToday: boolean;
  /** The common version it adds to, where the region has words of its own. */
  readonly base: string | null;
  /** The language whose words count: that of the day of the seal. */
  readonly bindingLocale: string;
  /** The seller that the sealed text names; null before it is sealed. */
  readonly seller: Pick<TokenValues, "provider" | "supportEmail"> | null;
}

/**
 * Every public version of a legal document that applies, applied or will apply in a market, newest first. Null when
 * there is none. In a preview of drafts also those that are not sealed yet.
 */
export async function getLegalArchive(kind: string, market: MarketView) {
  "use cache";
  const withDrafts = market.view !== undefined && market.view.perspective !== "published";
  const [{legal}, found] = await Promise.all([
    getRegionSettings(market.region, market.view),
    readForMarket("LegalArchiveQueryResult", legalArchiveQuery, market, {kind, withDrafts}, [
      tags.legal(kind),
    ]),
  ]);
  if (!found) return null;
  const dated = found.versions.filter(({isPublic}) => isPublic === true);
  const ofRegion = versionsOfRegion(dated, {region: market.region, scope: legal.scope});
  const versions = toVersions(ofRegion, legal.bindingLocale);
  return versions.length === 0 ? null : {kind: found.kind, path: found.path, title: found.title, versions};
}

export type LegalArchive = NonNullable<Awaited<ReturnType<typeof getLegalArchive>>>;

function toVersions(newestFirst: readonly ArchivedVersion[], bindingToday: string): LegalVersion[] {
  const effective = newestFirst.filter(takesEffect);
  const inForce = effective.find(({hasBegun}) => hasBegun === true);
  return newestFirst.map((version) => {
    const follower = effective[effective.indexOf(version) - 1];
    const [sealed] = version.regions ?? [];
    return {
      _id: version._id,
      label: version.label,
      effectiveFrom: version.effectiveFrom,
      effectiveTo: follower && isDay(follower.effectiveFrom) ? addDays(follower.effectiveFrom, -1) : null,
      announcedOn: version.announcedOn,
      status: statusOf(version, inForce),
      isNewToday: version === inForce && version.newOn !== null,
      base: version.base,
      bindingLocale: sealed?.bindingLocale ?? bindingToday,
      seller: sealed ? {provider: sealed.provider, supportEmail: sealed.supportEmail} : null,
    };
  });
}

function statusOf(version: ArchivedVersion, inForce: ArchivedVersion | undefined): LegalVersion["status"] {
  if (!takesEffect(version)) return "withdrawn";
  if (version.hasBegun !== true) return "coming";
  return version === inForce ? "inForce" : "past";
}
