import {randomUUID} from "node:crypto";
import {versionOn, versionsOfRegion} from "@gradus/schemas/legal/versions-of-region";
import {parseMarket} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import type {Logger} from "pino";
import type {AgreedDocument, AgreementBody} from "../../contract/agreements.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {LegalDeps} from "../versions/legal-case.ts";
import {notariseAll} from "../versions/notarise.ts";
import type {RegionLegal} from "../versions/region-legal.ts";
import {getRegionLegal, listSealedVersions, type SealedVersion} from "../versions/sealed-versions.ts";
import {createAgreementRepository} from "./agreement-repository.ts";

export interface AgreementDeps extends Pick<LegalDeps, "content" | "notary" | "now"> {
  readonly db: Db;
  readonly logger: Logger;
}

/** The user and the order of an agreement. Both are null when it is given before there is an account or an order. */
export interface Subject {
  readonly user: string | null;
  readonly order: string | null;
}

/**
 * Records an agreement to documents, if each of them is what applies in the region at this moment. Otherwise nothing is
 * recorded, and the error names what applies, so that the page can show the changes and ask again. `note` records the
 * agreement elsewhere too, as the last statement of the transaction.
 */
export async function recordAgreement(
  deps: AgreementDeps,
  body: AgreementBody,
  subject: Subject,
  note?: (tx: Db) => Promise<void>,
): Promise<string> {
  await requireCurrent(deps, body);
  const at = deps.now();
  const id = `agr_${randomUUID()}`;
  await withTransaction(deps.db, async (tx) => {
    await createAgreementRepository(tx).add({...body, ...subject, id, at});
    await note?.(tx);
  });
  return id;
}

/** Throws unless each document is what applies in the region now. Reads the content: call it outside a transaction. */
export async function requireCurrent(deps: Omit<AgreementDeps, "db">, body: AgreementBody) {
  const region = await requireRegion(deps, body);
  requireOnePerKind(body.documents);
  await requireInForce(deps, body, region, dayInZone(deps.now(), region.timeZone));
}

/** Of each kind the document that applies now, in the best language there is. */
export async function listCurrent(
  deps: Omit<AgreementDeps, "db">,
  kinds: readonly string[],
  market: Pick<AgreementBody, "region" | "locale">,
): Promise<AgreedDocument[]> {
  const region = await requireRegion(deps, market);
  const today = dayInZone(deps.now(), region.timeZone);
  const found = await Promise.all(
    kinds.map((kind) => currentDocument(deps, kind, {region, today, locale: market.locale})),
  );
  return found.flatMap(([best]) => best ?? []);
}

async function requireRegion(
  {content}: Pick<AgreementDeps, "content">,
  {region, locale}: Pick<AgreementBody, "region" | "locale">,
): Promise<RegionLegal> {
  const found = parseMarket(region, locale) ? await getRegionLegal(content, region) : null;
  if (found) return found;
  throw new AppError("invalid", "Region and locale must be a pair that is sold in", {
    field_errors: {region: "unknown_value", locale: "unknown_value"},
  });
}

function requireOnePerKind(documents: readonly AgreedDocument[]) {
  if (new Set(documents.map(({kind}) => kind)).size === documents.length) return;
  throw new AppError("invalid", "Each kind of document may be named once", {
    field_errors: {documents: "unknown_value"},
  });
}

async function requireInForce(
  deps: Omit<AgreementDeps, "db">,
  body: AgreementBody,
  region: RegionLegal,
  today: string,
) {
  const answers = await Promise.all(
    body.documents.map(async (document) => {
      const current = await currentDocument(deps, document.kind, {region, today, locale: body.locale});
      return {isCurrent: current.some((candidate) => isSame(candidate, document)), current: current[0]};
    }),
  );
  if (answers.every(({isCurrent}) => isCurrent)) return;
  const current = answers.flatMap((answer) => answer.current ?? []);
  throw new AppError("version_changed", "Other versions apply by now", {current});
}

interface Visit {
  readonly region: RegionLegal;
  readonly today: string;
  readonly locale: string;
}

/** The version that applies, in the languages a visitor may have read it in, theirs first. Empty where none applies. */
async function currentDocument(
  deps: Omit<AgreementDeps, "db">,
  kind: string,
  {region: {region, legal}, today, locale: own}: Visit,
): Promise<AgreedDocument[]> {
  const sealed = await listRecorded(deps, kind);
  const version = versionOn(versionsOfRegion(sealed, {region, scope: legal.scope}), today);
  const law = version?.regions?.find((candidate) => candidate.region === region) ?? legal;
  const texts = [...new Set([own, law.bindingLocale, "en"])].flatMap(
    (locale) => version?.texts.find((text) => text.locale === locale) ?? [],
  );
  return texts.map(({id, hash}) => ({
    kind,
    version: version?.version ?? "",
    text_id: id,
    content_hash: hash,
  }));
}

/** In a new database the first request records the sealed versions, if it comes before the watch. */
async function listRecorded(deps: Omit<AgreementDeps, "db">, kind: string): Promise<SealedVersion[]> {
  const recorded = await listSealedVersions(deps.notary, kind);
  if (recorded.length > 0) return recorded;
  await notariseAll(deps);
  return listSealedVersions(deps.notary, kind);
}

function isSame(a: AgreedDocument, b: AgreedDocument) {
  return a.version === b.version && a.text_id === b.text_id && a.content_hash === b.content_hash;
}
