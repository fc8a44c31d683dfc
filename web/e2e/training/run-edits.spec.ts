import {readFile} from "node:fs/promises";
import {encodeFit} from "@gradus/training/export/fit";
import type {Page} from "@playwright/test";
import {openAs} from "../support/account";
import {browserOptions, FAKE_MICROPHONE} from "../support/browser";
import {open, whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

const UPLOAD = "/de/en/powercenter/upload";
const START = Date.parse("2026-03-01T08:00:00Z") / 1000;
const SECONDS = 900;

test.use({
  launchOptions: browserOptions(...FAKE_MICROPHONE),
  // The second tab gets a conflict, because the first was quicker.
  allowed: {consoleErrors: [/status of 409/], origins: []},
});

test("a run is cropped and restored, gets notes that are written and spoken, and is read back", async ({
  page,
  request,
}) => {
  test.slow();
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  await openAs(page, UPLOAD, await createAccount(request, "edits"));
  await whenHydrated(page);
  await send(page, {name: "steady.fit", bytes: steadyRun()});
  const address = (await main.getByRole("link", {name: /^Open run/}).getAttribute("href")) ?? "";
  await open(page, address);

  await test.step("crop by typing, with before and after, and take it back", async () => {
    await change(page, "Crop");
    await main.getByRole("region", {name: "Crop"}).getByLabel("From", {exact: true}).fill("5:00");
    const distance = main
      .getByRole("table", {name: "Before and after"})
      .getByRole("row", {name: /^Distance/});
    await expect(distance).toContainText(/2,70\skm.*1,80\skm/);
    await main.getByRole("button", {name: "Crop run"}).click();
    await expect(main.getByText("The run is cropped.")).toBeVisible();
    await expect(cursor(page)).toHaveAttribute("aria-valuemax", "599");
    await change(page, "Changes and undo");
    await expect(dialog.getByRole("listitem")).toContainText(/Cropped to 5:00 to 14:59.*By you/);
    await dialog.getByRole("button", {name: "Undo the last change"}).click();
    await expect(main.getByText("The last change is undone.")).toBeVisible();
    await expect(cursor(page)).toHaveAttribute("aria-valuemax", String(SECONDS - 1));
  });

  await test.step("write a note at a second by keys, and change it", async () => {
    await cursor(page).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("n");
    await expect(dialog.getByLabel("Time in the run")).toHaveValue("0:30");
    await dialog.getByLabel("Note", {exact: true}).fill("Felt easy");
    await dialog.getByRole("button", {name: "Save", exact: true}).press("Enter");
    await expect(notes(page).first()).toContainText(/At 0:30.*Felt easy/);
    await expect(main.getByRole("button", {name: "Note 1 at 0:30: Felt easy"})).toBeVisible();
    await main.getByRole("button", {name: "Edit: note 1 at 0:30"}).click();
    await dialog.getByLabel("Note", {exact: true}).fill("Held back");
    await dialog.getByRole("button", {name: "Save", exact: true}).click();
    await expect(notes(page).first()).toContainText("Held back");
  });

  await test.step("record a spoken note, play it before and after saving, and delete it", async () => {
    await main.getByRole("button", {name: "Record at 0:30"}).click();
    await dialog.getByRole("button", {name: "Start recording"}).click();
    await expect(dialog.getByText("Recording: 0:01 of 5:00")).toBeVisible();
    await dialog.getByRole("button", {name: "Stop recording"}).click();
    await dialog.getByRole("button", {name: "Play: your recording"}).click();
    await expect(dialog.getByText(/ of 0:0[1-9]$/)).toBeVisible();
    await dialog.getByLabel(/^What was said/).fill("Legs heavy");
    await dialog.getByRole("button", {name: "Save", exact: true}).click();
    const voiceNote = notes(page).nth(1);
    await expect(voiceNote).toContainText(/At 0:30, spoken.*Legs heavy/);
    await voiceNote.getByRole("button", {name: "Play: note 2 at 0:30"}).click();
    await expect(voiceNote.getByRole("slider", {name: "Position in the recording"})).toBeVisible();
    await expect(voiceNote.getByText("could not be played")).toHaveCount(0);
    await main.getByRole("button", {name: "Delete: note 2 at 0:30"}).click();
    await dialog.getByRole("button", {name: "Delete note"}).click();
    await expect(notes(page)).toHaveCount(1);
  });

  await test.step("of what two tabs change, both versions are in sight", async () => {
    const second = await page.context().newPage();
    await open(second, address);
    await second.getByRole("main").getByRole("button", {name: "Edit: note 1 at 0:30"}).click();
    await second.getByRole("dialog").getByLabel("Note", {exact: true}).fill("From the second tab");
    await second.getByRole("dialog").getByRole("button", {name: "Save", exact: true}).click();
    await expect(notes(second).first()).toContainText("From the second tab");
    await change(second, "Do not count this run");
    await second.getByRole("dialog").getByRole("button", {name: "Do not count this run"}).click();
    await expect(second.getByRole("main").getByText("This run counts nowhere now.")).toBeVisible();
    await second.close();

    await main.getByRole("button", {name: "Edit: note 1 at 0:30"}).click();
    await dialog.getByLabel("Note", {exact: true}).fill("From the first");
    await dialog.getByRole("button", {name: "Save", exact: true}).click();
    await expect(dialog.getByRole("alert").filter({hasText: "From the second tab"})).toBeVisible();
    await dialog.getByRole("button", {name: "Save", exact: true}).click();
    await expect(notes(page).first()).toContainText("From the first");

    await change(page, "Do not count this run");
    await dialog.getByRole("button", {name: "Do not count this run"}).click();
    await expect(dialog.getByText("This run was changed in another tab")).toBeVisible();
    await dialog.getByRole("button", {name: "Show what is saved"}).click();
    await expect(main.getByText("This run does not count in your totals.")).toBeVisible();
    await change(page, "Count this run again");
    await dialog.getByRole("button", {name: "Count this run again"}).click();
    await expect(main.getByText("This run counts again.")).toBeVisible();
  });

  await test.step("its table is read back, as a second recording of the same outing", async () => {
    const saved = page.waitForEvent("download");
    await main.getByRole("button", {name: "CSV table"}).click();
    const file = await (await saved).path();
    await open(page, UPLOAD);
    await send(page, {name: "back.csv", bytes: await readFile(file)});
    await main.getByRole("button", {name: "Count both: back.csv"}).click();
    await expect(main.getByText("Both runs count now.")).toBeVisible();
    await open(page, address);
    await expect(main.getByText("recorded the same outing. Both count.")).toBeVisible();
  });

  await test.step("the same in German, on a phone", async () => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, address.replace("/de/en/", "/de/de/"));
    await expect(notes(page, "Notizen").first()).toContainText(/Bei 0:30.*From the first/);
    await main.getByRole("button", {name: "Aktionen"}).click();
    await change(page, "Zuschneiden", "Aufzeichnung ändern");
    await expect(main.getByRole("region", {name: "Zuschneiden"})).toBeVisible();
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
  });
});

const cursor = (page: Page) => page.getByRole("slider", {name: "Position in the run"});

const notes = (page: Page, heading = "Notes") =>
  page.getByRole("main").getByRole("region", {name: heading}).getByRole("listitem");

/** One of what the menu of a recording offers. */
async function change(page: Page, label: string, menu = "Change recording") {
  await page.getByRole("main").getByRole("button", {name: menu}).click();
  await page.getByRole("main").getByRole("button", {name: label, exact: true}).click();
}

interface UploadPayload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function send(page: Page, {name, bytes}: UploadPayload) {
  const main = page.getByRole("main");
  const file = {name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes)};
  await main.locator("input[type=file]").setInputFiles(file);
  await expect(main.getByText("1 of 1 file done")).toBeVisible();
}

/** A quarter of an hour of 250 W at 3 m/s. */
function steadyRun(): Uint8Array {
  const each = (of: (second: number) => number) =>
    Float64Array.from({length: SECONDS}, (_, second) => of(second));
  return encodeFit({
    series: {
      start: START,
      length: SECONDS,
      active: new Uint8Array(SECONDS).fill(1),
      columns: {power: each(() => 250), speed: each(() => 3), distance: each((second) => 3 * second)},
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
