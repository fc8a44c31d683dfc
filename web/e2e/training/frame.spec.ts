import {encodeFit} from "@gradus/training/export/fit";
import {addDays, isoDay} from "@gradus/training/numbers/days";
import {openAs} from "../support/account";
import {whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

const START_PAGE = "/de/en/powercenter";
const SECONDS = 900;
// Named by the hour, in the language of the account.
const NAME = "Lauf am Morgen";

test("a new runner is guided, finds pages and runs by keyboard, and shows a run to a visitor without an account", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const main = page.getByRole("main");
  await openAs(page, START_PAGE, await createAccount(request, "frame"));
  await expect(main.getByText("No runs yet. One is enough to begin.")).toBeVisible();
  for (const step of ["Upload runs", "Connect", "See devices", "Set critical power"])
    await expect(main.getByRole("link", {name: step, exact: true})).toBeVisible();
  await whenHydrated(page);
  await main.getByRole("button", {name: "Show an example"}).press("Enter");
  const example = main.getByRole("region", {name: "Example: numbers of a runner who does not exist"});
  await expect(example.getByText("268")).toBeVisible();

  // By keyboard alone, to a page that is not linked here.
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", {name: "Go to a page or a run"});
  const field = palette.getByRole("combobox", {name: "Page, run or day"});
  await expect(field).toBeFocused();
  await field.pressSequentially("shoes");
  await expect(palette.getByRole("option", {name: "Shoes", selected: true})).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await page.getByRole("button", {name: "Search", exact: true}).press("Enter");
  await field.pressSequentially("upload");
  await expect(palette.getByRole("option", {name: "Upload runs", selected: true})).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${START_PAGE}/upload`);
  await whenHydrated(page);

  await main
    .locator('input[type="file"]')
    .setInputFiles({name: "run.fit", mimeType: "application/octet-stream", buffer: Buffer.from(steadyRun())});
  await expect(main.getByRole("link", {name: "Open run"})).toBeVisible();

  // A run by its name.
  await page.keyboard.press("Control+k");
  await field.pressSequentially("morgen");
  await expect(palette.getByRole("option", {name: NAME, selected: true})).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", {level: 1, name: NAME})).toBeVisible();
  await whenHydrated(page);

  await main.getByRole("button", {name: `Share: ${NAME}`}).click();
  const dialog = page.getByRole("dialog", {name: "Share this run"});
  await dialog.getByRole("checkbox", {name: "Pace"}).uncheck();
  await dialog.getByRole("button", {name: "Make a link"}).click();
  const address = await dialog.getByRole("textbox", {name: "Address"}).inputValue();
  expect(address).toMatch(/\/de\/en\/shared\/run\/[\w-]{32}$/);
  await expect(dialog.getByRole("list")).toContainText("Route and Power");

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  const shown = other.getByRole("main");
  await other.goto(address);
  await expect(other.getByRole("heading", {level: 1, name: NAME})).toBeVisible();
  await expect(shown.getByText("Average power").first()).toBeVisible();
  await expect(shown.getByText("The first and last 400 m are hidden.")).toBeVisible();
  await expect(shown.locator("dl").getByText("Pace", {exact: true})).toHaveCount(0);
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  await dialog.getByRole("button", {name: /^Revoke: Route and Power/}).click();
  await expect(dialog.getByText("The link was revoked. It opens nothing any more.")).toBeVisible();
  await other.reload();
  await expect(shown.getByText("Nothing is behind this link, or not any more.")).toBeVisible();
  await expect(shown.getByText("Average power")).toHaveCount(0);
  await visitor.close();

  await dialog.getByRole("button", {name: "Close"}).click();
  await page.goto(START_PAGE);
  await expect(main.getByRole("link", {name: NAME})).toBeVisible();
});

/** A quarter of an hour of 250 W at 3 m/s to the north, the day before yesterday at seven. */
function steadyRun(): Uint8Array {
  const each = (of: (second: number) => number) =>
    Float64Array.from({length: SECONDS}, (_, second) => of(second));
  const day = addDays(isoDay(new Date()), -2);
  return encodeFit({
    series: {
      start: Date.parse(`${day}T07:00:00Z`) / 1000,
      length: SECONDS,
      active: new Uint8Array(SECONDS).fill(1),
      columns: {
        power: each(() => 250),
        speed: each(() => 3),
        distance: each((second) => 3 * second),
        latitude: each((second) => 48.1 + second * 2.7e-5),
        longitude: each(() => 11.5),
      },
    },
    extra: [],
    subSport: "street",
    powerFamily: "pod",
    laps: [],
    utcOffset: 3600,
    timer: null,
    serial: 8,
    productName: "Pod",
  });
}
