import {execFile} from "node:child_process";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {promisify} from "node:util";
import {z} from "zod";
import {childEnv, ROOT} from "../env.ts";
import type {BenchContext, Section} from "./context.ts";
import {type Bound, createRow, type Row} from "./row.ts";
import {median} from "./statistics.ts";

const run = promisify(execFile);
const LIGHTHOUSE = join(ROOT, "node_modules/lighthouse/cli/index.js");
const PAGES = ["", "/store", "/store/pod", "/coaches", "/terms"];
const MARKETS = ["/us/en", "/de/de"];

const category = z.object({score: z.number().nullable()});
const audit = z.object({numericValue: z.number()});
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.object({
    "first-contentful-paint": audit,
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "cumulative-layout-shift": audit,
  }),
});

/** Our names for what is measured; every value is the median of the runs. */
const METRICS = [
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "FCP",
  "LCP",
  "TBT",
  "CLS",
] as const;
type Metric = (typeof METRICS)[number];
type Scores = Readonly<Record<Metric, number>>;

export const lighthouse: Section = {
  title: "Lighthouse",
  run: async (context) => {
    const {web} = context.stack.settings.urls;
    const urls = MARKETS.flatMap((market) => PAGES.map((path) => `${market}${path}`));
    const runs = new Map<string, Scores[]>([EMPTY, ...urls].map((page) => [page, []]));
    // By turns, so that a busy moment of the machine falls on all pages alike.
    for (let round = 0; round < context.runs; round += 1) {
      for (const [page, scores] of runs) {
        scores.push(await runOnce(context, page === EMPTY ? context.reference.emptyUrl : `${web}${page}`));
      }
    }
    const {[EMPTY]: empty, ...pages} = Object.fromEntries(
      [...runs].map(([page, scores]) => [page, medianOf(scores)]),
    );
    if (!empty) throw new Error("The empty page was not looked at");
    return {rows: METRICS.map((metric) => worstRow(metric, pages, empty)), details: {empty, pages}};
  },
};

const EMPTY = "the empty page";

function medianOf(runs: readonly Scores[]): Scores {
  const of = (metric: Metric) => median(runs.map((scores) => scores[metric]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best practices": of("best practices"),
    SEO: of("SEO"),
    FCP: of("FCP"),
    LCP: of("LCP"),
    TBT: of("TBT"),
    CLS: of("CLS"),
  };
}

const ATTEMPTS = 3;

/** A browser occasionally loses its trace. That is not a result of the page, so the run is repeated. */
async function runOnce(context: BenchContext, url: string, attempt = 1): Promise<Scores> {
  try {
    return await runLighthouse(context, url);
  } catch (error) {
    if (attempt === ATTEMPTS || context.interruption.signal.aborted) throw error;
    return runOnce(context, url, attempt + 1);
  }
}

async function runLighthouse({stack, browser, interruption}: BenchContext, url: string): Promise<Scores> {
  const file = join(stack.settings.dataDir, "lighthouse.json");
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking";
  const args = [LIGHTHOUSE, url, "--quiet", "--output=json", `--output-path=${file}`, flags];
  const {signal} = interruption;
  await run(process.execPath, args, {env: childEnv({CHROME_PATH: browser}), maxBuffer: 1e8, signal});
  const {categories, audits} = report.parse(JSON.parse(readFileSync(file, "utf8")));
  const points = (score: number | null) => Math.round((score ?? 0) * 100);
  return {
    performance: points(categories.performance.score),
    accessibility: points(categories.accessibility.score),
    "best practices": points(categories["best-practices"].score),
    SEO: points(categories.seo.score),
    FCP: audits["first-contentful-paint"].numericValue,
    LCP: audits["largest-contentful-paint"].numericValue,
    TBT: audits["total-blocking-time"].numericValue,
    CLS: audits["cumulative-layout-shift"].numericValue,
  };
}

const BOUNDS: Readonly<Record<Metric, {bound: Bound; unit: string}>> = {
  performance: {bound: {belowReferenceAtMost: 1}, unit: ""},
  accessibility: {bound: {atLeast: 100}, unit: ""},
  "best practices": {bound: {atLeast: 100}, unit: ""},
  SEO: {bound: {atLeast: 100}, unit: ""},
  FCP: {bound: {ratioAtMost: 1.25}, unit: "ms"},
  // Against the page's own first paint: what is largest comes with it, or soon.
  LCP: {bound: {ratioAtMost: 1.35}, unit: "ms"},
  TBT: {bound: {aboveReferenceAtMost: 25}, unit: "ms"},
  CLS: {bound: {atMost: 0.01}, unit: ""},
};

/** One row a metric: the page that does worst, so that a good average hides nothing. */
function worstRow(metric: Metric, pages: Readonly<Record<string, Scores>>, empty: Scores): Row {
  const {bound, unit} = BOUNDS[metric];
  const rows = Object.entries(pages).map(([page, scores]) =>
    createRow(
      {
        section: "lighthouse",
        name: `${metric}, worst: ${page}`,
        unit,
        ours: scores[metric],
        reference: metric === "LCP" ? scores.FCP : empty[metric],
      },
      bound,
    ),
  );
  const isScore = bound.atLeast !== undefined || bound.belowReferenceAtMost !== undefined;
  const badness = ({ours, ratio}: Row) => (isScore ? -ours : metric === "LCP" ? (ratio ?? 0) : ours);
  const [worst] = rows.toSorted((left, right) => badness(right) - badness(left));
  if (!worst) throw new Error("No page was looked at");
  return worst;
}
