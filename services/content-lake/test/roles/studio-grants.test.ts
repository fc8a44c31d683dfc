import {evaluate, parse} from "groq-js";
import {afterAll, beforeAll, expect, it} from "vitest";
import {DATASET, jsonOf, PEOPLE, startTestLake, type TestLake} from "../test-lake.ts";
import type {TestDocument} from "./attempt.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

const PREFIXES = ["", "drafts.", "versions.r1."];
const BODIES = [
  {_type: "homePage", locale: "en"},
  {_type: "landingPage", locale: "de"},
  {_type: "faqGroup", locale: "fr"},
  {_type: "siteSettings", locale: "es"},
  {_type: "redirect"},
  {_type: "claim", phrase: {en: "fast"}},
  {_type: "legalDocument"},
  {_type: "legalVersion", sealed: false},
  {_type: "legalVersion", sealed: true},
  {_type: "legalText", sealed: false},
  {_type: "legalApproval", by: "local-legal-publisher"},
  {_type: "shareLink", createdBy: "local-editor"},
  {_type: "sanity.imageAsset"},
];
const DOCUMENTS: readonly TestDocument[] = PREFIXES.flatMap((prefix) =>
  BODIES.map((body, index) => ({_id: `${prefix}new-${index}`, ...body})),
);

interface Grant {
  readonly filter: string;
  readonly permissions: readonly string[];
}

/** As the Studio decides which buttons to offer: each filter on this one document. */
async function isOffered(
  grants: readonly Grant[],
  document: TestDocument,
  identity: string,
): Promise<boolean> {
  for (const {filter, permissions} of grants) {
    if (!permissions.includes("create")) continue;
    const value = await evaluate(parse(`*[${filter}]`), {dataset: [document], identity});
    if ((await value.get()).length === 1) return true;
  }
  return false;
}

async function isAllowed(person: string, document: TestDocument): Promise<boolean> {
  const body = JSON.stringify({mutations: [{create: document}]});
  const answer = await lake.fetch(`/v1/data/mutate/${DATASET}?dryRun=true`, {person, method: "POST", body});
  return answer.ok;
}

// A filter cannot express a grant for one language of a register: there the lake refuses what the Studio offers.
const isBeyondFilters = (person: string, {_type}: TestDocument): boolean =>
  person.includes("translator") && ["claim", "redirect"].includes(_type);

it.each(PEOPLE)("the Studio offers %s what the lake allows, and nothing else", async (person) => {
  const path = `/v1/projects/gradus/datasets/${DATASET}/acl`;
  const grants: Grant[] = await jsonOf(await lake.fetch(path, {person}));
  const documents = DOCUMENTS.filter((document) => !isBeyondFilters(person, document));
  const ids = (list: readonly TestDocument[]) => list.map(({_id, _type}) => `${_id} ${_type}`);
  const offered: TestDocument[] = [];
  const allowed: TestDocument[] = [];
  for (const document of documents) {
    if (await isOffered(grants, document, person)) offered.push(document);
    if (await isAllowed(person, document)) allowed.push(document);
  }
  expect(ids(offered)).toEqual(ids(allowed));
});
