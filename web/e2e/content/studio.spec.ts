import type {APIRequestContext} from "@playwright/test";
import {env} from "../support/env";
import {headlineOf, publishLandingPage, removePages} from "../support/landing-page";
import {clickAreas, expect, openSection, previewedHeadline, publish, test} from "../support/studio";
import {unique} from "../support/unique";

const HERO = 'sections[_type=="hero"].heading';
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test("a German headline is typed beside its preview, published, and live on the German page", async ({
  openAs,
  lake,
  request,
}) => {
  const before = await headlineOf(lake, "home-de");
  const words = unique("Jeder Schritt zählt");
  const studio = await openAs("local-publisher", "/presentation?preview=/de/de");
  const heading = studio.getByRole("dialog").getByRole("textbox", {name: "Heading"});
  try {
    // The page in the frame is there before it is connected; until then a click would open nothing.
    await expect(clickAreas(studio).first()).toBeAttached({timeout: 120_000});
    // Presentation opens the page's own document by itself, which would take a field opened before away.
    await expect(studio.getByRole("group", {name: "Languages of this page"})).toBeVisible({timeout: 120_000});
    await previewedHeadline(studio).click();
    await expect(heading).toBeFocused({timeout: 60_000});
    await expect(studio).toHaveURL(/^[^?#]*\/homePage\/home-de\//);
    await expect(heading).toHaveValue(before ?? "");

    await heading.fill(words);
    await expect(previewedHeadline(studio)).toHaveText(new RegExp(`^${words}`));
    expect(await textOf(request, "/de/de")).not.toContain(words);

    await studio.getByRole("button", {name: "Close dialog"}).click();
    await publish(studio, "German");
    await expect.poll(() => textOf(request, "/de/de")).toContain(words);
    for (const path of ["/us/en", "/ch/de"]) expect(await textOf(request, path)).not.toContain(words);
  } finally {
    await lake
      .transaction()
      .delete("drafts.home-de")
      .patch("home-de", {set: {[HERO]: before}})
      .commit();
  }
});

test("a page that is no law opens without reading law", async ({openAs}) => {
  const studio = await openAs("local-editor", "/structure");
  await expect(studio.getByRole("link", {name: "Legal", exact: true})).toBeVisible();
  const queries: string[] = [];
  studio.context().on("request", (request) => {
    queries.push(new URL(request.url()).searchParams.get("query") ?? "");
  });
  await studio.goto(`${env.STUDIO_URL}/intent/edit/id=landing-race-by-power-en;type=landingPage`);
  await expect(studio.getByRole("textbox", {name: "Title"})).toHaveValue(/./);
  await expect(studio.getByRole("group", {name: "Languages of this page"})).toBeVisible();
  await expect.poll(() => queries).toContainEqual(expect.stringContaining("translationGroup == $group"));
  expect(queries.filter((query) => query.includes('_type == "legalVersion"'))).toEqual([]);
});

test("a landing page starts from a layout, is translated, and each language goes live alone", async ({
  openAs,
  lake,
  request,
}) => {
  const slug = unique("race-day");
  const studio = await openAs("local-publisher", "/structure/pages;landing-pages");
  const languages = studio.getByRole("group", {name: "Languages of this page"});
  const title = studio.getByRole("textbox", {name: "Title"});
  try {
    await studio.getByRole("button", {name: "New landing page"}).click();
    await studio.getByRole("menuitem", {name: /^Race/}).click();
    await expect(title).toHaveValue("Race day by power");
    await title.fill(`Race day ${slug}`);
    const addressTab = studio.getByRole("tab", {name: "Address and regions"});
    await expect(addressTab.locator("svg"), "a sign that something is missing there").toHaveCount(1);
    await addressTab.click();
    await studio.getByRole("textbox", {name: "Address"}).fill(slug);
    await expect(addressTab.locator("svg")).toHaveCount(0);
    await publish(studio, "English");
    await expect.poll(async () => (await request.get(`/us/en/landing/${slug}`)).status()).toBe(200);
    expect(await textOf(request, `/fr/fr/landing/${slug}`)).toContain("An even effort on an uneven course.");

    await languages.getByRole("button", {name: /^French: not translated/}).click();
    await studio.getByRole("button", {name: "Create French translation"}).click();
    await expect(studio.getByText(/\d+ texts still say what the source says/)).toBeVisible();
    await title.fill(`Jour de course ${slug}`);
    const hero = await openSection(studio, /^An even effort on an uneven course\. Hero$/);
    await hero.getByRole("textbox", {name: "Heading"}).fill("Un effort égal");
    await hero.getByRole("button", {name: "Close dialog"}).click();
    const publishButton = studio.getByRole("button", {name: "Publish", exact: true}).last();
    // Publish is also disabled while a change is saved; pressed before the last check is finished, it refuses.
    const problems = studio.getByRole("button", {name: "Validation", exact: true});
    await expect(problems, "most of the page is still in English").toBeVisible();
    await expect(publishButton).toBeDisabled();
    await studio.getByRole("button", {name: "Show them"}).click();
    await studio.getByRole("button", {name: "Mark as reviewed"}).click();
    await expect(problems).toHaveCount(0);
    await expect(publishButton).toBeEnabled();
    await publish(studio, "French");
    await expect.poll(() => textOf(request, `/fr/fr/landing/${slug}`)).toContain("Un effort égal");
    expect(await textOf(request, `/us/en/landing/${slug}`)).not.toContain("Un effort égal");
  } finally {
    const ids = await lake.fetch<string[]>("*[slug.current == $slug]._id", {slug}, {perspective: "raw"});
    await removePages(
      lake,
      ids.map((id) => id.replace(/^drafts\./, "")),
    );
  }
});

test("two people type in one title, and both texts arrive whole", async ({openAs, lake}) => {
  const page = await publishLandingPage(lake, "two-people", "An even effort");
  const titleIn = async (person: Parameters<typeof openAs>[0]) => {
    const studio = await openAs(person, `/intent/edit/id=${page.id};type=landingPage`);
    const title = studio.getByRole("textbox", {name: "Title"});
    await expect(title).toHaveValue(page.title, {timeout: 120_000});
    return title;
  };
  try {
    const [before, behind] = [await titleIn("local-publisher"), await titleIn("local-editor")];
    await before.press("Home");
    await behind.press("End");
    await Promise.all([
      before.pressSequentially("Runners read this: ", {delay: 80}),
      behind.pressSequentially(", every single morning", {delay: 70}),
    ]);
    const both = `Runners read this: ${page.title}, every single morning`;
    const stored = () =>
      lake.fetch("*[_id == $id][0].title", {id: `drafts.${page.id}`}, {perspective: "raw"});
    await expect.poll(stored).toBe(both);
    await expect(before).toHaveValue(both);
    await expect(behind).toHaveValue(both);
  } finally {
    await removePages(lake, [page.id]);
  }
});

test("three documents of a release change at once, when it runs", async ({openAs, lake, request}) => {
  const name = unique("Spring");
  const pages = [];
  for (const each of ["one", "two", "three"]) {
    pages.push(await publishLandingPage(lake, `release-${each}`, "Before"));
  }
  try {
    const studio = await openAs("local-publisher", "/releases");
    const dialog = studio.getByRole("dialog", {name: "New release"});
    // The overview is drawn anew once it knows its releases, which closes a dialog opened before.
    await expect(async () => {
      if (!(await dialog.isVisible())) {
        await studio.getByRole("button", {name: "New release"}).first().click({timeout: 5000});
      }
      await dialog.getByPlaceholder("Untitled release").fill(name, {timeout: 5000});
      await dialog.getByRole("button", {name: "Create release"}).click({timeout: 5000});
    }).toPass();
    await expect(studio).toHaveURL(/\/releases\/r\w+/);
    const release = /\/releases\/(r\w+)/.exec(studio.url())?.[1] ?? "";

    await studio.goto(`${env.STUDIO_URL}/structure/pages;landing-pages?perspective=${release}`);
    for (const {id, title} of pages) {
      // The list re-renders when a document of the release changes, possibly in the middle of a click.
      await expect(async () => {
        await studio.getByRole("link", {name: title}).first().click({timeout: 5000});
        await expect(studio.getByText(`Not in the ${name} release.`)).toBeVisible({timeout: 10_000});
      }).toPass();
      await studio.getByRole("button", {name: "Add to release"}).click();
      await expect(studio.getByRole("textbox", {name: "Title"})).toBeEditable();
      const hero = await openSection(studio, /^Before Hero$/);
      await hero.getByRole("textbox", {name: "Heading"}).fill(`Released ${id}`);
      await hero.getByRole("button", {name: "Close dialog"}).click();
      await expect.poll(() => headlineOf(lake, `versions.${release}.${id}`)).toBe(`Released ${id}`);
    }
    for (const {path} of pages) expect(await textOf(request, path)).toContain("Before");

    await studio.goto(`${env.STUDIO_URL}/releases/${release}?perspective=${release}`);
    await studio.getByRole("button", {name: "Run release"}).click();
    await studio.getByRole("dialog").getByRole("button", {name: "Run release"}).click();
    await expect(studio.getByText("This release is published successfully.")).toBeVisible();
    for (const {id, path} of pages) {
      await expect.poll(() => textOf(request, path)).toContain(`Released ${id}`);
    }
  } finally {
    await removePages(
      lake,
      pages.map(({id}) => id),
    );
  }
});
