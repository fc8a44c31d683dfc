import type {Locator, Page} from "@playwright/test";
import type {SanityClient} from "@sanity/client";
import {asksBeforeClosing} from "../support/close-tab";
import {headlineOf, type LandingPage, publishLandingPage, removePages} from "../support/landing-page";
import {wordsOf} from "../support/legal";
import {test as base, expect, openSection, previewedHeadline} from "../support/studio";
import {unique} from "../support/unique";

/** Playwright's test with a landing page of the story's own. */
const test = base.extend<{own: LandingPage}>({
  own: async ({lake}, use) => {
    const own = await publishLandingPage(lake, "fault", "Before");
    await use(own);
    await removePages(lake, [own.id]);
  },
});

const formOf = ({id}: LandingPage) => `/intent/edit/id=${id};type=landingPage`;
/** Where a form sends what was typed. */
const SAVES = /\/data\/actions\//;

const titleOf = (lake: SanityClient, {id}: LandingPage) =>
  lake.fetch<string | null>('*[_id == "drafts." + $id][0].title', {id}, {perspective: "raw"});

/** The title field, with the caret after its last letter. */
async function openTitle(studio: Page): Promise<Locator> {
  const title = studio.getByRole("textbox", {name: "Title", exact: true});
  await expect(title).toBeEditable({timeout: 60_000});
  await title.press("End");
  return title;
}

test.describe("the lake is restarted under an open Studio", () => {
  // Any browser message about cut connections.
  test.use({allowed: {consoleErrors: [/net::ERR_|Failed to fetch|WebSocket/], origins: []}});

  test("the Studio reports it, and text typed until then stays visible and is saved", async ({
    openAs,
    lake,
    own,
    stack,
  }) => {
    const studio = await openAs("local-editor", formOf(own));
    const title = await openTitle(studio);
    await title.pressSequentially(" saved");
    await expect.poll(() => titleOf(lake, own)).toBe(`${own.title} saved`);

    const sendSaves = await holdSaves(studio);
    const typed = `${own.title} saved and not yet`;
    await title.pressSequentially(" and not yet");
    await stack.stop("lake");
    sendSaves();
    const shown = await rememberValues(title);
    try {
      await expect(studio.getByText("Trying to connect…").first()).toBeVisible();
      await expect(title).not.toBeEditable();
      expect(await asksBeforeClosing(studio)).toBe(true);
    } finally {
      await stack.start("lake");
    }
    await expect(title).toBeEditable();
    await expect.poll(() => titleOf(lake, own)).toBe(typed);
    expect(await shown()).toEqual([typed]);

    await title.press("End");
    await title.pressSequentially(" and after");
    await expect.poll(() => titleOf(lake, own)).toBe(`${typed} and after`);
    await expect.poll(() => asksBeforeClosing(studio)).toBe(false);
  });
});

/** Nothing a form saves leaves the browser until the returned function is called. */
async function holdSaves(studio: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await studio.route(SAVES, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

/** Every value the field shows from now on. */
async function rememberValues(field: Locator): Promise<() => Promise<readonly string[]>> {
  const values = await field.evaluateHandle((element) => {
    const seen = new Set<string>();
    const sampleField = () => {
      const now = document.getElementById(element.id);
      seen.add(now instanceof HTMLInputElement ? now.value : "the field is gone");
      requestAnimationFrame(sampleField);
    };
    sampleField();
    return seen;
  });
  return () => values.evaluate((seen) => [...seen]);
}

test("two editors see each other, edits of two fields both arrive, and no letter of one text is lost", async ({
  openAs,
  lake,
  own,
}) => {
  const emil = await openAs("local-editor", formOf(own));
  const paula = await openAs("local-publisher", formOf(own));
  const [emilTitle, paulaTitle] = [await openTitle(emil), await openTitle(paula)];
  await expect(emil.getByTitle("Paula Brandt").first()).toBeVisible();
  await expect(paula.getByTitle("Emil Sander").first()).toBeVisible();

  const section = await openSection(paula, /^Before Hero$/);
  const heading = section.getByRole("textbox", {name: "Heading"});
  await Promise.all([emilTitle.pressSequentially(" by Emil", {delay: 50}), heading.fill("By Paula")]);
  await section.getByRole("button", {name: "Close dialog"}).click();
  await expect.poll(() => titleOf(lake, own)).toBe(`${own.title} by Emil`);
  await expect.poll(() => headlineOf(lake, `drafts.${own.id}`)).toBe("By Paula");
  await expect(paulaTitle).toHaveValue(`${own.title} by Emil`);

  // Guaranteed: concurrent changes of one text all arrive, each at its place. Letters that two users type at the very
  // same instant can overwrite each other: the Studio takes the whole text from the keyboard.
  const sendHis = await holdSaves(emil);
  await emilTitle.press("End");
  await emilTitle.pressSequentially(" and on");
  await paulaTitle.press("Home");
  await paulaTitle.pressSequentially("Now: ");
  const both = `Now: ${own.title} by Emil and on`;
  await expect(emilTitle).toHaveValue(both);
  sendHis();
  await expect.poll(() => titleOf(lake, own)).toBe(both);
  await expect(paulaTitle).toHaveValue(both);
});

test.describe("closing the tab", () => {
  test("asks for confirmation while a letter is unsaved, and no longer once all are saved", async ({
    openAs,
    lake,
    own,
  }) => {
    const studio = await openAs("local-editor", formOf(own));
    const title = await openTitle(studio);
    const sendSaves = await holdSaves(studio);
    await title.press("!");
    expect(await asksBeforeClosing(studio)).toBe(true);
    await expect(title).toHaveValue(`${own.title}!`);
    sendSaves();
    await expect.poll(() => titleOf(lake, own)).toBe(`${own.title}!`);
    await expect.poll(() => asksBeforeClosing(studio)).toBe(false);
  });

  test("asks for confirmation for formatted text too, which reaches the form a moment later", async ({
    openAs,
    own,
  }) => {
    const studio = await openAs("local-editor", formOf(own));
    await openTitle(studio);
    const section = await openSection(studio, /^Text Text$/);
    const words = wordsOf(section, "body");
    await words.click();
    await holdSaves(studio);
    await studio.keyboard.type("!");
    expect(await asksBeforeClosing(studio)).toBe(true);
  });

  test("asks for confirmation also after the form was left, and the text is saved", async ({
    openAs,
    lake,
    own,
  }) => {
    const studio = await openAs("local-editor", formOf(own));
    const title = await openTitle(studio);
    const sendSaves = await holdSaves(studio);
    await title.press("!");
    await studio.getByRole("link", {name: "Releases"}).first().click();
    await expect(title).toBeHidden();
    expect(await asksBeforeClosing(studio)).toBe(true);
    sendSaves();
    await expect.poll(() => titleOf(lake, own)).toBe(`${own.title}!`);
    await expect.poll(() => asksBeforeClosing(studio)).toBe(false);
  });
});

test("a release brings back a page that was deleted meanwhile, and lists it when it is done", async ({
  openAs,
  lake,
  own,
  request,
}) => {
  const release = await createRelease(lake, own);
  await lake.delete(own.id);
  await expect.poll(async () => (await request.get(own.path)).status()).toBe(404);
  const studio = await openAs("local-publisher", `/releases/${release}`);
  await studio.getByRole("button", {name: "Run release"}).click({timeout: 60_000});
  await studio.getByRole("dialog").getByRole("button", {name: "Run release"}).click();
  await expect(studio.getByText("This release is published successfully.")).toBeVisible();
  await expect.poll(async () => (await request.get(own.path)).status()).toBe(200);
  await expect(studio.getByRole("row").filter({hasText: own.title})).toBeVisible();
});

test("a time that is over is named as such, and goes live at once when that is wanted", async ({
  openAs,
  lake,
  own,
  request,
}) => {
  const release = await createRelease(lake, own, {heading: "Late"});
  const studio = await openAs("local-publisher", `/releases/${release}`);
  const schedule = studio.getByRole("menuitem", {name: "Schedule in a region"});
  // The entry waits for the release's documents, and the menu closes when the screen is drawn with them.
  await expect(async () => {
    if (!(await schedule.isVisible())) {
      await studio.getByRole("button", {name: "Release menu"}).click({timeout: 5000});
    }
    // The Studio's own way reads the time on the editor's clock: there is only ours.
    await expect(studio.getByTestId("schedule-button-menu-item")).toBeHidden();
    await schedule.click({timeout: 5000});
  }).toPass({timeout: 60_000});
  const dialog = studio.getByRole("dialog", {name: /^Schedule “/});
  await dialog.getByLabel("Date and time").fill("2026-01-31T09:00");
  await expect(dialog.getByText("This time is over: everything would go live at once.")).toBeVisible();
  await expect(dialog.getByRole("button", {name: "Schedule", exact: true})).toHaveCount(0);
  await dialog.getByRole("button", {name: "Go live now"}).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await request.get(own.path)).text()).toContain("Late");
  await expect(studio.getByText("This release is published successfully.")).toBeVisible();
});

/** A release with the page of a story in it, as it is or with another headline. */
async function createRelease(
  lake: SanityClient,
  own: LandingPage,
  {heading = "Before"} = {},
): Promise<string> {
  const releaseId = unique("r").replace("-", "");
  await lake.releases.create({releaseId, metadata: {title: `Release of ${own.title}`, releaseType: "asap"}});
  await lake.createVersion({releaseId, publishedId: own.id, baseId: own.id});
  const set = {'sections[_type=="hero"].heading': heading};
  await lake.patch(`versions.${releaseId}.${own.id}`, {set}).commit();
  return releaseId;
}

test("Presentation opens although others publish while it does", async ({openAs, lake, own}) => {
  const studio = await openAs("local-publisher", "/structure");
  await studio.route(/\/data\/query\/.*[?&]tag=[^&]*preview-url-secret/, async (route) => {
    await lake.patch(own.id, {set: {title: `${own.title} changed`}}).commit();
    await route.continue();
  });
  const listening = studio.waitForRequest(/\/data\/live\/events\//);
  await studio.getByRole("link", {name: "Presentation"}).click();
  await listening;
  await lake.patch(own.id, {set: {title: `${own.title} changed again`}}).commit();
  await expect(previewedHeadline(studio)).toBeVisible({timeout: 60_000});
});
