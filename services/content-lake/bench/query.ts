import {createQueryEngine} from "../src/query/engine.ts";
import {createMemorySource} from "../src/query/test/memory-source.ts";
import type {QueryRequest} from "../src/types.ts";
import {createDataset} from "./dataset.ts";

const DOCUMENTS = 10_000;
const WARM_UP_RUNS = 15;
const MEASURED_MS = 200;

/** Milliseconds measured with plain groq-js over an overlay of 10,000 documents: without and with source map. */
const CASES = [
  {name: "by id", query: "*[_id==$id][0]", params: {id: "article-1"}, reference: [3.8, 19]},
  {
    name: "by type and slug, projection, one join",
    query: `*[_type=="article" && slug.current==$slug][0]{_id,title,body,"author":author->{name,bio}}`,
    params: {slug: "article-4321"},
    reference: [8.5, 19],
  },
  {
    name: "list of 20, ordered, with join",
    query: `*[_type=="article"]|order(published desc)[0...20]{_id,title,"author":author->name}`,
    params: {},
    reference: [2.3, 15],
  },
  {
    name: "count by type and price",
    query: `count(*[_type=="product" && price>$price])`,
    params: {price: 500},
    reference: [3.6, 7],
  },
  {name: "references", query: "*[references($id)]", params: {id: "author-108"}, reference: [27, 60]},
  {
    name: "full-text search with score and boost",
    query: `*[_type in ["article","product"]]|score(boost(title match $q,3),[title,description,pt::text(body)] match $q)|order(_score desc)[0...20]{_id,title,_score}`,
    params: {q: "threshold climb*"},
    reference: [95, 156],
  },
  {
    name: "20 rows with a count of references each",
    query: `*[_type=="author"][0...20]{_id,name,"uses":count(*[references(^._id)])}`,
    params: {},
    reference: [546, 628],
  },
] as const;

const engine = createQueryEngine(createMemorySource(createDataset(DOCUMENTS)), {
  projectId: "bench",
  dataset: "production",
  now: () => new Date(0),
});

/**
 * Milliseconds of processor time for one run, so that what else the machine does hardly counts. Repeated until
 * the processor's coarse clock has moved far enough.
 */
function measure(request: QueryRequest): number {
  for (let run = 0; run < WARM_UP_RUNS; run++) engine.query(request);
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    engine.query(request);
    const {user, system} = process.threadCpuUsage(start);
    const spentMs = (user + system) / 1000;
    if (spentMs >= MEASURED_MS) return spentMs / runs;
  }
}

const round = (value: number) => Number(value.toPrecision(3));

const rows = CASES.flatMap(({name, query, params, reference}) =>
  [false, true].map((sourceMap, column) => {
    const request: QueryRequest = {
      query,
      params,
      perspective: ["drafts"],
      identity: "bench",
      sourceMap,
      canRead: null,
    };
    const ms = measure(request);
    const referenceMs = reference[column] ?? Number.NaN;
    return {
      name: sourceMap ? `${name}, source map` : name,
      ms: round(ms),
      reference_ms: referenceMs,
      ratio: round(ms / referenceMs),
    };
  }),
);

process.stdout.write(`${JSON.stringify({rows}, null, 2)}\n`);
