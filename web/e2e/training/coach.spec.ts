import {addDays, isoDay} from "@gradus/training/numbers/days";
import type {Browser, Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {openAs} from "../support/account";
import {createVerifiedAccount, shareWithCoach} from "../support/coaching";
import {open, whenHydrated} from "../support/hydrated";
import {receiveMail} from "../support/mail";
import {openCalendar} from "../support/planned-workouts";
import {expect, test} from "../support/test";
import {setCriticalPower} from "../support/training";

// What is no longer shared, and a link that was revoked, are not there.
test.use({allowed: {consoleErrors: [/status of 404/], origins: []}});

const dayFromNow = (days: number) => addDays(isoDay(new Date()), days);
const DAY = dayFromNow(20);
const ATHLETES = "/de/en/powercenter/athletes";

test("a coach plans for three runners, talks with one, and loses sight when that one ends it", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const coach = await createVerifiedAccount(request, "Casey");
  const [ann, ben, cleo] = [
    await createVerifiedAccount(request, "Ann"),
    await createVerifiedAccount(request, "Ben"),
    await createVerifiedAccount(request, "Cleo"),
  ];
  for (const runner of [ann, ben, cleo]) await shareWithCoach(request, runner, coach);
  await setCriticalPower(request, ann, 250);
  await setCriticalPower(request, ben, 300);
  const annsPlan = await openCalendar(request, ann);
  for (const day of [dayFromNow(-3), dayFromNow(-2)]) await annsPlan.plan({title: "Hills", day});
  await (await openCalendar(request, ben)).plan({title: "Easy", day: dayFromNow(2)});
  const lane = (name: string) =>
    main.getByRole("listitem").filter({has: page.getByRole("heading", {name, exact: true})});
  // For its page each: the coach reads English, the athlete German.
  let title = "";
  let ownTitle = "";

  await test.step("the table shows which athletes need attention, and why", async () => {
    await page.setViewportSize({width: 1440, height: 1000});
    await openAs(page, ATHLETES, coach);
    await whenHydrated(page);
    await expect(main.getByText("2 athletes need your attention.")).toBeVisible();
    await expect(lane("Ann")).toContainText("2 workouts missed in seven days");
    await expect(lane("Cleo")).toContainText("Nothing planned for the coming week");
    await expect(lane("Ben")).toContainText("As planned");
    await main.getByRole("checkbox", {name: "Only those who need attention"}).check();
    await expect(lane("Ben")).toHaveCount(0);
    await expect(lane("Ann")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a workout of the library is tried out for all three, and assigned", async () => {
    await main.getByRole("button", {name: "Assign a workout"}).click();
    await dialog.getByRole("button", {name: "Choose all"}).click();
    await dialog.getByRole("searchbox", {name: "Search the library"}).fill("hill");
    await dialog.locator(".picker-row").first().getByRole("radio").check();
    await dialog.getByLabel("Day", {exact: true}).fill(DAY);
    await expectAccessible(page);
    await dialog.getByRole("button", {name: "Show what it is for each"}).click();
    const preview = dialog.getByRole("status", {name: "What it is for each"});
    const of = (name: string) => preview.getByRole("listitem").filter({hasText: name});
    await expect(of("Ann")).toContainText(/\d W/);
    await expect(of("Cleo")).toContainText("No critical power is known");
    await expect(of("Ben")).toContainText(/\d W/);
    expect(await of("Ann").textContent()).not.toBe(await of("Ben").textContent());

    await dialog.getByRole("button", {name: "Assign to these athletes"}).click();
    await expect(main.getByText("3 athletes have the workout in their calendars now.")).toBeVisible();
  });

  // A month would show the missed ones, too, at its beginning.
  const calendarOfAnn = `/de/en/powercenter/calendar?view=week&day=${DAY}&athlete=${ann.id}`;
  const card = (viewerPage: Page) => viewerPage.getByRole("main").locator("[data-card^=workout]");

  await test.step("opened as coach, the calendar is the runner's, and can be talked about", async () => {
    await main.getByRole("link", {name: "Calendar of Ann"}).click();
    await expect(page).toHaveURL(new RegExp(`athlete=${ann.id}`));
    await expect(main.getByRole("region", {name: "Whose training this is"}).locator("b")).toHaveText("Ann");
    await open(page, calendarOfAnn);
    title = (await card(page).locator(".cal-title").textContent()) ?? "";
    await card(page).click();
    await dialog.getByText("Comments", {exact: true}).click();
    await dialog.getByLabel("Your comment").fill("Hold back on the first two.");
    await dialog.getByRole("button", {name: "Send", exact: true}).click();
    await expect(dialog.getByText("Hold back on the first two.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  const runner = await phoneOf(browser);
  await test.step("the runner is notified by e-mail and bell, and answers from a phone in German", async () => {
    const {text} = await receiveMail(ann.email, /eine Einheit geplant/);
    ownTitle = /„(.+)“ steht in deinem Kalender/.exec(text)?.[1] ?? "";
    expect(ownTitle).toMatch(/^(?!Hill).+ \d+ × \d+ s$/);
    const mail = await receiveMail(ann.email, /Kommentar/);
    expect(mail.text).toContain("Hold back on the first two.");
    expect(mail.links.some((link) => link.includes(`/powercenter/calendar?day=${DAY}&open=workout-`))).toBe(
      true,
    );
    await openAs(runner, "/de/de/powercenter", ann);
    await whenHydrated(runner);
    await runner.getByRole("button", {name: "2 ungelesene Mitteilungen"}).click();
    await expectAccessible(runner);
    await runner.getByRole("link", {name: `Casey hat „${ownTitle}“ kommentiert`}).click();
    const notificationDialog = runner.getByRole("dialog");
    await expect(notificationDialog.getByText("Hold back on the first two.")).toBeVisible();
    await expect(notificationDialog.getByText(/· neu$/)).toBeVisible();
    await notificationDialog.getByLabel("Dein Kommentar").fill("Mache ich.");
    await notificationDialog.getByRole("button", {name: "Senden", exact: true}).click();
    await expect(notificationDialog.getByText("Mache ich.")).toBeVisible();
    await expect(runner.locator("html")).toHaveJSProperty("scrollWidth", 390);
    await expectAccessible(runner);
    await runner.keyboard.press("Escape");
    // What is read there is read in the bell, too: the assignment is left.
    await expect(runner.getByRole("button", {name: "1 ungelesene Mitteilung"})).toBeVisible();
  });

  await test.step("the coach sees that there is an answer, and reads it", async () => {
    await open(page, ATHLETES);
    await expect(lane("Ann")).toContainText("One unread comment");
    await page.getByRole("button", {name: "1 unread notification"}).click();
    await dialog.getByRole("link", {name: `Ann commented on "${title}"`}).click();
    await expect(page).toHaveURL(new RegExp(`athlete=${ann.id}`));
    await expect(dialog.getByText("Mache ich.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", {name: "Notifications", exact: true})).toBeVisible();
  });

  await test.step("a calendar program reads the runner's link until it is revoked", async () => {
    await open(runner, "/de/de/account/shares");
    await runner.getByRole("button", {name: "Link erstellen"}).click();
    const address = (await runner.getByText(/\/b\/calendar\/[\w-]{32}\.ics$/).textContent()) ?? "";
    const read = await request.get(address);
    expect(read.headers()["content-type"]).toContain("text/calendar");
    const entry = entriesOf(await read.text()).find((each) => each.get("SUMMARY") === ownTitle);
    expect(entry?.get("DTSTART;VALUE=DATE")).toBe(DAY.replaceAll("-", ""));
    await runner.getByRole("button", {name: "Link widerrufen"}).click();
    await runner.getByRole("dialog").getByRole("button", {name: "Link widerrufen"}).click();
    await expect(runner.getByText("Der Link gilt nicht mehr.")).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });

  await test.step("the share ends: the coach's next action is rejected with a message", async () => {
    await open(page, calendarOfAnn);
    await card(page).focus();
    // A calendar refreshes itself now and then, and would get the refusal before the coach does anything.
    const changed = Promise.withResolvers<void>();
    await page.route("**/calendar?*", async (route) => {
      await changed.promise;
      await route.continue();
    });
    await runner.getByRole("button", {name: /^Nicht mehr teilen: Casey/}).click();
    await runner.getByRole("dialog").getByRole("button", {name: "Nicht mehr mit Casey teilen"}).click();
    await expect(runner.getByText(/Mit Casey wird nichts mehr geteilt/)).toBeVisible();
    for (const key of ["m", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    changed.resolve();
    const ended = main.getByRole("heading", {name: "Ann no longer shares their training with you"});
    await expect(ended).toBeFocused();
    await expect(main.getByText("What you changed last was not saved.")).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expectAccessible(page);
    await open(page, calendarOfAnn);
    await expect(main.getByRole("heading", {name: "This training is not shared with you"})).toBeVisible();
    await main.getByRole("link", {name: "Back to your athletes"}).click();
    await expect(lane("Ben")).toBeVisible();
    await expect(lane("Ann")).toHaveCount(0);
  });
  await runner.context().close();
});

async function phoneOf(browser: Browser): Promise<Page> {
  return (await browser.newContext({viewport: {width: 390, height: 844}})).newPage();
}

/** As a calendar program sees them: the properties of each entry, unfolded. */
function entriesOf(text: string): ReadonlyMap<string, string>[] {
  const [, ...entries] = text.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
  return entries.map(
    (entry) =>
      new Map(
        entry
          .split("\r\n")
          .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)] as const),
      ),
  );
}
