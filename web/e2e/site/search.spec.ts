import {expectAccessible} from "../support/access-problems";
import {expect, test} from "../support/test";

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false});

  test("the footer links to a search, and a search result links to the place on its page", async ({page}) => {
    await page.goto("/us/en/store");
    await page.getByRole("contentinfo").getByRole("link", {name: "Search"}).click();
    await expect(page).toHaveURL("/us/en/search");
    await page.getByRole("searchbox").fill("cancel");
    await page.getByRole("button", {name: "Search"}).click();
    await expect(page).toHaveURL("/us/en/search?q=cancel");
    await expect(page.getByRole("searchbox")).toHaveValue("cancel");
    const help = page.getByRole("region", {name: "Help"});
    await expect(help.locator("mark").first()).toHaveText(/cancel/i);
    await help.getByRole("link", {name: "How do I cancel?"}).click();
    await expect(page).toHaveURL(/\/us\/en\/faq#/);
  });

  test("a search without results states so in the page's language and links to other pages", async ({
    page,
  }) => {
    await page.goto("/de/de/search?q=Quastenflosser");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      "Nichts gefunden für „Quastenflosser“.",
    );
    await page.getByRole("main").getByRole("link", {name: "Store"}).click();
    await expect(page).toHaveURL("/de/de/store");
  });

  test("an address without a page offers a search", async ({page}) => {
    const response = await page.goto("/de/de/gibt-es-nicht");
    expect(response?.status()).toBe(404);
    await page.getByRole("searchbox").fill("Mitgliedschaft");
    await page.getByRole("button", {name: "Suchen"}).click();
    await expect(page.getByRole("region", {name: "Seiten"}).getByRole("link").first()).toBeVisible();
  });
});

test("finds coaches and clauses, and what was published a moment ago", async ({page, lake}) => {
  await page.goto("/us/en/search?q=ailsa");
  await expect(page.getByRole("region", {name: "Coaches"}).getByRole("link")).toHaveText(/Ailsa/);
  await page.goto("/us/en/search?q=liability");
  await expect(page.getByRole("region", {name: "Legal"}).getByRole("link").first()).toHaveText(
    /Terms of use: /,
  );
  const word = `Wort${crypto.randomUUID().slice(0, 8)}`;
  const [before] = await lake.fetch<[{lead: string}]>(`*[_id == "system-race-planner-en"]{lead}`);
  const write = (lead: string) => lake.patch("system-race-planner-en").set({lead}).commit();
  await write(`${before.lead} ${word}`);
  try {
    await expect(async () => {
      await page.goto(`/us/en/search?q=${word}`);
      await expect(page.locator("mark")).toHaveText(word, {timeout: 1000});
    }).toPass();
  } finally {
    await write(before.lead);
  }
});

test("search results are readable and accessible in both colour schemes", async ({page}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto("/de/de/search?q=pod");
    await expect(page.locator("mark").first()).toBeVisible();
    await expectAccessible(page);
  }
});

test("the search page is excluded from search engines and from shared caches", async ({request}) => {
  const response = await request.get("/de/de/search?q=pod");
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/);
  expect(response.headers()["cache-control"]).toMatch(/no-store|private/);
  expect(await (await request.get("/sitemaps/de-de.xml")).text()).not.toContain("/search");
});

test("long, odd and repeated queries are answered like others", async ({request}) => {
  for (const query of [
    `q=${"x".repeat(7000)}`,
    "q=%00%0d%0a",
    "q=a&q=b",
    "q=%F0%9F%98%80",
    "q[]=x",
    "q=%22%3E%3Cscript%3E",
  ]) {
    const response = await request.get(`/us/en/search?${query}`);
    expect(response.status(), query.slice(0, 30)).toBe(200);
    expect(await response.text()).not.toContain('"><script>');
  }
});
