import {type LandingPage, publishLandingPage, removePages} from "../support/landing-page";
import {expect, test} from "../support/studio";

// The browser logs each request that gets no answer, and the Studio's own parts report that they lost their stream.
test.use({allowed: {consoleErrors: [/./], origins: []}});

test("a list that loses the content keeps what it showed, reports the outage, and catches up by itself", async ({
  openAs,
  lake,
  stack,
}) => {
  const own = await publishLandingPage(lake, "listed", "Listed");
  const studio = await openAs("local-editor", "/structure/pages;landing-pages");
  const rowOf = ({title}: LandingPage) => studio.getByRole("group", {name: `Languages of ${title}`});
  const page = rowOf(own);
  const notice = studio.getByRole("alert").filter({hasText: "The pages may have changed since."});
  await expect(page).toBeVisible();
  await stack.stop("lake");
  try {
    await expect(notice).toContainText("The content service does not answer. Nothing is lost.");
    await expect(notice.getByRole("button", {name: "Ask now"})).toBeEnabled();
    await expect(page).toBeVisible();
  } finally {
    await stack.start("lake");
  }
  await expect(notice).toBeHidden();
  const later = await publishLandingPage(lake, "listed-later", "Listed later");
  await expect(rowOf(later)).toBeVisible();
  await expect(page).toBeVisible();
  await removePages(lake, [own.id, later.id]);
});
