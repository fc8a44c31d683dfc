import {versionOn, versionsOfRegion} from "@gradus/schemas/legal/versions-of-region";
import {isRegion, market} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {strToU8, type Zippable, zipSync} from "fflate";
import {AppError} from "../../core/errors.ts";
import type {LegalDeps} from "../versions/legal-case.ts";
import type {NotaryEntry} from "../versions/notary-chain.ts";
import type {SealedRegion} from "../versions/sealed-regions.ts";
import {listSealedVersions, type SealedVersion} from "../versions/sealed-versions.ts";
import {mergeText} from "./merged-text.ts";
import {pageFiles} from "./page-files.ts";
import {README} from "./readme.ts";
import {renderHtml, renderPlain} from "./render-text.ts";

export interface EvidenceRequest {
  readonly kind: string;
  readonly region: string;
  readonly date: string;
}

export interface EvidenceDeps extends Pick<LegalDeps, "notary" | "now"> {
  readonly siteUrl: string;
}

/** The oldest day a zip can name; local, because that is how the format stores it. */
const MTIME = new Date(1980, 0, 1);

/**
 * Everything that proves which words applied in a region on a day, as a zip. All of it comes from the notary's record
 * up to the entry of the version, so the same question gives the same bytes however much is recorded later; only what
 * is below `page/` is of the moment it was asked.
 */
export async function createEvidence(deps: EvidenceDeps, request: EvidenceRequest): Promise<Uint8Array> {
  const found = await findVersion(deps, request);
  const {version, base} = found;
  const chain = await deps.notary.list(Math.max(version.seq, base?.seq ?? 0));
  return pack({
    ...(await textFiles(deps, found)),
    ...(await pageFiles(request.kind, addressesOf(deps, found), deps.now)),
    ...recordFiles(found, chain),
    ...summaryFiles(deps, found, chain),
  });
}

/** From the record alone: the settings of today have no part in what applied. */
async function findVersion({notary, now}: EvidenceDeps, request: EvidenceRequest): Promise<Found> {
  const {kind, region, date} = request;
  if (!isRegion(region)) throw new AppError("not_found", "There is no such region");
  const sealed = await listSealedVersions(notary, kind);
  if (sealed.some(({regions}) => regions === null)) {
    throw new AppError("unavailable", "The record is being completed. Try again in a minute.");
  }
  const version = versionOn(versionsOfRegion(sealed, {region, scope: "base"}), date);
  const law = version?.regions?.find((candidate) => candidate.region === region);
  if (!version || !law) throw new AppError("not_found", "No version applied in this region on this day");
  requireOver(date, dayInZone(now(), law.timeZone));
  const base = sealed.find((candidate) => candidate.version === version.base) ?? null;
  return {request, law, version, base};
}

/** What will apply can still be withdrawn, so there is nothing to prove yet. */
function requireOver(date: string, today: string) {
  if (date <= today) return;
  throw new AppError("invalid", `Evidence shows what applied. Choose today, ${today}, or an earlier day.`, {
    field_errors: {date: "out_of_range"},
  });
}

interface Found {
  readonly request: EvidenceRequest;
  /** What the region's settings said on the day of the seal. */
  readonly law: SealedRegion;
  readonly version: SealedVersion;
  /** The version for all regions it builds on, for words of a scope's own. */
  readonly base: SealedVersion | null;
}

type Files = Readonly<Record<string, string | Uint8Array>>;

/** For each language: what a visitor read, as page and as plain text, and the sealed sources of it. */
async function textFiles(deps: EvidenceDeps, {law, version, base, request}: Found): Promise<Files> {
  const ground = base ?? version;
  const files = await Promise.all(
    ground.texts.map(async ({locale, hash}) => {
      const common = await requireText(deps, hash);
      const ownHash = base ? version.texts.find((text) => text.locale === locale)?.hash : undefined;
      const own = ownHash === undefined ? null : await requireText(deps, ownHash);
      const merged = mergeText(common, own, law);
      const origin = `${deps.siteUrl}/${request.region}/${locale}`;
      const line = `${version.label} · ${version.effectiveFrom} · ${request.region}`;
      return {
        [`text/${request.kind}-${locale}.html`]: renderHtml(merged, {line, origin}),
        [`text/${request.kind}-${locale}.txt`]: renderPlain(merged, {line, origin}),
        [`source/${locale}-${base ? "common" : "text"}.json`]: common,
        ...(own !== null && {[`source/${locale}-own.json`]: own}),
      };
    }),
  );
  return Object.assign({}, ...files);
}

async function requireText({notary}: EvidenceDeps, hash: string): Promise<string> {
  const entry = await notary.find("text", hash);
  if (entry) return entry.canonical;
  throw new Error(`The record has no text ${hash}`);
}

/** Where the version stands on the site, in each language of the region. */
function addressesOf({siteUrl}: EvidenceDeps, {request: {region, kind}, version}: Found) {
  const languages = isRegion(region) ? market(region).locales : [];
  return languages.map((locale) => ({
    locale,
    address: `${siteUrl}/${region}/${locale}/${kind}/versions/${version.effectiveFrom}`,
  }));
}

function recordFiles({version, base}: Found, chain: readonly NotaryEntry[]): Files {
  const ids = new Set(
    [version, base].flatMap((each) => (each ? [each.version, `regions:${each.version}`] : [])),
  );
  const events = chain.filter(({kind, subject}) => kind === "event" && ids.has(subject));
  return {
    "record/version.json": version.canonical,
    ...(base && {"record/base-version.json": base.canonical}),
    "record/events.ndjson": lines(
      events.map(({seq, at, canonical}) => ({seq, at, event: JSON.parse(canonical)})),
    ),
    "record/chain.ndjson": lines(chain.map(({canonical: _, ...entry}) => entry)),
  };
}

function summaryFiles(deps: EvidenceDeps, found: Found, chain: readonly NotaryEntry[]): Files {
  const {request, law, version, base} = found;
  const sealedAt =
    chain.find(({kind, subject}) => kind === "version" && subject === version.version)?.at ?? null;
  const summary = {
    ...request,
    timeZone: law.timeZone,
    bindingLanguage: law.bindingLocale,
    version: {
      id: version.version,
      label: version.label,
      scope: version.scope,
      effectiveFrom: version.effectiveFrom,
    },
    base: base && {id: base.version, label: base.label, effectiveFrom: base.effectiveFrom},
    announcedOn: version.announcedOn ?? null,
    seal: version.seal,
    baseSeal: base?.seal ?? null,
    recordedAt: sealedAt,
    lastLink: chain.at(-1)?.link ?? null,
    addresses: addressesOf(deps, found).map(({address}) => address),
  };
  return {"summary.json": `${JSON.stringify(summary, null, 2)}\n`, "README.txt": README};
}

function lines(rows: readonly unknown[]) {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function pack(files: Files): Uint8Array {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries: Zippable = Object.fromEntries(
    sorted.map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content]),
  );
  return zipSync(entries, {mtime: MTIME, level: 9});
}
