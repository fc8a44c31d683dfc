import {readdirSync, readFileSync} from "node:fs";
import {createServer, type IncomingMessage, type ServerResponse} from "node:http";
import {text} from "node:stream/consumers";
import type {Catalog} from "@gradus/backend/contract/catalog";
import type {CoachProfile} from "@gradus/backend/contract/coaches";
import {isRegion, market as marketOf} from "@gradus/schemas/markets";
import {type ExprNode, evaluateSync, parse, toJS} from "groq-js";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {COACH, REPLY} from "@/features/coaches/directory/testing";

export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

const SEED = new URL("../../../services/content-lake/seed/", import.meta.url);

/** The example content every start of the product brings. */
export function readSeed(): StoredDocument[] {
  return readdirSync(SEED)
    .filter((name) => name.endsWith(".ndjson"))
    .flatMap((name) => readFileSync(new URL(name, SEED), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line) => ({...STORED, ...JSON.parse(line)}));
}

/** What every store of content adds. */
const STORED = {_rev: "r1", _createdAt: "2026-11-16T09:00:00Z", _updatedAt: "2026-11-16T09:00:00Z"};

/**
 * Emulates the two services a page queries: the content lake, whose documents a test may change, and the shop.
 * Replies as they do over HTTP, and records the requests it had no reply to. Drafts, and versions of a release, are
 * visible only to queries for `raw` content.
 */
export async function startContentEmulator() {
  let answers = createAnswers(readSeed());
  const unanswered: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response, answers)
      .then((status) => status !== 200 && unanswered.push(`${request.method} ${request.url}`))
      .catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The emulator has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    unanswered: unanswered as readonly string[],
    ask: (query: Query) => answers(query),
    publish: (documents: readonly StoredDocument[]) => {
      answers = createAnswers(documents);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Answers = (query: Query) => unknown;

async function answer(request: IncomingMessage, response: ServerResponse, answers: Answers) {
  const url = new URL(request.url ?? "/", "http://emulator");
  const reply = url.pathname.includes("/data/query/")
    ? {result: answers(await queryOf(request, url))}
    : (SHOP[url.pathname]?.(url.searchParams) ?? notarised(url.pathname));
  const status = reply ? 200 : 404;
  response.writeHead(status, {"content-type": "application/json"});
  response.end(JSON.stringify(reply ?? {err: {code: "not_found"}}));
  return status;
}

/** A coach with a page. */
const PROFILE: CoachProfile = {
  ...COACH,
  slug: "ailsa-thackeray-moss",
  name: "Ailsa Thackeray-Moss",
  about: "Runs in the hills.",
  approach: "Slowly at first.",
  text_locale: "en",
  specialities: ["hills"],
  plans: [{goal: "marathon", weeks: 12, runs_per_week: 4}],
};

const SHOP: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  "/canyon/catalog": (query) => ({data: catalogOf(query.get("region") ?? "")}),
  "/b/coaches": () => ({data: REPLY}),
  [`/b/coaches/${PROFILE.slug}`]: () => ({data: PROFILE}),
  "/b/stats/user": () => ({data: {users: 1000}}),
};

const CLIPS = ["clip-blue", "clip-gray", "clip-orange", "clip-black", "clip-pack"];

/** All that pages sell, at the same amounts in every region's currency and with its tax. */
function catalogOf(name: string): Catalog {
  const {catalog} = EXAMPLE_CONTEXT;
  const region = isRegion(name) ? name : catalog.region;
  const {currency, tax} = marketOf(region);
  const more = {amount: 1200, compare_at: null, stock: "in_stock", quantity_limit: 5} as const;
  const clips = CLIPS.map((sku) => ({...more, sku, kind: "clip" as const, name: `Clip ${sku}`}));
  const membership = {...more, sku: "membership", kind: "virtual" as const, name: "Membership"};
  const products = [...catalog.products, ...clips, membership];
  return {
    ...catalog,
    region,
    currency,
    tax,
    products,
    plans: [...catalog.plans],
    offers: [...catalog.offers],
  };
}

const texts = readSeed().filter(({_type}) => _type === "legalText");

/** The data the notary stores: the texts as they were sealed, and which text belongs to a version. */
function notarised(path: string) {
  const name = decodeURIComponent(path.split("/").at(-1) ?? "");
  const text = texts.find(({contentHash}) => contentHash === name);
  if (text) return {data: {text: archived(text)}};
  const own = texts.filter(({version}) => JSON.stringify(version).includes(`"${name}"`));
  const sealed = own.map(({_id: id, locale, contentHash: hash}) => ({id, locale, hash}));
  const isKept = path.startsWith("/b/legal/seals/") && sealed.length > 0;
  return isKept ? {data: {version: name, seal: "seal", texts: sealed}} : undefined;
}

function archived({_rev, _createdAt, _updatedAt, contentHash, sealed, ...words}: StoredDocument) {
  return words;
}

export interface Query {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: string;
}

async function queryOf(request: IncomingMessage, {searchParams}: URL): Promise<Query> {
  const perspective = searchParams.get("perspective") ?? "published";
  if (request.method === "POST") return {perspective, ...JSON.parse(await text(request))};
  const queryParams = [...searchParams].filter(([name]) => name.startsWith("$"));
  const params = Object.fromEntries(queryParams.map(([name, value]) => [name.slice(1), JSON.parse(value)]));
  return {query: searchParams.get("query") ?? "", params, perspective};
}

const parsed = new Map<string, ExprNode>();

/** Replies for one state of the content, reused: a page sends the same query several times. */
function createAnswers(documents: readonly StoredDocument[]): Answers {
  const published = documents.filter(({_id}) => !/^(drafts|versions)\./.test(_id));
  const datasets = new Map([
    ["published", published],
    ["raw", documents],
  ]);
  const known = new Map<string, unknown>();
  return ({query, params, perspective}) => {
    const dataset = datasets.get(perspective);
    if (!dataset) throw new Error(`The emulator has no perspective ${perspective}`);
    const key = JSON.stringify([query, params, perspective]);
    // What is parsed holds the parameters.
    const tree = parsed.get(key) ?? parse(query, {params});
    parsed.set(key, tree);
    if (!known.has(key)) known.set(key, toJS(evaluateSync(tree, {dataset, params})));
    return known.get(key);
  };
}
