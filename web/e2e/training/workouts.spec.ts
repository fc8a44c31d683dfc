import {encodeFit} from "@gradus/training/export/fit";
import {addDays, isoDay} from "@gradus/training/numbers/days";
import type {Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {openAs} from "../support/account";
import {open, whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";
import {setCriticalPower} from "../support/training";

const POWER_CENTER = "/de/en/powercenter";
const DAY = addDays(isoDay(new Date()), -1);
const START = Date.parse(`${DAY}T08:00:00Z`) / 1000;
const CRITICAL_POWER = 268;
const WORK = 480;
const REST = 120;
const TIMES = 3;
const SECONDS = TIMES * (WORK + REST);

// The API responds with 404 for a run that is not paired yet.
test.use({allowed: {consoleErrors: [/status of 404/], origins: []}});

test("a workout is built by blocks and by text, saved, planned, run, and compared with its targets", async ({
  page,
  request,
}) => {
  test.slow();
  const main = page.getByRole("main");
  const text = main.getByLabel("As text", {exact: true}).and(page.locator("textarea"));
  const blocks = main.getByRole("listitem", {name: /^Block \d/});
  const runner = await createAccount(request, "workouts");
  await openAs(page, `${POWER_CENTER}/workouts/new?day=${DAY}`, runner);
  await whenHydrated(page);

  await test.step("by blocks, at first without critical power", async () => {
    await expect(main.getByText("Nothing in it yet.")).toBeVisible();
    await main.getByRole("button", {name: "Repeat", exact: true}).click();
    await expect(main.getByText(/Your critical power is missing/)).toBeVisible();
    const [work, rest] = [1, 2].map((step) => blocks.first().getByRole("listitem", {name: `Step ${step}`}));
    await work?.getByLabel("Time", {exact: true}).fill("8");
    await rest?.getByLabel("Target", {exact: true}).selectOption("None");
    await expect(text).toHaveValue("3x(8min @95-100%, rest 2min)");
    await blocks.first().getByRole("button", {name: "Duplicate block 1"}).click();
    await expect(blocks).toHaveCount(2);
    await blocks.first().getByLabel("Repetitions of Block 1").fill("2");
    await page.keyboard.press("Alt+ArrowDown");
    await expect(text).toHaveValue("3x(8min @95-100%, rest 2min)\n2x(8min @95-100%, rest 2min)");
    await expect(blocks.nth(1).getByLabel("Repetitions of Block 2")).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("an unsaved workout survives a reload, and is calculated once critical power is known", async () => {
    await setCriticalPower(request, runner, CRITICAL_POWER);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await whenHydrated(page);
    await expect(blocks).toHaveCount(2);
    await expect(main.getByRole("region", {name: "What it comes to"})).toContainText(/Time50:00.*Stress\d+/);
  });

  await test.step("by text, with a mistake at its place", async () => {
    await text.fill("3x(8m @95-100%, 2m asy)");
    await expect(main.getByText('Line 1: we do not know "asy".')).toBeVisible();
    await expect(blocks).toHaveCount(2);
    await text.fill("3x(8m @95-100%, 2m easy)");
    await expect(blocks).toHaveCount(1);
    await expect(blocks.first().getByLabel("Repetitions of Block 1")).toHaveValue("3");
    await expect(blocks.first().getByText("255 to 268 W")).toBeVisible();
  });

  await test.step("into the library, and onto its day", async () => {
    await main.getByRole("button", {name: "Save onto this day"}).click();
    await expect(main.getByText("Give the workout a title first.")).toBeVisible();
    await main.getByLabel("Title", {exact: true}).fill("Threshold 3 x 8");
    await main.getByRole("button", {name: "Save to my library"}).click();
    await expect(main.getByText("Saved to your library.")).toBeVisible();
    await main.getByRole("button", {name: "Save onto this day"}).click();
    await main.getByRole("button", {name: "Plan it in the past"}).click();
    await expect(main.getByText(/^Saved onto /)).toBeVisible();
    await expect(page).toHaveURL(/\/workouts\/[a-z]{3}_[0-9a-z]+$/);
    const download = page.waitForEvent("download");
    await main.getByRole("button", {name: "Save as FIT file"}).click();
    expect((await download).suggestedFilename()).toBe(`${DAY}.fit`);
    await page.reload();
    await whenHydrated(page);
    await expect(text).toHaveValue("3x(8min @95-100%, rest 2min @Z1)");
    await expect(main.getByLabel("Day", {exact: true})).toHaveValue(DAY);
  });

  await test.step("the library has it among hundreds", async () => {
    await open(page, `${POWER_CENTER}/library`);
    await expect(main.getByText(/^\d{3} results$/)).toBeVisible();
    await main.getByLabel("Search", {exact: true}).fill("3 x 8 thresh");
    await main.getByLabel("Only mine").check();
    await expect(page).toHaveURL(/\?search=3\+x\+8\+thresh&mine=1$/);
    await expect(main.getByText("1 result")).toBeVisible();
    await main.getByText("Threshold 3 x 8").click();
    await expect(main.getByText("3x(8min @95-100%, rest 2min @Z1)")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the run of that day is held against its steps", async () => {
    await open(page, `${POWER_CENTER}/upload`);
    await send(page, "threshold.fit", repeats());
    const address = (await main.getByRole("link", {name: /^Open run/}).getAttribute("href")) ?? "";
    await open(page, address);
    const table = main.getByRole("table").filter({hasText: "In target"});
    await expect(table.getByRole("row", {name: /^Work 1/})).toContainText(/255–268.*262.*100\s%.*on target/);
    await expect(table.getByRole("row", {name: /^Recover/})).toHaveCount(TIMES);
    const doneButton = main.getByRole("button", {name: "Done as planned"});
    await doneButton.focus();
    await expect(main.getByRole("tooltip")).toContainText("Time: planned 30:00, done 30:00, 100 %.");
    await main.getByRole("button", {name: "Explain: Score"}).click();
    await expect(page.getByRole("dialog")).toContainText("Work on target");
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await main.getByRole("button", {name: "Take apart"}).click();
    await main.getByRole("button", {name: "Pair with Threshold 3 x 8"}).click();
    await expect(table).toBeVisible();
  });
});

async function send(page: Page, name: string, bytes: Uint8Array) {
  const main = page.getByRole("main");
  const file = {name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes)};
  await main.locator("input[type=file]").setInputFiles(file);
  await expect(main.getByText("1 of 1 file done")).toBeVisible();
}

/** What was planned, run to the second. */
function repeats(): Uint8Array {
  const each = (of: (second: number) => number) =>
    Float64Array.from({length: SECONDS}, (_, second) => of(second));
  const isWork = (second: number) => second % (WORK + REST) < WORK;
  return encodeFit({
    series: {
      start: START,
      length: SECONDS,
      active: new Uint8Array(SECONDS).fill(1),
      columns: {
        power: each((second) => (isWork(second) ? 262 : 160)),
        speed: each(() => 3),
        distance: each((second) => 3 * second),
      },
    },
    extra: [],
    subSport: "generic",
    powerFamily: "pod",
    laps: [],
    utcOffset: 3600,
    timer: null,
    serial: 7,
    productName: "Pod",
  });
}
