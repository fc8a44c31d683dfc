import type {NotaryEntry} from "../versions/notary-chain.ts";
import {
  type AppliedVersion,
  addressesOf,
  type EvidenceDeps,
  type EvidenceRequest,
  requireAppliedVersion,
} from "./applied-version.ts";
import {mergeText} from "./merged-text.ts";
import {README} from "./readme.ts";
import {renderHtml, renderPlain} from "./render-text.ts";
import {type ZipFiles, zipFiles} from "./zip-files.ts";

/**
 * Returns a zip with everything that proves which text applied in a region on a day. All of it comes from the notary's
 * record up to the entry of the version, so the same request always returns the same bytes, however much is recorded
 * later and whether or not the site responds. `page-snapshot.ts` creates a separate file of what the site shows now.
 */
export async function createEvidence(deps: EvidenceDeps, request: EvidenceRequest): Promise<Uint8Array> {
  const applied = await requireAppliedVersion(deps, request);
  const {version, base} = applied;
  const chain = await deps.notary.list(Math.max(version.seq, base?.seq ?? 0));
  return zipFiles({
    ...(await textFiles(deps, applied)),
    ...recordFiles(applied, chain),
    ...summaryFiles(deps, applied, chain),
  });
}

/** For each language: what a visitor read, as page and as plain text, and the sealed sources of it. */
async function textFiles(
  deps: EvidenceDeps,
  {law, version, base, request}: AppliedVersion,
): Promise<ZipFiles> {
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

function recordFiles({version, base}: AppliedVersion, chain: readonly NotaryEntry[]): ZipFiles {
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

function summaryFiles(deps: EvidenceDeps, applied: AppliedVersion, chain: readonly NotaryEntry[]): ZipFiles {
  const {request, law, version, base} = applied;
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
    addresses: addressesOf(deps, applied).map(({address}) => address),
  };
  return {"summary.json": `${JSON.stringify(summary, null, 2)}\n`, "README.txt": README};
}

function lines(rows: readonly unknown[]) {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
