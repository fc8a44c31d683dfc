import {createLakeClient} from "../support/lake";
import {enableUrl, shareLink} from "../support/preview";
import {expect, test} from "../support/test";

const HERO = 'sections[_type=="hero"].heading';

// All of them look at the same two drafts.
test.describe.configure({mode: "default"});

test.beforeAll(async () => {
  const lake = createLakeClient();
  for (const id of ["landing-race-by-power-de", "store-de"]) {
    const published = await lake.getDocument(id);
    if (!published) throw new Error(`${id} is not published`);
    await lake.createIfNotExists({...published, _id: `drafts.${id}`});
    await lake
      .patch(`drafts.${id}`)
      .set({[HERO]: `Entwurf ${id}`})
      .commit();
  }
});

test.afterAll(async () => {
  await createLakeClient().delete({
    query: '*[_id in ["drafts.landing-race-by-power-de", "drafts.store-de"]]',
  });
});

const DOCUMENTS = ["landing-race-by-power-de"];

test("a link shows its document as a draft without an account, and every other page as published", async ({
  page,
  lake,
}) => {
  const {url} = await shareLink(lake, {documents: DOCUMENTS, region: "de", locale: "de"});
  await page.goto(url);
  await expect(page).toHaveURL(/\/de\/de\/landing\/race-by-power$/);
  await expect(page.getByRole("heading", {level: 1})).toHaveText("Entwurf landing-race-by-power-de");
  await expect(page.getByText(/^Link läuft in .+ ab$/)).toBeVisible();
  const other = await page.goto("/de/de/store");
  await expect(page.getByRole("button", {name: "Vorschaumodus beenden"})).toBeVisible();
  expect(await other?.text()).not.toContain("Entwurf store-de");
});

test.describe("a wish for more than the link shows", () => {
  test.use({allowed: {consoleErrors: [/403 \(Forbidden\)/], origins: []}});

  test("a viewer who came by a link cannot see more than it shows", async ({page, lake}) => {
    const {url} = await shareLink(lake, {documents: DOCUMENTS, region: "de", locale: "de"});
    await page.goto(url);
    const status = await page.evaluate(async () => {
      const headers = {"content-type": "application/json"};
      const body = JSON.stringify({perspective: "drafts"});
      return (await fetch("/api/preview/view", {method: "POST", headers, body})).status;
    });
    expect(status).toBe(403);
    await page
      .context()
      .addCookies([{name: "sanity-preview-perspective", value: "drafts", url: new URL(page.url()).origin}]);
    const other = await page.goto("/de/de/store");
    expect(await other?.text()).not.toContain("Entwurf store-de");
  });
});

test.describe("a revoked link", () => {
  test.use({allowed: {consoleErrors: [/410 \(Gone\)/], origins: []}});

  test("ends while a viewer looks at it, and for good", async ({page, lake}) => {
    const {url, id} = await shareLink(lake, {documents: DOCUMENTS, region: "de", locale: "de"});
    await page.goto(url);
    await expect(page.getByRole("heading", {level: 1})).toHaveText("Entwurf landing-race-by-power-de");
    const ended = page.waitForResponse("**/api/preview/exit?kind=link");
    await lake.patch(id).set({revoked: true}).commit();
    await expect(page.getByText("Dieser Vorschaulink ist abgelaufen.")).toBeVisible();
    await ended;
    expect((await page.goto(url))?.status()).toBe(410);
    const after = await page.goto("/de/de/landing/race-by-power");
    expect(after?.status()).toBe(200);
    await expect(page.getByRole("button", {name: "Vorschaumodus beenden"})).toHaveCount(0);
  });
});

test("a link of the past, an invented one and half of one are refused", async ({lake, request}) => {
  const expires = new Date(Date.now() - 1000);
  const {url} = await shareLink(lake, {documents: DOCUMENTS, region: "de", locale: "de", expires});
  for (const address of [
    url,
    `/api/preview/share?t=${"a".repeat(43)}`,
    url.slice(0, -5),
    "/api/preview/share",
  ]) {
    const response = await request.get(address, {headers: {accept: "text/html"}});
    expect(response.status(), address).toBe(410);
    expect(await response.text()).toMatch(/abgelaufen|expired/);
  }
});

test("a link shows its market at its instant to every viewer", async ({page, lake}) => {
  const {url} = await shareLink(lake, {
    documents: DOCUMENTS,
    region: "ch",
    locale: "de",
    at: "2030-06-01T00:00:00Z",
  });
  await page.goto(url);
  await expect(page).toHaveURL(/\/ch\/de\/landing\/race-by-power$/);
  await expect(page.getByText("01.06.2030")).toBeVisible();
});

test.describe("a link that is over", () => {
  test.use({allowed: {consoleErrors: [/410 \(Gone\)/], origins: []}});

  test("does not end the Studio preview of an editor who opens it", async ({page, lake}) => {
    const draft = page.getByRole("heading", {name: /^Entwurf store-de/});
    await page.goto(await enableUrl(lake, "/de/de/store"));
    await expect(draft).toBeVisible();
    const {url} = await shareLink(lake, {
      documents: DOCUMENTS,
      region: "de",
      locale: "de",
      expires: new Date(Date.now() - 1000),
    });
    const ended = page.waitForResponse("**/api/preview/exit?kind=link");
    await page.goto(url);
    await expect(page.getByText("Dieser Vorschaulink ist abgelaufen.")).toBeVisible();
    await ended;
    await page.goto("/de/de/store");
    await expect(draft).toBeVisible();
  });
});
