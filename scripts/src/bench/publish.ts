import {createClient, type SanityClient} from "@sanity/client";
import type {Settings} from "../stack/settings.ts";
import type {Section} from "./context.ts";
import {createRow} from "./row.ts";
import {median, quantile} from "./statistics.ts";

const PUBLICATIONS = 50;
const VISIBLE_TIMEOUT_MS = 5000;
const READS_AFTER_FRESH = 10;
const DOCUMENT = "home-de";
const HERO = `*[_id == "${DOCUMENT}"][0].sections[_type == "hero"][0]{_key, heading}`;
const PAGE = "/de/de";
// Another document, other languages, other pages: none of them shows the field.
const OTHER_PAGES = ["/ch/de", "/us/en", "/fr/fr", "/de/en", "/de/de/store", "/de/de/terms"];

export const publish: Section = {
  title: "Publishing",
  run: async ({stack, interruption}) => {
    const site = stack.settings.urls.web;
    const firstHits = await measureFirstHits(site);
    const client = createWriter(stack.settings);
    const hero = await client.fetch<Hero>(HERO);
    const write = (heading: string) =>
      client
        .patch(DOCUMENT)
        .set({[`sections[_key=="${hero._key}"].heading`]: heading})
        .commit({visibility: "sync"});
    for (const path of [PAGE, ...OTHER_PAGES]) await readPage(site, path);
    const samples: Publication[] = [];
    for (let index = 0; index < PUBLICATIONS && !interruption.signal.aborted; index += 1) {
      samples.push(await publishOnce(write, site, `Schritt ${index} von ${PUBLICATIONS}, ${Date.now()}`));
    }
    const regenerated = await countRegenerated(site);
    await write(hero.heading);
    return {rows: toRows(samples, regenerated, firstHits), details: {samples, firstHits}};
  },
};

interface Hero {
  readonly _key: string;
  readonly heading: string;
}

interface Publication {
  /** From the moment at which the client was asked to write. */
  readonly visibleMs: number;
  /** From the moment the lake confirmed. */
  readonly afterConfirmationMs: number;
  readonly staleAfterFresh: number;
}

async function publishOnce(
  write: (heading: string) => Promise<unknown>,
  site: string,
  words: string,
): Promise<Publication> {
  const startedAt = performance.now();
  await write(words);
  const confirmed = performance.now();
  while (!(await readPage(site, PAGE)).html.includes(words)) {
    if (performance.now() - confirmed > VISIBLE_TIMEOUT_MS)
      throw new Error(`"${words}" never appeared on ${PAGE}`);
  }
  const visible = performance.now();
  let staleAfterFresh = 0;
  for (let index = 0; index < READS_AFTER_FRESH; index += 1) {
    if (!(await readPage(site, PAGE)).html.includes(words)) staleAfterFresh += 1;
  }
  return {visibleMs: visible - startedAt, afterConfirmationMs: visible - confirmed, staleAfterFresh};
}

async function countRegenerated(site: string): Promise<number> {
  const answers = await Promise.all(OTHER_PAGES.map((path) => readPage(site, path)));
  return answers.filter(({cache}) => cache !== "HIT").length;
}

/** Requests once, one after the other, every address of two markets that the build does not prerender. */
async function measureFirstHits(site: string): Promise<number[]> {
  const times: number[] = [];
  for (const market of ["ca-fr", "int-es"]) {
    const sitemap = await (await fetch(`${site}/sitemaps/${market}.xml`)).text();
    for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const started = performance.now();
      const {cache} = await readPage(site, new URL(address).pathname);
      if (cache !== "HIT") times.push(performance.now() - started);
    }
  }
  return times;
}

function toRows(samples: readonly Publication[], regenerated: number, firstHits: readonly number[]) {
  const times = samples.map(({visibleMs}) => visibleMs);
  const stale = samples.reduce((sum, {staleAfterFresh}) => sum + staleAfterFresh, 0);
  const section = "publish";
  const rows = [
    createRow({section, name: "visible in HTML, median", unit: "ms", ours: median(times)}, {atMost: 60}),
    createRow(
      {section, name: "visible in HTML, p95", unit: "ms", ours: quantile(times, 0.95)},
      {atMost: 100},
    ),
    createRow({section, name: "stale answers after the first fresh", unit: "", ours: stale}, {atMost: 0}),
    createRow({section, name: "other pages made anew", unit: "", ours: regenerated}, {atMost: 0}),
  ];
  if (firstHits.length === 0) return rows;
  const first = {
    section,
    name: "first visit to a page not made yet, median",
    unit: "ms",
    ours: median(firstHits),
  };
  return [...rows, createRow(first, {atMost: 50})];
}

async function readPage(site: string, path: string): Promise<{html: string; cache: string | null}> {
  const response = await fetch(`${site}${path}`);
  return {html: await response.text(), cache: response.headers.get("x-nextjs-cache")};
}

export function createWriter({env, urls}: Settings): SanityClient {
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: env.SANITY_API_VERSION,
    apiHost: urls.lake,
    useProjectHostname: false,
    useCdn: false,
    token: env.SANITY_WRITE_TOKEN,
  });
}
