import type {SanityClient, SanityDocument} from "@sanity/client";
import {open} from "../support/hydrated";
import {enableUrl} from "../support/preview";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

// Each story works on a landing page of its own, so none sees another's drafts.
interface Draft {
  readonly id: string;
  readonly path: string;
  readonly type: (heading: string) => Promise<unknown>;
  readonly create: (heading: string) => Promise<unknown>;
}

/** A landing page with the headline "Published", and "Draft" in its draft; `isNew` was never published. */
async function draftPage(
  lake: SanityClient,
  name: string,
  {isNew = false, pure = false} = {},
): Promise<Draft> {
  const [model] = await lake.fetch<[SanityDocument]>(`*[_id == "landing-race-by-power-en"]`);
  const id = unique(name);
  const sections = (heading: string) =>
    model.sections.map((section: {_type: string}) =>
      section._type === "hero" ? {...section, heading} : section,
    );
  const page = {...model, slug: {_type: "slug", current: id}, translationGroup: id, pure};
  if (!isNew) await lake.create({...page, _id: id, sections: sections("Published")});
  const create = (heading: string) =>
    lake.createOrReplace({...page, _id: `drafts.${id}`, sections: sections(heading)});
  await create("Draft");
  return {
    create,
    id,
    path: `/us/en/landing/${id}`,
    type: (heading) => lake.patch(`drafts.${id}`).set({'sections[_type=="hero"].heading': heading}).commit(),
  };
}

test("drafts show as they are typed, and only to viewers in preview", async ({page, lake, request}) => {
  const draft = await draftPage(lake, "typed");
  await open(page, await enableUrl(lake, draft.path));
  await expect(page).toHaveURL(draft.path);
  await expect(page.getByRole("heading", {level: 1})).toHaveText(/^Draft/);
  await draft.type("Typed a moment ago");
  await expect(page.getByRole("heading", {level: 1})).toHaveText(/^Typed a moment ago/);
  const visible = await (await request.get(draft.path)).text();
  expect(visible).toContain("Published");
  expect(visible).not.toContain("Typed a moment ago");
  const robots = page.locator('meta[name="robots"]');
  await expect(robots.and(page.locator('[content*="noindex"]')).first()).toBeAttached();
  await expect(robots.and(page.locator(':not([content*="noindex"])'))).toHaveCount(0);
});

test("a word typed before the page listens is not missed", async ({page, lake}) => {
  const draft = await draftPage(lake, "early");
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/preview/events?*", async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, await enableUrl(lake, draft.path));
  await expect(page.getByRole("heading", {level: 1})).toHaveText(/^Draft/);
  await draft.type("Typed too early");
  letGo();
  await expect(page.getByRole("heading", {level: 1})).toHaveText(/^Typed too early/);
});

test("a secret that was never written opens nothing", async ({request}) => {
  const parameters = "sanity-preview-secret=invented&sanity-preview-pathname=%2Fus%2Fen";
  const response = await request.get(`/api/preview/enable?${parameters}`, {maxRedirects: 0});
  expect(response.status()).toBe(401);
  expect(response.headers()["set-cookie"]).toBeUndefined();
});

test("the preview entry redirects to pages of this site only", async ({lake, request}) => {
  for (const path of ["https://elsewhere.example/x", "//elsewhere.example", "/\\elsewhere.example"]) {
    const response = await request.get(await enableUrl(lake, path), {maxRedirects: 0});
    const check = new URL(response.headers().location ?? "", "http://site.invalid");
    expect(check.searchParams.get("to"), path).toMatch(/^\/(?![/\\])/);
  }
});

for (const [name, pageState] of [
  ["a page", {}],
  ["a page without navigation", {pure: true}],
] as const) {
  test(`leaving preview on ${name} shows the same address as published`, async ({page, lake}) => {
    const draft = await draftPage(lake, "left", pageState);
    await open(page, await enableUrl(lake, draft.path));
    await page.getByRole("button", {name: "Exit Preview Mode"}).click();
    await expect(page.getByRole("heading", {level: 1})).toHaveText("Published");
    await expect(page.getByRole("button", {name: "Exit Preview Mode"})).toHaveCount(0);
    await expect(page).toHaveURL(draft.path);
    await expect.poll(() => page.context().cookies()).toEqual([]);
  });
}

test("a page that was never published is gone after leaving, with a way home", async ({page, lake}) => {
  const draft = await draftPage(lake, "new", {isNew: true});
  await open(page, await enableUrl(lake, draft.path));
  await expect(page.getByRole("heading", {level: 1})).toHaveText(/^Draft/);
  const answer = page.waitForResponse((response) => response.url().endsWith(draft.path));
  await page.getByRole("button", {name: "Exit Preview Mode"}).click();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole("link", {name: "Return home"})).toBeVisible();
});

test("a missing page has the bar too", async ({page, lake}) => {
  const answer = await open(page, await enableUrl(lake, "/us/en/nowhere"));
  expect(answer?.status()).toBe(404);
  // Another user's change must not remove the bar.
  const requestSent = page.waitForRequest(
    (request) => request.method() === "HEAD" && request.url().endsWith("/us/en/nowhere"),
  );
  await draftPage(lake, "elsewhere");
  await requestSent;
  await page.getByRole("button", {name: "Exit Preview Mode"}).click();
  await expect(page.getByRole("button", {name: "Exit Preview Mode"})).toHaveCount(0);
  await expect(page.getByRole("link", {name: "Return home"})).toBeVisible();
});

test("a missing page appears once its draft exists", async ({page, lake}) => {
  const draft = await draftPage(lake, "awaited", {isNew: true});
  await lake.delete(`drafts.${draft.id}`);
  await open(page, await enableUrl(lake, draft.path));
  await expect(page.getByRole("link", {name: "Return home"})).toBeVisible();
  await draft.create("Here at last");
  await expect(page.getByRole("heading", {level: 1})).toHaveText(/^Here at last/);
});

test.describe("when leaving fails", () => {
  test.use({allowed: {consoleErrors: [/500 \(Internal Server Error\)/], origins: []}});

  test("the alert reports it, preview stays and leaving can be tried again", async ({page, lake}) => {
    const draft = await draftPage(lake, "stays");
    await open(page, await enableUrl(lake, draft.path));
    await page.route("**/api/preview/exit", (route) => route.fulfill({status: 500}));
    const alerted = page.waitForEvent("dialog");
    const click = page.getByRole("button", {name: "Exit Preview Mode"}).click();
    const dialog = await alerted;
    expect(dialog.message()).toBe("Error: failed to exit preview mode");
    await dialog.accept();
    await click;
    await expect(page.getByRole("heading", {level: 1})).toHaveText(/^Draft/);
    await page.unroute("**/api/preview/exit");
    await page.getByRole("button", {name: "Exit Preview Mode"}).click();
    await expect(page.getByRole("heading", {level: 1})).toHaveText("Published");
  });
});

test("the bar switches between drafts, published content and a release", async ({page, lake}) => {
  const draft = await draftPage(lake, "switched");
  const releaseId = unique("r").replace("-", "");
  await lake.releases.create({releaseId, metadata: {title: releaseId, releaseType: "undecided"}});
  const published = await lake.getDocument(draft.id);
  if (!published) throw new Error("The page was not published");
  await lake.createVersion({
    document: {...published, _id: `versions.${releaseId}.${draft.id}`, title: "In the release"},
    publishedId: draft.id,
    releaseId,
  });
  await lake
    .patch(`versions.${releaseId}.${draft.id}`)
    .set({'sections[_type=="hero"].heading': "Released"})
    .commit();
  await open(page, await enableUrl(lake, draft.path));
  const heading = page.getByRole("heading", {level: 1});
  const perspective = page.getByRole("combobox", {name: "Preview"});
  await expect(heading).toHaveText(/^Draft/);
  await perspective.selectOption("Published");
  await expect(heading).toHaveText(/^Published/);
  await perspective.selectOption(releaseId);
  await expect(heading).toHaveText(/^Released/);
  await lake.releases.archive({releaseId});
});

test("the bar links to the same page in another market", async ({page, lake}) => {
  await open(page, await enableUrl(lake, "/us/en/store"));
  await page.getByText("Region and language: United States, English").click();
  await page.getByRole("link", {name: "Germany, Deutsch", exact: true}).click();
  await expect(page).toHaveURL(/\/de\/de\/store$/);
  await expect(page.getByRole("button", {name: "Vorschaumodus beenden"})).toBeVisible();
});

test("the bar shows the site as it will be at another instant", async ({page, lake}) => {
  const draft = await draftPage(lake, "later");
  await lake
    .patch(`drafts.${draft.id}`)
    .set({'sections[_type=="hero"].showUntil': "2030-01-01T00:00:00Z"})
    .commit();
  await open(page, await enableUrl(lake, draft.path));
  await expect(page.getByRole("heading", {level: 1})).toHaveText(/^Draft/);
  await page.getByText("now", {exact: true}).click();
  await page.getByLabel("Local time (United States)").fill("2030-06-01T12:00");
  await page.getByRole("button", {name: "Show"}).first().click();
  await expect(page.getByText("Jun 1, 2030")).toBeVisible();
  await expect(page.getByRole("heading", {name: /^Draft/})).toHaveCount(0);
});

test("previewing browsers keep nothing and may be framed by the Studio alone", async ({page, lake}) => {
  const answer = await open(page, await enableUrl(lake, "/us/en"));
  const headers = answer?.headers() ?? {};
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'self' http:\/\/localhost:\d+(;|$)/);
  // A page that is still open would reload without its cookies, and navigate on its own.
  await page.goto("about:blank");
  await page.context().clearCookies();
  const published = await page.goto("/us/en");
  expect(published?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("when the browser stores no cookie in a frame, this is reported, and preview can continue in a tab", async ({
  page,
  lake,
}) => {
  const draft = await draftPage(lake, "blocked");
  const entered = await page.request.get(await enableUrl(lake, draft.path), {maxRedirects: 0});
  // What a browser does that takes no cookies from framed sites.
  await page.context().clearCookies();
  await page.goto(entered.headers().location ?? "");
  await expect(page.getByText("Your browser blocks preview inside this frame.")).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", {name: "Open in a new tab"}).click();
  await expect((await opened).getByRole("heading", {level: 1})).toHaveText(/^Draft/);
});

test("holding Alt shows a translation's source in its place", async ({page, lake}) => {
  await open(page, await enableUrl(lake, "/de/de/membership"));
  const german = await page.getByRole("heading", {level: 1}).textContent();
  const source = page.locator('main[lang="en"]').getByRole("heading", {level: 1});
  // The key counts from the moment scripts have taken over.
  await expect(async () => {
    await page.keyboard.up("Alt");
    await page.keyboard.down("Alt");
    await expect(source).toBeVisible({timeout: 3000});
  }).toPass();
  await page.keyboard.up("Alt");
  await expect(source).toHaveCount(0);
  await expect(page.getByRole("heading", {level: 1})).toHaveText(german ?? "");
});
