import {readFile} from "node:fs/promises";
import {join} from "node:path";
import type {Locator} from "@playwright/test";
import {z} from "zod";
import {openAs} from "../support/account";
import {dropRuns} from "../support/drop-runs";
import {open, whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

/** Where real recordings lie. They are people's own, so none is in the repository. */
const FOLDER = process.env.TRAINING_RECORDINGS ?? "";
const FILES = ["pod-road-laps.fit", "pod-trail-2h20.fit", "pod-own-recording.fit"] as const;
const TRAIL = FILES[1];
const UPLOAD = "/de/en/powercenter/upload";

const expectedFiles = z.object({
  files: z.record(
    z.string(),
    z.object({
      session_distance_m: z.array(z.number()).optional(),
      power: z.object({mean_active: z.number()}).optional(),
      mean_max: z.record(z.string(), z.object({w: z.number()})).optional(),
    }),
  ),
});

test("real recordings show the values that an independent reader found in them", async ({page, request}) => {
  test.skip(FOLDER === "", "TRAINING_RECORDINGS names no folder of recordings");
  test.slow();
  const {files} = expectedFiles.parse(JSON.parse(await readFile(join(FOLDER, "expected.json"), "utf8")));
  const trail = files[TRAIL];
  const main = page.getByRole("main");
  await openAs(page, UPLOAD, await createAccount(request, "recordings"));
  await whenHydrated(page);

  // Three at once, one of them twice.
  const sent = await Promise.all(
    FILES.map(async (name) => ({name, bytes: await readFile(join(FOLDER, name))})),
  );
  const again = {name: "again.fit", bytes: sent[1]?.bytes ?? new Uint8Array()};
  await dropRuns(main.getByRole("region", {name: "Drop files here"}), [...sent, again]);
  await expect(main.getByText("4 of 4 files done")).toBeVisible();
  const lanes = [TRAIL, "again.fit"].map((name) => fileRow(main, name));
  await expect(main.getByRole("listitem").filter({hasText: "Already there"})).toHaveCount(1);
  const addresses = await Promise.all(
    lanes.map((each) => each.getByRole("link", {name: "Open run"}).getAttribute("href")),
  );
  expect(addresses[0]).toBe(addresses[1]);
  const address = addresses[0] ?? "";

  await open(page, address);
  const watts = Math.round(trail?.power?.mean_active ?? 0);
  const bar = main.getByRole("region", {name: "Selection"});
  await expect(bar).toContainText(new RegExp(`Power${watts}\\sW`));
  await expect(bar).toContainText(distanceWords(trail?.session_distance_m?.[0] ?? 0));

  // The cursor by keys, then a stretch by its ends.
  const cursor = main.getByRole("slider", {name: "Position in the run"});
  await cursor.focus();
  await page.keyboard.press("PageDown");
  await expect(cursor).toHaveAttribute("aria-valuetext", /^\d+:\d\d, Power .+ Heart rate \d+/);
  await bar.getByLabel("From", {exact: true}).fill("10:00");
  await bar.getByLabel("To", {exact: true}).fill("29:59");
  await page.keyboard.press("Enter");
  // Twenty minutes, of which the runner stood for twenty seconds.
  await expect(bar).toContainText("Time19:40");
  await expect(bar).toContainText(/Climb\d+\sm/);
  await expect(bar).not.toContainText(new RegExp(`Power${watts}\\sW`));

  // The strongest minute of the run, with the values from the file.
  await main.getByRole("button", {name: /^Show the best 1\smin$/}).click();
  await expect(bar).toContainText("Time1:00");
  await expect(bar).toContainText(new RegExp(`Power${Math.round(trail?.mean_max?.["60"]?.w ?? 0)}\\sW`));

  await page.setViewportSize({width: 390, height: 844});
  await open(page, address.replace("/de/en/", "/de/de/"));
  await expect(main.getByText(`${watts}`).first()).toBeVisible();
  await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
});

const fileRow = (main: Locator, name: string) =>
  main.getByRole("list", {name: "Files"}).getByRole("listitem").filter({hasText: name});

/** As a German reader of English sees kilometres. */
const distanceWords = (metres: number) => `${(metres / 1000).toFixed(2).replace(".", ",")}`;
