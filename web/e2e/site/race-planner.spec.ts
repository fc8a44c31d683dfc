import type {Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {open} from "../support/alive";
import {expect, test} from "../support/test";

const CONFLICT =
  "You may not include both a target time and target power in the prediction request. Choose one.";
const METRES = Array.from({length: 1001}, (_, index) => index * 10);
const height = (metres: number) => 250 + 60 * Math.sin((metres / 10_000) * Math.PI * 3);
const GPX = `<gpx version="1.1"><trk><trkseg>${METRES.map(
  (metres) => `<trkpt lat="${48 + metres / 111_195}" lon="9"><ele>${height(metres)}</ele></trkpt>`,
).join("")}</trkseg></trk></gpx>`;

const summary = (page: Page) => page.getByRole("main").getByRole("status").filter({hasText: "Hold"});
const splits = (page: Page) => page.getByRole("table", {name: "Splits"}).getByRole("row");

/** Waits for what the first touch of the page fetches: from then on it needs nobody. */
async function touch(page: Page) {
  const scripts = {asked: 0, here: 0};
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.asked += 1;
  });
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.here += 1;
  });
  await page.getByLabel("Weight (kg)").focus();
  await expect.poll(() => scripts.asked > 1 && scripts.asked === scripts.here).toBe(true);
}

test.describe("offline", () => {
  // A browser looks for the tab's icon whenever the address changes.
  test.use({allowed: {consoleErrors: [/ERR_INTERNET_DISCONNECTED/], origins: []}});

  test("a runner without an account plans a hilly race, by keyboard, and carries it along in a link", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/int/en/race-planner");
    await expect(page.getByText("Example: critical power")).toBeVisible();
    await touch(page);
    await context.setOffline(true);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));

    await page.getByLabel("My critical power").press("Space");
    await page.getByLabel("Critical power (W)").fill("280");
    await page.getByLabel("Weight (kg)").fill("70");
    await page.getByLabel("Course", {exact: true}).selectOption("Marathon");
    await page.getByRole("button", {name: "Plan my race"}).press("Enter");
    await expect(summary(page)).toHaveText(/^Hold 253 W\. Expect 3:15:45, between/);
    await expect(page.getByRole("heading", {name: "Your plan"})).toBeFocused();
    await expect(splits(page)).toHaveCount(44);

    await page.getByLabel("Course", {exact: true}).selectOption("Course file");
    const file = {name: "hills.gpx", mimeType: "application/gpx+xml", buffer: Buffer.from(GPX)};
    await page.getByLabel("Course file", {exact: true}).setInputFiles(file);
    await expect(page.getByText(/Course read: 10\.0.km/)).toBeVisible();
    await page.getByRole("button", {name: "Plan my race"}).press("Enter");
    await expect(splits(page)).toHaveCount(11);
    const slider = page.getByRole("slider", {name: "Place on the course"});
    await slider.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", /^1\.0–2\.0.km: grade .+, \d+.W, \d:\d\d.min\/km/);
    await page.locator("summary", {hasText: "How we worked it out"}).press("Enter");
    await expect(page.getByText("Bassett DR et al. 1999")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", {name: "Copy link to this plan"}).press("Enter");
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(asked.filter((url) => !url.includes("/icon.svg"))).toEqual([]);
    await context.setOffline(false);

    const said = (await summary(page).textContent()) ?? "";
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(summary(other)).toHaveText(said);
    await expect(splits(other)).toHaveCount(11);
    // The same plan where runners count in miles and degrees Fahrenheit.
    await other.goto(link.replace("/int/en/", "/us/en/"));
    await expect(summary(other)).toHaveText(said);
    await expect(splits(other)).toHaveCount(8);
    await expect(other.getByLabel("Weight (lb)")).toHaveValue("154.3");
  });
});

test("what cannot be planned is said at its field, and two goals in the specified words", async ({page}) => {
  await open(page, "/int/en/race-planner");
  await page.getByRole("button", {name: "Plan my race"}).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText(
    "There are 2 problems to fix",
  );
  await expect(page.getByLabel("Your time")).toBeFocused();
  await page.getByLabel("Your time").fill("45:00");
  await page.getByLabel("Weight (kg)").fill("70");
  await page.getByLabel(/^Target time/).fill("1:45:00");
  await page.getByLabel(/^Target power/).fill("250");
  await page.getByRole("button", {name: "Plan my race"}).click();
  await expect(page.getByLabel(/^Target power/)).toHaveAccessibleDescription(CONFLICT);
  await page.getByLabel("Course", {exact: true}).selectOption("Course file");
  const photo = {name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0])};
  const file = page.getByLabel("Course file", {exact: true});
  await file.setInputFiles(photo);
  await expect(file).toHaveAccessibleDescription(/This is no GPX, TCX or FIT file/);
  await expectAccessible(page);
});

test("on a phone it fits, and on paper stand the plan and a strip for the wrist", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(
    page,
    "/de/de/race-planner#plan?race=10000_2700&kg=70&m=21097.5_hilly&pacing=terrain&training=15_0.5_0_0&on=28_0.6_0_0",
  );
  await expect(page.getByRole("heading", {name: "Dein Plan"})).toBeVisible();
  await expect(page.getByRole("table", {name: "Abschnitte"}).getByRole("row")).toHaveCount(23);
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 844});
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", width);
  }
  await page.emulateMedia({media: "print"});
  await expect(page.getByRole("button", {name: "Mein Rennen planen"})).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator(".wrist-band")).toBeVisible();
  await expect(page.locator(".wrist-band").getByRole("row", {includeHidden: true})).toHaveCount(22);
});

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false});

  test("the page shows what an answer looks like, and says what the planner needs", async ({page}) => {
    await page.goto("/int/en/race-planner");
    await expect(page.getByRole("table", {name: /^Example/}).getByRole("row")).toHaveCount(5);
    await expect(page.locator("noscript p", {hasText: "needs JavaScript"})).toBeVisible();
    await expect(page.getByRole("button", {name: "Plan my race"})).toBeHidden();
  });
});
