import {createDocumentCheck} from "@gradus/schemas/check-document";
import {sourceHash} from "@gradus/schemas/fingerprint";
import {textHash} from "@gradus/schemas/legal/text-hash";
import {sealOfHashes} from "@gradus/schemas/legal/version-seal";
import {LOCALES} from "@gradus/schemas/markets";
import {pageProjection} from "@gradus/schemas/page-projection";
import {isKnownPath} from "@gradus/schemas/routes";
import {evaluateSync, parse, toJS} from "groq-js";
import {expect, test, vi} from "vitest";
import {isRecord, type Node, readSeed, type SeedDocument, walk} from "./seed-reader.ts";
import {claimsIn, voiceProblems} from "./voice.ts";

const documents = readSeed();
const byId = new Map(documents.map((document) => [document._id, document]));
const nodes = documents.flatMap((document) => [...walk(document)]);
const ofType = (type: string) => documents.filter((document) => document._type === type);
const slugOf = ({slug}: SeedDocument) => (isRecord(slug) ? slug.current : undefined);

test("every document passes the rules editors meet in the Studio, without a warning", async () => {
  // Its claims are live on the day the seed was written, whatever day the test runs.
  vi.useFakeTimers({now: new Date("2026-11-21T12:00:00Z"), toFake: ["Date"]});
  const check = createDocumentCheck({
    has: (id) => byId.has(id),
    query: async (groq, params) => toJS(evaluateSync(parse(groq, {params}), {dataset: documents, params})),
  });
  const problems: string[] = [];
  for (const document of documents) {
    const found = await check({_createdAt: "", _updatedAt: "", _rev: "seed", ...document});
    problems.push(...found.map(({path, message}) => `${document._id} ${path}: ${message}`));
  }
  vi.useRealTimers();
  expect(problems).toEqual([]);
});

test("ids are unique and hold no dot, which would make a document private", () => {
  expect(byId.size).toBe(documents.length);
  expect(documents.map(({_id}) => _id).filter((id) => !/^[a-zA-Z0-9-]+$/.test(id))).toEqual([]);
});

test("every reference points to an existing document", () => {
  const dangling = nodes.filter(
    ({value}) => isRecord(value) && "_ref" in value && !byId.has(String(value._ref)),
  );
  expect(dangling.map(({path}) => path)).toEqual([]);
});

test("a notice of a change to come is gone on the day of the change", () => {
  const notices = ofType("announcement").filter(({kind}) => kind === "legalChange");
  expect(notices.length).toBeGreaterThan(0);
  for (const {showTo, action} of notices) {
    const [, day = ""] = /[?&]to=([\d-]+)/.exec(isRecord(action) ? String(action.path) : "") ?? [];
    expect(String(showTo) < day).toBe(true);
  }
});

test("objects in arrays have a key of their own", () => {
  const broken = nodes.filter(({value}) => {
    if (!Array.isArray(value) || !value.some(isRecord)) return false;
    const keys = value.map((item) => (isRecord(item) ? item._key : undefined));
    return keys.includes(undefined) || new Set(keys).size !== keys.length;
  });
  expect(broken.map(({path}) => path)).toEqual([]);
});

test("links point to existing pages of the site", () => {
  const links = nodes.filter(({key, value}) => key === "path" && typeof value === "string");
  const broken = links.filter(({value}) => !String(value).startsWith("#") && !isKnownPath(String(value)));
  expect(links.length).toBeGreaterThan(100);
  expect(broken.map(({path, value}) => `${path}: ${value}`)).toEqual([]);
});

// Codes, names and the lake's own fields; everything else that is text is read by people.
const NOT_COPY = new Set([
  ..."_id _type _key _ref _createdAt locale translationGroup sourceHash contentHash seal slug anchor field".split(
    " ",
  ),
  ..."path href from to params generator style listItem marks mode kind scope state source timeZone name".split(
    " ",
  ),
  ..."validFrom validTo switchOn hideAfter showFrom showTo effectiveFrom announcedOn at by author role".split(
    " ",
  ),
  ..."note reason owner event legalName supportEmail regions plans offers skus columns colours tags".split(
    " ",
  ),
  ..."aliases scopes requiredLocales current".split(" "),
]);
const isCopy = ({key, value, locale}: Node) =>
  typeof value === "string" && locale !== null && !NOT_COPY.has(key) && !/^[a-z0-9-]+$/.test(value);
const copy = nodes.filter(isCopy);

test("all copy is in our voice", () => {
  const problems = copy.flatMap(({path, value, locale}) =>
    voiceProblems(String(value), String(locale)).map((problem) => `${path}: ${problem}: ${value}`),
  );
  expect(copy.length).toBeGreaterThan(3000);
  expect(problems).toEqual([]);
});

test("claims named in texts are in the register", () => {
  const keys = new Set(ofType("claim").map(({key}) => (isRecord(key) ? key.current : null)));
  const unknown = copy.flatMap(({path, value}) =>
    claimsIn(String(value)).flatMap((claim) => (keys.has(claim) ? [] : [`${path}: ${claim}`])),
  );
  expect(unknown).toEqual([]);
});

test("a claim in running text has a paragraph of its own, so that its neighbours stay when it ends", () => {
  const crowded = nodes.filter(({value}) => {
    if (!isRecord(value) || value._type !== "block" || !Array.isArray(value.children)) return false;
    const text = value.children.map((child) => (isRecord(child) ? child.text : "")).join("");
    return claimsIn(text).length > 0 && text.length > 140;
  });
  expect(crowded.map(({path}) => path)).toEqual([]);
});

const skeleton = (document: SeedDocument) =>
  [...walk(document)]
    .filter(({value}) => isRecord(value) && typeof value._key === "string" && value._type !== "span")
    // Paragraphs and their links may fall differently in each language; everything else is one structure.
    .filter(({value, path}) => isRecord(value) && value._type !== "block" && !path.includes("markDefs"))
    .map(({value, path}) => `${path.slice(document._id.length)} ${isRecord(value) ? value._type : ""}`);

const groups = Map.groupBy(
  documents.filter(({translationGroup}) => translationGroup !== undefined),
  ({translationGroup}) => String(translationGroup),
);
const isVariant = ({availability}: SeedDocument) => isRecord(availability) && availability.mode === "only";

test.each([...groups].filter(([, members]) => !members.some(isVariant)))(
  "%s exists in four languages with one structure and one address",
  (_group, members) => {
    expect(members.map(({locale}) => locale).sort()).toEqual([...LOCALES].sort());
    for (const member of members) {
      expect(skeleton(member)).toEqual(skeleton(members[0] ?? member));
      expect(slugOf(member)).toBe(slugOf(members[0] ?? member));
    }
  },
);

test("translations remember the source as it is now", async () => {
  const stale: string[] = [];
  for (const {_id, translation} of documents) {
    if (!isRecord(translation) || !isRecord(translation.source)) continue;
    const source = byId.get(String(translation.source._ref));
    if (!source || (await sourceHash(source)) !== translation.sourceHash) stale.push(_id);
  }
  expect(stale).toEqual([]);
});

const CODED_PAGES = [
  ..."coaches race-planner compare products collections select-store not-found cart".split(" "),
  ..."coach-apply legal legal-notice".split(" "),
];
test.each([
  ["homePage", ["home"]],
  ["storePage", ["store"]],
  ["productPage", ["pod", "duo", "clips", "membership-card"]],
  ["membershipPage", ["membership"]],
  ["collection", ["pods", "accessories"]],
  ["landingPage", ["race-by-power"]],
  ["coachProgramPage", ["coach-program"]],
  ["downloadPage", ["download"]],
  ["compatibilityPage", ["compatibility"]],
  ["faqPage", ["faq"]],
  ["systemPage", CODED_PAGES],
])("every %s of the route map has its words in all languages", (type, slugs) => {
  for (const slug of slugs) {
    const found = ofType(type).filter((document) => slugOf(document) === slug && !isVariant(document));
    expect([slug, ...found.map(({locale}) => locale).sort()]).toEqual([slug, ...[...LOCALES].sort()]);
  }
});

const text = (value: unknown) => (typeof value === "string" ? value : "");
const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

test("sealed legal texts are the words that were sealed", async () => {
  expect([ofType("legalText").length, ofType("legalVersion").length]).toEqual([76, 19]);
  for (const legalText of ofType("legalText")) {
    expect([legalText._id, await textHash(legalText)]).toEqual([legalText._id, legalText.contentHash]);
  }
  for (const version of ofType("legalVersion")) {
    const hashes = list(version.texts).map(({_ref}) => text(byId.get(text(_ref))?.contentHash));
    expect([version._id, await sealOfHashes(hashes)]).toEqual([version._id, version.seal]);
  }
});

test("every sealed version keeps the legal settings of each region it was sealed for", () => {
  const lawOf = ({region, timeZone, legal, provider}: SeedDocument) => {
    const {scope, bindingLocale, requiredLocales} = isRecord(legal) ? legal : {};
    const {legalName, supportEmail} = isRecord(provider) ? provider : {};
    const law = {region, scope, bindingLocale, requiredLocales, timeZone, provider: legalName, supportEmail};
    return {_type: "sealedRegion", _key: region, ...law};
  };
  const laws = ofType("regionSettings").map(lawOf);
  for (const {_id, scope, regions} of ofType("legalVersion")) {
    const own = laws.filter((law) => scope === "base" || law.scope === scope);
    expect([_id, regions]).toEqual([_id, own]);
  }
});

test("the clause in force follows the seal, not the settings of today", async () => {
  const params = {
    region: "de",
    locale: "de",
    now: "2026-11-21T12:00:00Z",
    chain: ["de", "en"],
    today: "2026-11-21",
  };
  const section = {_type: "legalExcerpt", document: "terms", clause: "withdrawal"};
  const query = parse(`*[_id == "page"][0]{${pageProjection}}.sections[0]`);
  const ask = async (scope: string, dataset: readonly SeedDocument[]) => {
    const page = {_id: "page", _type: "landingPage", sections: [section]};
    return toJS(evaluateSync(query, {dataset: [...dataset, page], params: {...params, scope}}));
  };
  const german = await ask("euConsumer", documents);
  expect(german).toMatchObject({overlay: {label: "2.1"}, plain: {label: "2.1", isForAll: false}});
  expect(await ask("base", documents)).toEqual(german);
  const unsealed = documents.map(({regions, ...document}) => document);
  expect(await ask("base", unsealed)).toMatchObject({overlay: null});
});

test("every legal version has four languages and two approvers who did not write it", () => {
  for (const version of ofType("legalVersion")) {
    const locales = list(version.texts).map(({_ref}) => byId.get(text(_ref))?.locale);
    expect([version._id, locales.sort()]).toEqual([version._id, [...LOCALES].sort()]);
    const approvers = list(version.approvals).filter(({seal}) => seal === version.seal);
    const people = new Set(approvers.map(({by}) => by));
    expect([version._id, people.size, people.has(version.author)]).toEqual([version._id, 2, false]);
  }
});

test("a region's own legal text changes clauses its base has", () => {
  for (const legalText of ofType("legalText").filter(({scope}) => scope !== "base")) {
    const version = byId.get(text(isRecord(legalText.version) ? legalText.version._ref : null));
    const base = isRecord(version?.base) ? version.base._ref : null;
    const baseText = ofType("legalText").find(
      ({version: of, locale}) => isRecord(of) && of._ref === base && locale === legalText.locale,
    );
    const anchors = list(baseText?.clauses).map(({anchor}) => anchor);
    expect(anchors).toEqual(expect.arrayContaining(list(legalText.overrides).map(({anchor}) => anchor)));
  }
});

test.each(ofType("legalDocument").map(({kind}) => [String(kind)]))(
  "one version of %s is in force",
  (kind) => {
    const inForce = ofType("legalVersion").filter(
      (version) => version.kind === kind && version.scope === "base" && version.state === "inForce",
    );
    expect(inForce).toHaveLength(1);
  },
);
