import {versionOn, versionsOfRegion} from "@gradus/schemas/legal/versions-of-region";
import {isRegion, market} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {AppError} from "../../core/errors.ts";
import type {LegalDeps} from "../versions/legal-case.ts";
import type {SealedRegion} from "../versions/sealed-regions.ts";
import {listSealedVersions, type SealedVersion} from "../versions/sealed-versions.ts";

export interface EvidenceRequest {
  readonly kind: string;
  readonly region: string;
  readonly date: string;
}

export interface EvidenceDeps extends Pick<LegalDeps, "notary" | "now"> {
  readonly siteUrl: string;
}

export interface AppliedVersion {
  readonly request: EvidenceRequest;
  /** The region's settings on the day of the seal. */
  readonly law: SealedRegion;
  readonly version: SealedVersion;
  /** The version for all regions it builds on, for words of a scope's own. */
  readonly base: SealedVersion | null;
}

/** From the record alone: the settings of today have no part in what applied. */
export async function requireAppliedVersion(
  {notary, now}: EvidenceDeps,
  request: EvidenceRequest,
): Promise<AppliedVersion> {
  const {kind, region, date} = request;
  if (!isRegion(region)) throw new AppError("not_found", "There is no such region");
  const sealed = await listSealedVersions(notary, kind);
  if (sealed.some(({regions}) => regions === null)) {
    throw new AppError("unavailable", "The record is being completed. Try again in a minute.");
  }
  const version = versionOn(versionsOfRegion(sealed, {region, scope: "base"}), date);
  const law = version?.regions?.find((candidate) => candidate.region === region);
  if (!version || !law) throw new AppError("not_found", "No version applied in this region on this day");
  requirePastDay(date, dayInZone(now(), law.timeZone));
  const base = sealed.find((candidate) => candidate.version === version.base) ?? null;
  return {request, law, version, base};
}

/** What will apply can still be withdrawn, so there is nothing to prove yet. */
function requirePastDay(date: string, today: string) {
  if (date <= today) return;
  throw new AppError("invalid", `Evidence shows what applied. Choose today, ${today}, or an earlier day.`, {
    field_errors: {date: "out_of_range"},
  });
}

export function addressesOf(
  {siteUrl}: Pick<EvidenceDeps, "siteUrl">,
  {request: {region, kind}, version}: AppliedVersion,
) {
  const languages = isRegion(region) ? market(region).locales : [];
  return languages.map((locale) => ({
    locale,
    address: `${siteUrl}/${region}/${locale}/${kind}/versions/${version.effectiveFrom}`,
  }));
}
