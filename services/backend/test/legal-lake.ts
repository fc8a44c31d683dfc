import {readSeed} from "@gradus/content-lake/seed-reader";
import {startTestLake, type TestLake, tokenOf} from "@gradus/content-lake/test-lake";
import {createContentApi} from "../src/core/content/content-api.ts";
import type {Db} from "../src/core/db/db.ts";
import {createTestApp, SITE_URL} from "./test-app.ts";

const LEGAL_TYPES = new Set(["legalDocument", "legalVersion", "legalText", "regionSettings"]);
const legalSeed = readSeed().filter(({_type}) => LEGAL_TYPES.has(_type));

export type LegalStack = Awaited<ReturnType<typeof startLegalStack>>;

/** A real lake with the example versions, and a backend that seals in it. */
export async function startLegalStack(db: Db, {siteUrl = SITE_URL} = {}) {
  const lake = await startTestLake();
  const transaction = lake.client("lake-operator").transaction();
  for (const document of legalSeed) transaction.create(document);
  await transaction.commit();
  const content = createContentApi({
    projectId: "gradus",
    dataset: "production",
    apiVersion: "2026-02-01",
    apiHost: lake.url,
    sealToken: tokenOf("local-sealer"),
  });
  const app = createTestApp(db, {content, siteUrl});
  app.setTime("2026-11-21T10:00:00Z");
  return {...app, lake, content, as: (person: string) => createCaller(app, person), close: lake.close};
}

/** Calls the backend with the Studio token of a person of the lake. */
function createCaller({get, post}: ReturnType<typeof createTestApp>, person: string) {
  const headers = {authorization: `Bearer ${tokenOf(person)}`};
  return {
    get: (path: string) => get(path, headers),
    post: (path: string, body: unknown) => post(path, body, headers),
  };
}

export interface NewVersion {
  readonly id: string;
  readonly kind: string;
  readonly scope: string;
  readonly base?: string;
  readonly noDifference?: readonly string[];
  readonly label: string;
  readonly effectiveFrom: string;
  readonly changeKind: string;
  readonly locales: readonly string[];
}

/** Drafts of a version and its texts, as the Studio writes them. */
export async function writeDrafts(lake: TestLake, version: NewVersion, person = "local-legal-author") {
  const {id, kind, scope, base, locales, ...fields} = version;
  const transaction = lake.client(person).transaction();
  const common = {kind, scope, document: {_type: "reference", _ref: `legal-${kind}`}};
  const texts = locales.map((locale) => ({_key: locale, ...toDraft(`${id}-${locale}`, "legalText")}));
  transaction.create({
    _id: `drafts.${id}`,
    _type: "legalVersion",
    ...common,
    ...fields,
    state: "draft",
    sealed: false,
    author: "local-legal-author",
    texts,
    ...(base !== undefined && {base: toDraft(base, "legalVersion")}),
  });
  for (const locale of locales) {
    const draft: {_id: string; _type: string; [field: string]: unknown} = {
      _id: `drafts.${id}-${locale}`,
      _type: "legalText",
      ...common,
      locale,
      effectiveFrom: version.effectiveFrom,
      title: `Title ${locale}`,
      version: toDraft(id, "legalVersion"),
      summary: paragraph(`What changes (${locale})`),
      ...(scope === "base" ? {clauses: clauses(locale)} : {overrides: overrides(locale)}),
    };
    transaction.create(draft);
  }
  await transaction.commit();
}

function toDraft(id: string, type: string) {
  return {_type: "reference", _ref: id, _weak: true, _strengthenOnPublish: {type}};
}

export function paragraph(text: string) {
  return [
    {
      _type: "block",
      _key: "b",
      style: "normal",
      markDefs: [],
      children: [{_type: "span", _key: "s", text, marks: []}],
    },
  ];
}

const clauses = (locale: string) => [
  {
    _type: "clause",
    _key: "who",
    anchor: "who",
    aliases: [],
    title: `Who (${locale})`,
    body: paragraph("{provider}"),
  },
  {
    _type: "clause",
    _key: "withdrawal",
    anchor: "withdrawal",
    aliases: [],
    title: "Withdrawal",
    body: paragraph("30 days."),
  },
];
const overrides = (locale: string) => [
  {
    _type: "clauseOverride",
    _key: "withdrawal",
    mode: "replace",
    anchor: "withdrawal",
    aliases: [],
    title: `Withdrawal (${locale})`,
    body: paragraph("14 days more."),
    reason: "Consumer law",
  },
];
