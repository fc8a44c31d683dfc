import {type Cell, isGap} from "@gradus/schemas/completeness/cell";
import type {ContentDocument} from "@gradus/schemas/completeness/content-document";
import {computeMatrix, type MatrixRow} from "@gradus/schemas/completeness/matrix";
import {SNAPSHOT_QUERY, SNAPSHOT_TYPES} from "@gradus/schemas/completeness/snapshot-query";
import {findStale} from "@gradus/schemas/completeness/stale";
import {listMarkets, type MarketParams} from "@gradus/schemas/markets";
import {findRoute} from "@gradus/schemas/routes";
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from "vitest";
import {readSeed, type StoredDocument} from "@/testing/content-emulator";
import {outcomeOf, type PageOutcome} from "@/testing/page-outcome";
import {startSite} from "@/testing/site";
import {addressOf} from "../../e2e/support/site-pages";

// A test makes up to a thousand pages.
vi.setConfig({testTimeout: 300_000, hookTimeout: 60_000});

const NOW = "2026-11-21T12:00:00Z";
const MARKETS = listMarkets();
const seed = readSeed();

let site: Awaited<ReturnType<typeof startSite>>;
let rows: MatrixRow[];

beforeAll(async () => {
  site = await startSite(NOW);
  rows = await readMatrix();
});
afterEach(() => site.publish(seed));
afterAll(() => site.stop());

/** The matrix as the Studio shows it, from the same question to the lake. */
async function readMatrix(): Promise<MatrixRow[]> {
  const question = {query: SNAPSHOT_QUERY, params: {types: SNAPSHOT_TYPES}, perspective: "raw"};
  const documents = site.ask(question) as ContentDocument[];
  return computeMatrix({documents, stale: await findStale(documents), now: new Date(NOW)});
}

/** What the matrix promises a visitor. */
function promised({shown, market}: Cell): PageOutcome {
  if (shown === null) return "none";
  return shown.locale === market.locale ? "own" : `in ${shown.locale}`;
}

const checkPage = async (market: MarketParams, path: string) =>
  outcomeOf(await site.visit(addressOf(market, path)), market, path);

/** Every cell whose promise the site does not keep. */
async function brokenPromises(cells: readonly (readonly [path: string, cell: Cell])[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, cell] of cells) {
    const outcome = await checkPage(cell.market, path);
    if (outcome === promised(cell)) continue;
    problems.push(
      `${addressOf(cell.market, path)}: ${cell.state} promises ${promised(cell)}, found ${outcome}`,
    );
  }
  return problems;
}

const cellsOf = (matrix: readonly MatrixRow[]) =>
  matrix.flatMap(({path, cells}) => cells.map((cell) => [path, cell] as const));

/** `/faq fr/fr: live`, for every cell. */
const describeCells = (matrix: readonly MatrixRow[]) =>
  cellsOf(matrix).map(([path, {market, state}]) => `${path} ${market.region}/${market.locale}: ${state}`);

it("the matrix has a row for every page and in it a cell for every market", () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({cells}) => cells.length !== MARKETS.length)).toEqual([]);
});

describe.each(MARKETS)("in $region/$locale", (market) => {
  const ofMarket = () =>
    cellsOf(rows).filter(([, cell]) => addressOf(cell.market, "/") === addressOf(market, "/"));

  it("the matrix is what visitors find, cell by cell", async () => {
    expect(await brokenPromises(ofMarket())).toEqual([]);
  });

  it("the sitemap lists exactly the pages that are in their own language and wanted in search", async () => {
    const {body} = await site.visit(`/sitemaps/${market.region}-${market.locale}.xml`);
    const pages = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    // Who coaches, the directory knows; the matrix knows what is written in the lake.
    const listed = pages.filter((path) => !path.includes("/coaches/"));
    const unlisted = new Set(rows.filter(({isUnlisted}) => isUnlisted).map(({path}) => path));
    const expectedUrls = ofMarket()
      .filter(([path, cell]) => promised(cell) === "own" && !unlisted.has(path) && findRoute(path)?.indexable)
      .map(([path]) => addressOf(market, path));
    expect(listed.sort()).toEqual(expectedUrls.sort());
  });
});

it("deleting one document changes exactly the cells it filled, on the matrix and on the site", async () => {
  const id = "landing-race-by-power-fr";
  const path = "/landing/race-by-power";
  const french = {region: "fr", locale: "fr"} as const;
  expect(await checkPage(french, path)).toBe("own");
  site.publish(seed.filter(({_id}) => _id !== id));
  const after = await readMatrix();
  const knownCells = new Set(describeCells(rows));
  expect(describeCells(after).filter((cell) => !knownCells.has(cell))).toEqual(
    ["ca", "fr", "eu", "ch", "int"].map((region) => `${path} ${region}/fr: fallback`),
  );
  expect(await checkPage(french, path)).toBe("in en");
  expect(await brokenPromises(cellsOf(after))).toEqual([]);
  // Fallback is decided when a page is read: no French document is written.
  expect(site.unanswered.filter((request) => !request.startsWith("GET /canyon/"))).toEqual([]);

  site.publish(seed);
  expect(await checkPage(french, path)).toBe("own");
  expect((await readMatrix()).flatMap(({cells}) => cells).filter(isGap)).toEqual(
    rows.flatMap(({cells}) => cells).filter(isGap),
  );
});

describe("a page for some regions, in one language, with a draft in another", () => {
  const slug = "matrix-probe";
  const path = `/landing/${slug}`;
  const model = seed.find(({_id}) => _id === "landing-race-by-power-de");
  const {translation: _, ...words} = model ?? {_id: "", _type: ""};
  const probe = {
    ...words,
    translationGroup: slug,
    slug: {_type: "slug", current: slug},
    availability: {_type: "targeting", mode: "only", regions: ["de", "ch", "int"]},
  };
  const draft = {...probe, _id: `drafts.${slug}-fr`, locale: "fr"};
  const probeRow = async () => (await readMatrix()).filter((row) => row.path === path);

  it("each cell is as promised", async () => {
    site.publish([...seed, {...probe, _id: `${slug}-de`}, draft]);
    const row = await probeRow();
    expect(describeCells(row)).toEqual(
      expect.arrayContaining([
        `${path} de/de: live`,
        `${path} de/en: missing`,
        `${path} ch/fr: draft`,
        `${path} us/en: notOffered`,
        `${path} eu/de: notOffered`,
      ]),
    );
    expect(await checkPage({region: "de", locale: "de"}, path)).toBe("own");
    expect(await checkPage({region: "ch", locale: "fr"}, path)).toBe("none");
    expect(await brokenPromises(cellsOf(row))).toEqual([]);
  });

  it("the draft is a page once it is published", async () => {
    site.publish([...seed, {...probe, _id: `${slug}-de`}, {...draft, _id: `${slug}-fr`}]);
    expect(await checkPage({region: "ch", locale: "fr"}, path)).toBe("own");
    expect(await brokenPromises(cellsOf(await probeRow()))).toEqual([]);
  });
});

describe("redirects", () => {
  const redirect = (from: string, to: string): StoredDocument => ({
    _id: `redirect${from.replaceAll("/", "-")}`,
    _type: "redirect",
    from,
    to,
    permanent: true,
    targeting: {_type: "targeting", mode: "all"},
  });
  const redirects = [
    redirect("/landing/moved", "/landing/race-by-power"),
    redirect("/moved-a", "/moved-b"),
    redirect("/moved-b", "/store"),
    redirect("/moved-c", "/moved-d"),
    redirect("/moved-d", "/moved-c"),
  ];
  const follow = async (path: string) => {
    const {status, location} = await site.visit(path);
    return [status, location];
  };

  it("a moved page redirects with 308", async () => {
    site.publish([...seed, ...redirects]);
    expect(await follow("/de/de/landing/moved")).toEqual([308, "/de/de/landing/race-by-power"]);
  });

  // The clean address of a market is answered by its page, any other by the proxy.
  it.each(["/de/de", "/DE"])("under %s a chain is one step", async (market) => {
    site.publish([...seed, ...redirects]);
    expect(await follow(`${market}/moved-a`)).toEqual([308, "/de/de/store"]);
  });

  it.each(["/de/de", "/DE"])("under %s a redirect loop returns 404, and is logged", async (market) => {
    site.publish([...seed, ...redirects]);
    const {status, errors} = await site.visit(`${market}/moved-c`);
    expect(status).toBe(404);
    expect(errors).toEqual([expect.stringContaining("/moved-c → /moved-d → /moved-c")]);
  });
});
