import {isGap} from "@gradus/schemas/completeness/cell";
import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {listMarkets} from "@gradus/schemas/markets";
import {findRoute} from "@gradus/schemas/routes";
import type {APIRequestContext} from "@playwright/test";
import type {SanityDocument} from "@sanity/client";
import {addressOf} from "../support/site-pages";
import {expect, test} from "../support/test";
import {describeCells, promised, readMatrix} from "./completeness/read-matrix";
import {lookAt} from "./completeness/seen-page";

// Pages leave and return here, so these stories run when no other needs them.
test.describe.configure({timeout: 600_000});

const AT_ONCE = 6;

/** Every cell whose promise the site does not keep. */
async function brokenPromises(request: APIRequestContext, rows: readonly MatrixRow[]): Promise<string[]> {
  const open = rows.flatMap((row) => row.cells.map((cell) => ({row, cell})));
  const problems: string[] = [];
  const work = async () => {
    for (let next = open.pop(); next; next = open.pop()) {
      const {row, cell} = next;
      const seen = await lookAt(request, cell.market, row.path);
      if (seen !== promised(cell)) {
        problems.push(
          `${addressOf(cell.market, row.path)}: ${cell.state} promises ${promised(cell)}, found ${seen}`,
        );
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return problems;
}

test("the matrix is what a crawl finds, cell by cell", async ({lake, request}) => {
  const rows = await readMatrix(lake);
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.every(({cells}) => cells.length === listMarkets().length)).toBe(true);
  expect(await brokenPromises(request, rows)).toEqual([]);
});

test("sitemaps list exactly the pages that are in their own language and wanted in search", async ({
  lake,
  request,
}) => {
  const rows = await readMatrix(lake);
  for (const [column, market] of listMarkets().entries()) {
    const xml = await (await request.get(`/sitemaps/${market.region}-${market.locale}.xml`)).text();
    const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    // Who coaches, the directory knows; the matrix knows what is written in the lake.
    const listed = pages.filter((path) => !path.includes("/coaches/"));
    const wanted = rows
      .filter(({path, isUnlisted}) => !isUnlisted && findRoute(path)?.indexable)
      .filter(({cells}) => cells[column] && promised(cells[column]) === "own")
      .map(({path}) => addressOf(market, path));
    expect(listed.sort(), `${market.region}/${market.locale}`).toEqual(wanted.sort());
  }
});

test("deleting one document changes exactly the cells it filled, on the matrix and on the site", async ({
  lake,
  request,
}) => {
  const id = "landing-race-by-power-fr";
  const path = "/landing/race-by-power";
  const before = await readMatrix(lake);
  const document = await lake.getDocument(id);
  if (!document) throw new Error(`The seed has no ${id}`);
  await lake.delete(id);
  try {
    const after = await readMatrix(lake);
    const kept = new Set(describeCells(before));
    expect(describeCells(after).filter((cell) => !kept.has(cell))).toEqual(
      ["ca", "fr", "eu", "ch", "int"].map((region) => `${path} ${region}/fr: fallback`),
    );
    await expect
      .poll(() => lookAt(request, {region: "fr", locale: "fr"}, path), {intervals: [50]})
      .toBe("in en");
    expect(await brokenPromises(request, after)).toEqual([]);
    // Fallback is decided when a page is read: nobody wrote a French document.
    expect(await lake.fetch("count(*[_id == $id || _id == 'drafts.' + $id])", {id})).toBe(0);
  } finally {
    await lake.createOrReplace(document);
  }
  await expect.poll(() => lookAt(request, {region: "fr", locale: "fr"}, path), {intervals: [50]}).toBe("own");
  expect((await readMatrix(lake)).flatMap(({cells}) => cells).filter(isGap)).toEqual(
    before.flatMap(({cells}) => cells).filter(isGap),
  );
});

test("a page for some regions, in one language, with a draft in another: each cell as promised", async ({
  lake,
  request,
}) => {
  const slug = `matrix-${Date.now()}`;
  const [model] = await lake.fetch<[SanityDocument]>(`*[_id == "landing-race-by-power-de"]`);
  const {translation: _, ...words} = model;
  const probe = {
    ...words,
    translationGroup: slug,
    slug: {_type: "slug", current: slug},
    availability: {_type: "targeting", mode: "only", regions: ["de", "ch", "int"]},
  };
  await lake
    .transaction()
    .create({...probe, _id: `${slug}-de`})
    .create({...probe, _id: `drafts.${slug}-fr`, locale: "fr"})
    .commit();
  try {
    const row = (await readMatrix(lake)).find(({path}) => path === `/landing/${slug}`);
    const states = Object.fromEntries(
      (row?.cells ?? []).map(({market, state}) => [`${market.region}/${market.locale}`, state]),
    );
    expect(states).toMatchObject({
      "de/de": "live",
      "de/en": "missing",
      "ch/fr": "draft",
      "us/en": "notOffered",
      "eu/de": "notOffered",
    });
    const german = {region: "de", locale: "de"} as const;
    await expect.poll(() => lookAt(request, german, `/landing/${slug}`), {intervals: [50]}).toBe("own");
    expect(await brokenPromises(request, row ? [row] : [])).toEqual([]);
  } finally {
    await lake.transaction().delete(`${slug}-de`).delete(`drafts.${slug}-fr`).commit();
  }
});

test("redirects: a moved page leads on with 308, a chain is one step, a circle is not found", async ({
  lake,
  request,
}) => {
  const name = `moved-${Date.now()}`;
  const targeting = {_type: "targeting", mode: "all"};
  const redirect = (from: string, to: string) => ({
    _id: `${name}${from.replaceAll("/", "-")}`,
    _type: "redirect",
    from,
    to,
    permanent: true,
    targeting,
  });
  const made = [
    redirect(`/landing/${name}`, "/landing/race-by-power"),
    redirect(`/${name}-a`, `/${name}-b`),
    redirect(`/${name}-b`, "/store"),
    redirect(`/${name}-c`, `/${name}-d`),
    redirect(`/${name}-d`, `/${name}-c`),
  ];
  const create = made.reduce((transaction, document) => transaction.create(document), lake.transaction());
  await create.commit();
  const follow = async (path: string) => {
    const response = await request.get(`/de/de${path}`, {maxRedirects: 0});
    return [response.status(), new URL(response.headers().location ?? "/", "http://none").pathname];
  };
  try {
    await expect
      .poll(() => follow(`/landing/${name}`), {intervals: [50]})
      .toEqual([308, "/de/de/landing/race-by-power"]);
    expect(await follow(`/${name}-a`)).toEqual([308, "/de/de/store"]);
    expect((await follow(`/${name}-c`))[0]).toBe(404);
  } finally {
    const remove = made.reduce((transaction, {_id}) => transaction.delete(_id), lake.transaction());
    await remove.commit();
  }
});
