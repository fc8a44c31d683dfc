import {env} from "../support/env";
import {open} from "../support/hydrated";
import {expect, test} from "../support/test";

const REFUSED = /Content Security Policy|TrustedHTML|TrustedScript/;

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test("every kind of page names its scripts one by one and lets no string become one", async ({request}) => {
  for (const path of ["/de/de", "/us/en/store/pod", "/de/de/terms", "/us/en/nothing-here"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const scripts = directive(policy, "script-src")?.split(" ") ?? [];
    expect(scripts[0], path).toBe(`${new URL(env.SITE_URL).host}/_next/static/`);
    expect(
      scripts.slice(1).every((source) => source.startsWith("'sha256-")),
      path,
    ).toBe(true);
    expect(directive(policy, "require-trusted-types-for"), path).toBe("'script'");
  }
});

test("an invented preview cookie changes nothing, above all not on account pages", async ({request}) => {
  for (const path of ["/us/en/sign-in", "/us/en/account", "/de/de"]) {
    const plain = (await request.get(path)).headers();
    const junk = (await request.get(path, {headers: {cookie: "gradus-preview=junk"}})).headers();
    expect(junk["content-security-policy"], path).toBe(plain["content-security-policy"]);
    expect(junk["cross-origin-opener-policy"], path).toBe("same-origin");
  }
});

test("a name that is not the site's is refused, by pages and by the backend behind them", async ({
  request,
}) => {
  for (const path of ["/us/en", "/store", "/b/region?country=DE"]) {
    const answer = await request.get(path, {headers: {host: "evil.example"}, maxRedirects: 0});
    expect(answer.status(), path).toBe(421);
    expect(await answer.text(), path).not.toContain("evil.example");
  }
});

test("a page's policy reports violations to an endpoint of the site, which accepts them", async ({
  request,
}) => {
  const {"reporting-endpoints": endpoints = "", "content-security-policy": policy = ""} = (
    await request.get("/de/de")
  ).headers();
  const [, name = "", path = ""] = /^(\w+)="([^"]+)"$/.exec(endpoints) ?? [];
  expect(directive(policy, "report-to")).toBe(name);
  const headers = {"content-type": "application/reports+json"};
  expect((await request.post(path, {headers, data: Buffer.from("[]")})).status()).toBe(204);
});

test("an answer that is no page allows nothing", async ({request}) => {
  for (const path of ["/sitemap.xml", "/api/locale", "/icon.svg"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"];
    expect(policy, path).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test("every class of page sends nosniff, frame-ancestors and a referrer policy", async ({request}) => {
  const pages = [
    "/de/de",
    "/us/en/store",
    "/de/de/terms",
    "/us/en/coaches",
    "/us/en/account",
    "/us/en/sign-in",
  ];
  const others = [
    "/us/en/sign-up",
    "/us/en/reset-password/none",
    "/us/en/nothing-here",
    "/sitemap.xml",
    "/b/docs",
  ];
  for (const path of [...pages, ...others]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    expect(directive(headers["content-security-policy"] ?? "", "frame-ancestors"), path).toBe("'none'");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("the description of the API is a page of this origin alone", async ({page}) => {
  await page.goto("/b/docs");
  await page.getByRole("link", {name: "coaches"}).click();
  await expect(page.getByText("The coach directory")).toBeVisible();
});

test.describe("injected code", () => {
  test.use({allowed: {consoleErrors: [REFUSED], origins: []}});

  test("in the page's markup stays dead, and the page is alive", async ({page}) => {
    await page.route("**/de/de", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replace("<head>", "<head><script>planted = 1</script>")
        .replace("<body", '<body onpageshow="planted = 1"');
      await route.fulfill({response: answer, body: html});
    });
    await open(page, "/de/de");
    // Both are there, or nothing would have been refused.
    await expect(page.locator("head script").first()).toHaveJSProperty("text", "planted = 1");
    await expect(page.locator("body[onpageshow]")).toHaveCount(1);
    expect(await page.evaluate("typeof planted")).toBe("undefined");
  });

  test("through a script of ours is refused before it is markup", async ({page}) => {
    await open(page, "/de/de");
    const refused = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
  });
});

test("steps within the site need nothing the first page's policy does not allow", async ({page}) => {
  await open(page, "/de/de");
  for (const [area, path] of [
    ["", "/store"],
    ["footer ", "/terms"],
    ["", "/store"],
  ]) {
    await page.locator(`${area}a[href$="${path}"]`).first().click();
    await expect(page).toHaveURL(`/de/de${path}`);
    await expect(page.locator("h1")).toBeVisible();
  }
});
