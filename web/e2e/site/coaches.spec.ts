import type {Locator, Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {open, whenHydrated} from "../support/hydrated";
import {receiveMail} from "../support/mail";
import {RACE_DAY} from "../support/sign-up";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

const coaches = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => coaches(page).getByRole("link").allTextContents();
const total = (page: Page) => page.getByRole("region", {name: "Coaches"}).getByRole("status");
const count = async (page: Page) => Number.parseInt((await total(page).textContent()) ?? "", 10);
/** Names are read at once, from a list that may still be about to change: the check is repeated until it passes. */
const expectNames = (page: Page, check: (found: string[]) => void) =>
  expect(async () => check(await names(page))).toPass();

async function openDirectory(page: Page, query = "") {
  await open(page, `/int/en/coaches${query}`);
  await expect(coaches(page).first()).toBeVisible();
}

/** Ticks a box by keyboard; the focus has to stay on it. */
async function tick(box: Locator) {
  await box.focus();
  await box.press("Space");
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
}

test("every filter narrows the list by keyboard, updates the shown count, and is stored in the address", async ({
  page,
}) => {
  await openDirectory(page);
  await expect(total(page)).toHaveText("60 coaches");
  const filters = page.getByRole("complementary", {name: "Filters"});
  for (const [group, value] of [
    ["Distance", "Short (1 mile to 10k)"],
    ["Triathlon", "Sprint"],
    ["Run preferences", "Track"],
    ["Training platforms", "PowerCenter"],
    ["In person", "Meets runners in person"],
  ] as const) {
    const before = await count(page);
    await tick(filters.getByRole("group", {name: group}).getByRole("checkbox", {name: value}));
    await expect(async () => expect(await count(page)).toBeLessThan(before)).toPass();
  }
  await filters.getByLabel("Country").selectOption("Germany");
  const fits = /Fits: Short .*, Sprint, In person, Germany, Track, PowerCenter/;
  await expect(coaches(page).filter({hasText: fits}).first()).toBeVisible();
  await expect(coaches(page).filter({hasNotText: fits})).toHaveCount(0);
  await expect(total(page)).toHaveText(/^\d coach(es)?$/);

  const found = await names(page);
  await page.reload();
  await expect(coaches(page).getByRole("link")).toHaveText(found);
  await whenHydrated(page);
  await page.getByRole("button", {name: "Remove filter: Sprint"}).press("Enter");
  await expect(page.getByRole("region", {name: "Coaches"})).toBeFocused();
  await expect(page).not.toHaveURL(/triathlon/);

  await page.getByRole("button", {name: "Clear filters"}).press("Enter");
  await expect(page).toHaveURL("/int/en/coaches");
  // Everyone again first: the one coach looked for may be the one that was left of the boxes.
  await expect(total(page)).toHaveText("60 coaches");
  await filters.getByLabel("Coach name").fill("luth");
  await expect(coaches(page).getByRole("link")).toHaveText(["Annika Hagedorn-Lüth"]);

  await filters.getByLabel("Coach name").fill("nobody is called this");
  await expect(total(page)).toHaveText("No results");
  await tick(filters.getByRole("checkbox", {name: "Ultra (above marathon)"}));
  await expect(page.getByText("These come closest")).toBeVisible();
  await expect(coaches(page).first()).toContainText("Fits: Ultra (above marathon)");
  await expect(coaches(page).first()).toContainText("Does not fit: nobody is called this");
  await page.getByRole("button", {name: "Clear filters"}).last().click();
  await expect(total(page)).toHaveText("60 coaches");
});

test("the list sorts in both directions, and a random order stays until the visitor asks for another", async ({
  page,
}) => {
  await openDirectory(page);
  const sort = page.getByLabel("Sort");
  const upwards = await names(page);
  await sort.selectOption("Z to A");
  const collator = new Intl.Collator("en");
  await expectNames(page, (found) => {
    expect(found).toHaveLength(upwards.length);
    expect(found).not.toEqual(upwards);
    expect(found).toEqual(found.toSorted((a, b) => collator.compare(b, a)));
  });
  const downwards = await names(page);

  await sort.selectOption("Random");
  await expect(page).toHaveURL(/sort=random&seed=\d+/);
  await expectNames(page, (found) => {
    expect(found).toHaveLength(upwards.length);
    expect([upwards, downwards]).not.toContainEqual(found);
  });
  await page.getByRole("button", {name: "Show more"}).click();
  await expect(coaches(page)).toHaveCount(48);
  const shuffled = await names(page);
  expect(new Set(shuffled).size).toBe(48);

  await coaches(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", {level: 1, name: shuffled[0] ?? ""})).toBeVisible();
  await page.goBack();
  await expectNames(page, (found) => expect(found.slice(0, 24)).toEqual(shuffled.slice(0, 24)));
  await page.getByRole("button", {name: "Shuffle again"}).click();
  await expectNames(page, (found) => {
    expect(found.length).toBeGreaterThanOrEqual(24);
    expect(found.slice(0, 24)).not.toEqual(shuffled.slice(0, 24));
  });
});

test("on a phone filters and four questions open over the page and give the focus back", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openDirectory(page);
  const open = page.getByRole("button", {name: "Filters", exact: true});
  await open.press("Enter");
  const filters = page.getByRole("dialog", {name: "Filters"});
  await tick(filters.getByLabel("Ultra (above marathon)"));
  await expectAccessible(page);
  await filters.getByRole("button", {name: /^Show \d+ coaches$/}).press("Enter");
  await expect(open).toBeFocused();

  await page.getByRole("button", {name: "Help me choose"}).press("Enter");
  const questions = page.getByRole("dialog", {name: "Help me choose"});
  await questions.getByRole("group", {name: "Where do you like to run?"}).getByLabel("Trail").check();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", {name: "Help me choose"})).toBeFocused();
  await expect(coaches(page).first()).toContainText("Fits: Ultra (above marathon), Trail");
  await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
});

test.describe("while the directory does not answer", () => {
  test.use({allowed: {consoleErrors: [/net::ERR_FAILED/], origins: []}});

  test("an alert shows the specified text, and trying again loads the list", async ({page}) => {
    await openDirectory(page);
    await page.route("**/b/coaches?*", (route) => route.abort());
    await page.getByLabel("Sort").selectOption("Z to A");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Something is wrong on our side. Please try again later.");
    await page.unroute("**/b/coaches?*");
    await alert.getByRole("button", {name: "Try again"}).press("Enter");
    await expect(coaches(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test("a message reaches the coach, the writer gets a receipt, and machines learn no address", async ({
  page,
}) => {
  const email = `${unique("laeufer")}@example.com`;
  // The coach gets mail from others, too.
  const writer = unique("Jo Läufer");
  await open(page, "/de/de/coaches/annika-hagedorn-luth");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((block) => JSON.parse(block))).toContainEqual(
    expect.objectContaining({"@type": "Person", name: "Annika Hagedorn-Lüth", knowsLanguage: ["de", "en"]}),
  );
  expect(await page.content()).not.toContain("coaches.gradus.test");

  const form = page.getByRole("region", {name: "Annika Hagedorn-Lüth schreiben"});
  await form.getByLabel("Deine Nachricht").fill("Hast du noch Platz?");
  await form.getByRole("button", {name: "Nachricht senden"}).press("Enter");
  await expect(form.getByLabel("Dein Name")).toBeFocused();
  await page.keyboard.type(writer);
  await form.getByLabel("Deine E-Mail-Adresse").fill(email);
  await form.getByLabel(/^Renntag/).fill(RACE_DAY);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText("Deine Nachricht an Annika Hagedorn-Lüth ist unterwegs.");
  await expect(form.getByRole("status")).toBeFocused();

  const receipt = await receiveMail(email, /Annika Hagedorn-Lüth/);
  expect(receipt.text).not.toContain("coaches.gradus.test");
  const passedOn = await receiveMail("annika-hagedorn-luth@coaches.gradus.test", new RegExp(writer));
  expect(passedOn.text).toContain("Hast du noch Platz?");
});

test("an application goes through four steps, survives leaving, and is answered by mail", async ({page}) => {
  const email = `${unique("coach")}@example.com`;
  const form = page.getByRole("main");
  const next = form.getByRole("button", {name: "Next"});
  await open(page, "/gb/en/coach-program/apply");
  await form.getByLabel("Your name").fill("Robin Coach");
  await form.getByLabel("Your email address").fill(email);
  await form.getByLabel("Country").selectOption("United Kingdom");
  await form.getByRole("checkbox", {name: "English"}).check();
  await next.click();
  await expect(form.getByRole("heading", {name: "Step 2 of 4 Experience"})).toBeFocused();
  await form.getByLabel("Years of coaching").fill("6");
  await form.getByLabel(/^Licences/).fill("Licence B");

  await page.reload();
  await expect(form.getByLabel("Your name")).toHaveValue("Robin Coach");
  await next.click();
  await expect(form.getByLabel("Years of coaching")).toHaveValue("6");
  await next.click();
  await next.click();
  await expect(form.getByRole("alert")).toContainText("There are 2 problems to fix");
  await form.getByRole("checkbox", {name: "Long (10k to marathon)"}).check();
  await form.getByRole("checkbox", {name: "PowerCenter"}).check();
  await next.click();
  await form.getByLabel("Why would you like to join?").fill("To help people run evenly.");
  await form.getByLabel(/^I agree that my application/).check();
  await form.getByRole("button", {name: "Send application"}).click();
  await expect(form.getByRole("status")).toHaveText(
    /^Your application has arrived. You hear from us by \d+ \w+ \d{4}\.$/,
  );
  expect((await receiveMail(email, /./)).text).toContain("/gb/en/coach-program");
});
