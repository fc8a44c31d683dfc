import {readdirSync, readFileSync} from "node:fs";
import {createServer, type IncomingMessage, type ServerResponse} from "node:http";
import {text} from "node:stream/consumers";
import {type ExprNode, evaluateSync, parse, toJS} from "groq-js";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {REPLY} from "@/features/coaches/directory/testing";

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
 * Stands in for the two services a page asks: published content that a test may change, and the shop. Answers as they
 * do over HTTP.
 */
export async function startContentStandIn() {
  let answers = answering(readSeed());
  const server = createServer((request, response) => {
    answer(request, response, answers).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    publish: (documents: readonly StoredDocument[]) => {
      answers = answering(documents);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Answers = (query: Query) => unknown;

async function answer(request: IncomingMessage, response: ServerResponse, answers: Answers) {
  const url = new URL(request.url ?? "/", "http://stand-in");
  const reply = url.pathname.includes("/data/query/")
    ? {result: answers(await queryOf(request, url))}
    : (SHOP[url.pathname] ?? notarised(url.pathname));
  response.writeHead(reply ? 200 : 404, {"content-type": "application/json"});
  response.end(JSON.stringify(reply ?? {err: {code: "not_found"}}));
}

const SHOP: Readonly<Record<string, unknown>> = {
  "/canyon/catalog": {data: EXAMPLE_CONTEXT.catalog},
  "/b/coaches": {data: REPLY},
  "/b/stats/user": {data: {users: 1000}},
};

const texts = readSeed().filter(({_type}) => _type === "legalText");

/** What the notary keeps: the words as they were sealed, and which words belong to a version. */
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

interface Query {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

async function queryOf(request: IncomingMessage, {searchParams}: URL): Promise<Query> {
  if (request.method === "POST") return JSON.parse(await text(request));
  const given = [...searchParams].filter(([name]) => name.startsWith("$"));
  const params = Object.fromEntries(given.map(([name, value]) => [name.slice(1), JSON.parse(value)]));
  return {query: searchParams.get("query") ?? "", params};
}

const parsed = new Map<string, ExprNode>();

/** Answers of one state of the content: a page asks the same several times. */
function answering(dataset: readonly StoredDocument[]): Answers {
  const known = new Map<string, unknown>();
  return ({query, params}) => {
    const key = JSON.stringify([query, params]);
    // What is parsed holds the parameters.
    const tree = parsed.get(key) ?? parse(query, {params});
    parsed.set(key, tree);
    if (!known.has(key)) known.set(key, toJS(evaluateSync(tree, {dataset, params})));
    return known.get(key);
  };
}
