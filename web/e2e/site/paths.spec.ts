import {expect, test} from "../support/test";

const follow = {maxRedirects: 0} as const;

test.describe("every address ends after at most one redirect", () => {
  for (const [from, status, to] of [
    ["/de", 308, "/de/de"],
    ["/us/de/store", 308, "/us/en/store"],
    ["/de/store/pod?clip=blue", 308, "/de/de/store/pod?clip=blue"],
    ["/US/EN/Store/", 308, "/us/en/store"],
    ["//us//en//store", 308, "/us/en/store"],
    ["/us/en/products/pod", 308, "/us/en/store/pod"],
    ["/us/en/buy", 308, "/us/en/store"],
    ["/us/en/buy?utm_source=mail", 308, "/us/en/store?utm_source=mail"],
    ["/de/buy?utm_source=mail", 308, "/de/de/store?utm_source=mail"],
    ["/us/en/BUY", 308, "/us/en/store"],
    ["/us/en/buy/", 308, "/us/en/store"],
    ["/us/en//buy", 308, "/us/en/store"],
    ["/us/fr/buy?x=1", 308, "/us/en/store?x=1"],
    ["/buy?utm_source=mail", 307, "/int/en/store?utm_source=mail"],
    ["/", 307, "/int/en"],
    ["/store?x=1", 307, "/int/en/store?x=1"],
  ] as const) {
    test(`${from} → ${to}`, async ({request, baseURL}) => {
      const response = await request.get(`${baseURL}${from}`, follow);
      expect(response.status()).toBe(status);
      const location = new URL(response.headers().location ?? "", baseURL);
      expect(location.pathname + location.search).toBe(to);
      expect((await request.get(location.href, follow)).status()).toBe(200);
    });
  }
});

test("the preferred region wins at the root, and the answer is not stored", async ({request}) => {
  const response = await request.get("/", {...follow, headers: {cookie: "user_pref_region=ch"}});
  expect(new URL(response.headers().location ?? "", "http://x").pathname).toBe("/ch/de");
  expect(response.headers()["cache-control"]).toContain("no-store");
});

for (const path of [
  "/nowhere",
  "/us/en/nowhere",
  "/de/de/landing/unknown",
  "/us/en/%E0%A4%A",
  "/us/en/a%00b",
  "/wp-login.php",
]) {
  test(`${path} is a finished page under status 404`, async ({request}) => {
    const response = await request.get(path, follow);
    expect(response.status()).toBe(404);
    expect(await response.text()).toMatch(/<h1[^>]*>/);
  });
}

test("the not-found page uses the visitor's language and links to the home page", async ({page}) => {
  const response = await page.goto("/de/de/gibt-es-nicht");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", {name: "Zur Startseite"}).click();
  await expect(page).toHaveURL(/\/de\/de$/);
});

test("two kilobytes of query change nothing", async ({request}) => {
  const response = await request.get(`/us/en/store?q=${"x".repeat(2000)}`, follow);
  expect(response.status()).toBe(200);
});
