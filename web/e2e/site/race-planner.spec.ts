import type {Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {signIn} from "../support/account";
import {hillyGpx} from "../support/course-file";
import {open, whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

const CONFLICT =
  "You may not include both a target time and target power in the prediction request. Choose one.";
const HILLS = {name: "hills.gpx", mimeType: "application/gpx+xml", buffer: hillyGpx(10_000)};

const summary = (page: Page) => page.getByRole("main").getByRole("status").filter({hasText: "Hold"});
// Side by side where there is room; the table below each other opens on demand, and on paper.
const splits = (page: Page) => page.locator(".race-rows tr");

/** Waits for what the first interaction with the page fetches: from then on it needs no server. */
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
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));

    await page.getByLabel("My critical power").press("Space");
    await page.getByLabel("Critical power (W)").fill("280");
    await page.getByLabel("Weight (kg)").fill("70");
    await page.getByLabel("Course", {exact: true}).selectOption("Marathon");
    await page.getByRole("button", {name: "Plan my race"}).press("Enter");
    await expect(summary(page)).toHaveText(/^Hold 253 W\. Expect 3:15:45, between/);
    await expect(page.getByRole("heading", {name: "Your plan"})).toBeFocused();
    await expect(splits(page)).toHaveCount(44);

    await page.getByLabel("Course", {exact: true}).selectOption("Course file");
    await page.getByLabel("Course file", {exact: true}).setInputFiles(HILLS);
    await expect(page.getByText(/Course read: 10\.0.km/)).toBeVisible();
    await page.getByRole("button", {name: "Plan my race"}).press("Enter");
    await expect(splits(page)).toHaveCount(11);
    const slider = page.getByRole("slider", {name: "Place on the course"});
    await slider.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", /^1\.0–2\.0.km: grade .+, \d+.W, \d:\d\d.min\/km/);
    await expect(page.getByRole("table", {name: "Splits side by side"})).toContainText("Grade %");
    await page.getByRole("button", {name: "View as table"}).press("Enter");
    await expect(page.getByRole("table", {name: "Splits", exact: true})).toBeVisible();
    await page.locator("summary", {hasText: "How we worked it out"}).press("Enter");
    await expect(page.getByText("Bassett DR et al. 1999")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", {name: "Copy link to this plan"}).press("Enter");
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(urls.filter((url) => !url.includes("/icon.svg"))).toEqual([]);
    await context.setOffline(false);

    const summaryText = (await summary(page).textContent()) ?? "";
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(summary(other)).toHaveText(summaryText);
    await expect(splits(other)).toHaveCount(11);
    // The same plan where runners count in miles and degrees Fahrenheit.
    await other.goto(link.replace("/int/en/", "/us/en/"));
    await expect(summary(other)).toHaveText(summaryText);
    await expect(splits(other)).toHaveCount(8);
    await expect(other.getByLabel("Weight (lb)")).toHaveValue("154.3");
  });
});

test("an input that cannot be planned is reported at its field, and two goals show the specified text", async ({
  page,
}) => {
  await open(page, "/int/en/race-planner");
  await page.getByRole("button", {name: "Plan my race"}).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText(
    "There are 2 problems to fix",
  );
  await expect(page.getByLabel("Your time")).toBeFocused();
  await page.getByLabel("Your time").fill("45:00");
  await page.getByLabel("Weight (kg)").fill("70");
  await page.getByLabel("A target time").check();
  await page.getByLabel("Target time", {exact: true}).fill("1:00:00");
  await page.getByRole("button", {name: "Plan my race"}).click();
  await expect(page.getByText(/^That is \d+ W above what you can hold for 1:00:00\.$/).first()).toBeVisible();
  // From here on the answer follows what is typed.
  await page.getByLabel("Target time", {exact: true}).fill("1:45:00");
  await expect(summary(page)).toHaveText(/^Hold \d+ W\. Expect 1:45:00/);
  const both = `${page.url()}&w=250`;
  await page.goto("/int/en/coaches");
  await open(page, both);
  await expect(page.getByText(CONFLICT, {exact: true})).toBeVisible();
  await page.getByLabel("Course", {exact: true}).selectOption("Course file");
  const photo = {name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0])};
  const file = page.getByLabel("Course file", {exact: true});
  await file.setInputFiles(photo);
  await expect(file).toHaveAccessibleDescription(/This is no GPX, TCX or FIT file/);
  await expectAccessible(page);
});

test("a plan goes into an account, through signing in, with its goal, its air and its file", async ({
  page,
  request,
}) => {
  const runner = await createAccount(request, "carry");
  await open(page, "/de/en/race-planner");
  await page.getByLabel("My critical power").check();
  await page.getByLabel("Critical power (W)").fill("280");
  await page.getByLabel("Weight (kg)").fill("60");
  await page.getByLabel("Course", {exact: true}).selectOption("Course file");
  await page.getByLabel("Course file", {exact: true}).setInputFiles(HILLS);
  await page.getByLabel("A target time").check();
  await page.getByLabel("Target time", {exact: true}).fill("45:00");
  await page.locator("summary", {hasText: "Weather, altitude and wind"}).click();
  await page.getByLabel("Temperature (°C)").last().fill("28");
  await page.getByRole("button", {name: "Plan my race"}).click();
  await expect(summary(page)).toHaveText(/^Hold \d+ W\. Expect 45:00/);

  await page.getByRole("link", {name: "Save to PowerCenter"}).click();
  await signIn(page, runner);
  await expect(page).toHaveURL(/\/de\/en\/powercenter\/races\?/);
  await whenHydrated(page);
  await expect(page.getByText("hills is in your courses.")).toBeVisible();
  await page.getByRole("button", {name: "Use 280 W from my plan"}).click();
  await expect(summary(page)).toHaveText(/^Hold \d+ W\. Expect 45:00/);
  await expect(page.getByLabel("Temperature (°C)").last()).toHaveValue("28");
  await expect(page.getByText(/^The heat of race day takes \d+.W/)).toBeVisible();
  await expect(page).toHaveURL(/course_id=crs_/);
});

test("the plan fits on a phone, and the printed page shows the plan and a strip for the wrist", async ({
  page,
}) => {
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

  test("the page shows an example of a plan and states that the planner needs JavaScript", async ({page}) => {
    await page.goto("/int/en/race-planner");
    await expect(page.getByRole("table", {name: /^Example/}).getByRole("row")).toHaveCount(5);
    await expect(page.locator("noscript p", {hasText: "needs JavaScript"})).toBeVisible();
    await expect(page.getByRole("button", {name: "Plan my race"})).toBeHidden();
  });
});
