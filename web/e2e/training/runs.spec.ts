import {encodeFit} from "@gradus/training/export/fit";
import type {Locator} from "@playwright/test";
import {openAs} from "../support/account";
import {dropRuns} from "../support/drop-runs";
import {whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

const UPLOAD = "/de/en/powercenter/upload";
/** Nine in the morning, where the runner lives. */
const START = Date.parse("2026-03-01T08:00:00Z") / 1000;
const SECONDS = 600;
// Named by the hour, in the language of the account.
const NAME = "Lauf am Morgen";

test("runs are dropped, listed, opened, deleted and restored", async ({page, request}) => {
  test.slow();
  const main = page.getByRole("main");
  await openAs(page, "/de/en/powercenter", await createAccount(request, "runs"));
  await expect(main.getByText("No runs yet.")).toBeVisible();
  await main.getByRole("link", {name: "Upload runs"}).click();
  await expect(page).toHaveURL(UPLOAD);
  await whenHydrated(page);

  const zone = page.getByRole("region", {name: "Drop files here"});
  const steady = {name: "steady.fit", bytes: steadyRun()};
  await dropRuns(zone, [steady, {name: "broken.fit", bytes: new Uint8Array([1, 2, 3])}]);
  await expect(main.getByText("2 of 2 files done")).toBeVisible();
  const [accepted, broken] = [fileRow(main, "steady.fit"), fileRow(main, "broken.fit")];
  await expect(accepted).toContainText("Done");
  await expect(broken).toContainText("Not taken");
  await expect(broken).toContainText("This is no FIT, TCX, GPX or CSV file of a run that we can read.");
  const open = accepted.getByRole("link", {name: "Open run"});
  const address = (await open.getAttribute("href")) ?? "";

  await dropRuns(zone, [{...steady, name: "again.fit"}]);
  const again = fileRow(main, "again.fit");
  await expect(again).toContainText("Already there");
  await expect(again.getByRole("link", {name: "Open run"})).toHaveAttribute("href", address);

  await dropRuns(zone, [{name: "ride.gpx", bytes: rideOfAMinute()}]);
  const ride = fileRow(main, "ride.gpx");
  await expect(ride).toContainText("The file names another sport.");
  await ride.getByRole("button", {name: "It is a run"}).click();
  await expect(ride.getByRole("link", {name: "Open run"})).toBeVisible();

  await open.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", {level: 1, name: NAME})).toBeVisible();

  await page
    .getByRole("navigation", {name: "Sections of PowerCenter"})
    .getByRole("link", {name: "Runs", exact: true})
    .click();
  await expect(page).toHaveURL("/de/en/powercenter/activities");
  await expect(main.getByRole("link", {name: NAME})).toHaveCount(1);
  await expect(main.getByText(/^1 run, 1,8\skm, /).first()).toBeVisible();

  await main.getByRole("button", {name: `Delete ${NAME}`}).press("Enter");
  await expect(main.getByText(`${NAME} was deleted.`)).toBeVisible();
  const restore = main.getByRole("button", {name: `Restore ${NAME}`});
  await expect(restore).toBeFocused();
  await restore.press("Enter");
  await expect(main.getByText(`${NAME} is back.`)).toBeVisible();
  await expect(main.getByRole("link", {name: NAME})).toBeVisible();

  // Deleted and left alone, it waits in a list of its own.
  await main.getByRole("button", {name: `Delete ${NAME}`}).click();
  await expect(restore).toBeVisible();
  await main.getByRole("link", {name: "Deleted runs"}).click();
  await expect(main.getByText("For 30 days a deleted run can be restored.")).toBeVisible();
  await restore.click();
  await expect(main.getByText(`${NAME} is back.`)).toBeVisible();
  await main.getByRole("link", {name: "All runs"}).click();
  await expect(main.getByRole("link", {name: NAME})).toBeVisible();

  await main.getByText("Filter", {exact: true}).click();
  await main.getByLabel("Kind", {exact: true}).selectOption("Race");
  await main.getByRole("button", {name: "Show runs"}).click();
  await expect(page).toHaveURL("/de/en/powercenter/activities?type=race");
  await expect(main.getByText("No run fits these filters.")).toBeVisible();
  await page.goBack();
  await expect(main.getByRole("link", {name: NAME})).toBeVisible();
});

test("a visitor who is not signed in is redirected to sign-in with the path to return to", async ({page}) => {
  for (const path of ["/de/en/powercenter", UPLOAD, "/de/en/powercenter/activities"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/de/en/sign-in?next=${encodeURIComponent(path)}`);
  }
});

const fileRow = (main: Locator, name: string) =>
  main.getByRole("list", {name: "Files"}).getByRole("listitem").filter({hasText: name});

/** Ten minutes of 250 W at 3 m/s. */
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

/** A minute of another afternoon, from a watch that was set to another sport. */
function rideOfAMinute(): Uint8Array {
  const points = Array.from({length: 61}, (_, second) => {
    const time = new Date((START + 30 * 3600 + second) * 1000).toISOString();
    return `<trkpt lat="${48 + second * 2.7e-5}" lon="11.5"><time>${time}</time></trkpt>`;
  });
  return new TextEncoder().encode(
    `<?xml version="1.0"?><gpx version="1.1"><trk><type>cycling</type><trkseg>${points.join("")}</trkseg></trk></gpx>`,
  );
}
