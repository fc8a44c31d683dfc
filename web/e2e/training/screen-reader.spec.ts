import type {Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {type Credentials, openAs} from "../support/account";
import {open, whenHydrated} from "../support/hydrated";
import {MARCH_YEAR} from "../support/march";
import {createAccount} from "../support/new-account";
import {openCalendar} from "../support/planned-workouts";
import {expect, test} from "../support/test";
import {setCriticalPower} from "../support/training";

const POWER_CENTER = "/de/en/powercenter";
const CALENDAR = `${POWER_CENTER}/calendar?view=month&day=${MARCH_YEAR}-03-03`;
const [MONDAY, TUESDAY, THURSDAY] = [`${MARCH_YEAR}-03-01`, `${MARCH_YEAR}-03-02`, `${MARCH_YEAR}-03-04`];
const SENTENCE = "Planned: Tempo, Tuesday 2 March. Planned 20 min.";

let runner: Credentials;

test.beforeEach(async ({request}, {parallelIndex}) => {
  runner = await createAccount(request, `reader${parallelIndex}`);
  await setCriticalPower(request, runner, 250);
});

const expectAnnounced = (page: Page, words: string) =>
  expect(page.getByRole("main").getByRole("status").filter({hasText: words})).toBeAttached();

test("screen readers get the calendar as a list, or as a table whose days state what they hold", async ({
  page,
  request,
}) => {
  const calendar = await openCalendar(request, runner);
  await calendar.plan({title: "Tempo", day: TUESDAY, time: "07:00"});
  await calendar.plan({title: "Hills", day: TUESDAY, time: "18:00"});
  const main = page.getByRole("main");
  await openAs(page, CALENDAR, runner);
  await whenHydrated(page);
  await expect(main.getByRole("button", {name: SENTENCE})).toBeVisible();

  await expect(main.getByRole("heading", {level: 1})).toHaveText(`March ${MARCH_YEAR}`);
  await expect(main.getByRole("group", {name: "View"})).toMatchAriaSnapshot(`
    - group "View":
      - /children: equal
      - button "List"
      - button "Week"
      - button "Month" [pressed]
  `);
  await expect(main.getByRole("table", {name: `March ${MARCH_YEAR}`})).toMatchAriaSnapshot(`
    - table "March ${MARCH_YEAR}":
      - rowgroup:
        - row:
          - columnheader "Week"
          - columnheader /Monday/
          - columnheader /Sunday/
          - columnheader "Planned and done"
      - rowgroup:
        - row:
          - rowheader "Week 9"
          - cell:
            - button "Monday 1 March, nothing"
          - cell:
            - button "Tuesday 2 March, 2 items"
            - list:
              - listitem:
                - 'button "${SENTENCE}"'
              - listitem:
                - 'button "Planned: Hills, Tuesday 2 March. Planned 20 min."'
  `);
  await expectAccessible(page);

  await main.getByRole("button", {name: "List", exact: true}).click();
  await expect(main.getByRole("region", {name: "Week 9"})).toMatchAriaSnapshot(`
    - region "Week 9":
      - heading "Week 9" [level=2]
      - heading "Monday 1 March, nothing" [level=3]
      - list:
        - listitem: Rest
      - button "Add on Monday 1 March"
      - heading "Tuesday 2 March, 2 items" [level=3]
      - list:
        - listitem:
          - 'button "${SENTENCE}"'
  `);
  await expectAccessible(page);
});

test("a card moved by keys announces its position, and dialogs return the focus", async ({page, request}) => {
  test.slow();
  const calendar = await openCalendar(request, runner);
  await calendar.plan({title: "Tempo", day: TUESDAY});
  await calendar.plan({title: "Hills", day: THURSDAY});
  await calendar.plan({title: "Easy", day: THURSDAY});
  const main = page.getByRole("main");
  const card = (day: string) => main.getByRole("button", {name: new RegExp(`^Planned: Tempo, ${day}`)});
  const day = (name: string) => main.getByRole("button", {name: new RegExp(`^${name}, `)});
  const dialog = (name: string) => page.getByRole("dialog", {name, exact: true});
  await openAs(page, CALENDAR, runner);
  await whenHydrated(page);

  await test.step("lifted, carried, put back, dropped", async () => {
    await card("Tuesday 2 March").focus();
    await page.keyboard.press("m");
    await expectAnnounced(page, "Tempo lifted, Tuesday 2 March.");
    await page.keyboard.press("ArrowRight");
    await expectAnnounced(page, "Wednesday 3 March. No workout that day. Week 9: 1 h.");
    await page.keyboard.press("ArrowRight");
    await expectAnnounced(page, "Thursday 4 March. 2 workouts that day. Week 9: 1 h.");
    await page.keyboard.press("ArrowDown");
    await expectAnnounced(page, "Thursday 11 March. No workout that day. Week 10: 20 min.");
    await page.keyboard.press("Escape");
    await expectAnnounced(page, "Cancelled. Nothing was moved.");
    await expect(card("Tuesday 2 March")).toBeFocused();
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expectAnnounced(page, "Dropped.");
    await expectAnnounced(page, "Tempo moved to Monday 1 March.");
    await expect(card("Monday 1 March")).toBeFocused();
  });

  await test.step("dialogs have names, and leave the focus where it was", async () => {
    await page.keyboard.press("Enter");
    await expect(dialog("Tempo")).toBeVisible();
    await expectAccessible(page);
    await dialog("Tempo").getByRole("button", {name: "Move to…"}).click();
    await expect(dialog("Move Tempo").getByLabel("Day")).toHaveValue(MONDAY);
    await page.keyboard.press("Escape");
    await expect(card("Monday 1 March")).toBeFocused();
    await day("Sunday 7 March").focus();
    await page.keyboard.press("n");
    await expect(dialog("Sunday 7 March")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(day("Sunday 7 March")).toBeFocused();
  });

  await test.step("keys are listed, and single-letter keys can be switched off permanently", async () => {
    await page.keyboard.press("Home");
    await expect(day("Monday 1 March")).toBeFocused();
    await page.keyboard.press("?");
    const letters = dialog("Keys").getByLabel("Use single letters as keys");
    await expect(dialog("Keys").getByRole("definition").first()).toHaveText("Another day or week");
    await expectAccessible(page);
    const saved = page.waitForResponse((reply) => reply.request().method() === "PUT");
    await letters.uncheck();
    await page.keyboard.press("Escape");
    await expect(day("Monday 1 March")).toBeFocused();
    for (const letter of ["?", "n"]) await page.keyboard.press(letter);
    await page.keyboard.press("ArrowRight");
    await expect(day("Tuesday 2 March")).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await saved;
    await open(page, CALENDAR);
    await main.getByRole("button", {name: "Keys", exact: true}).click();
    await expect(letters).not.toBeChecked();
    await letters.check();
    await page.keyboard.press("Escape");
    await day("Monday 1 March").focus();
    await page.keyboard.press("?");
    await expect(letters).toBeChecked();
  });
});

test("blocks of a workout are reordered by keys, and their position is announced", async ({page}) => {
  const main = page.getByRole("main");
  const block = (number: number) => main.getByRole("listitem", {name: `Block ${number}`, exact: true});
  await openAs(page, `${POWER_CENTER}/workouts/new`, runner);
  await whenHydrated(page);
  for (const kind of ["Warm-up", "Repeat", "Cool-down"])
    await main
      .getByRole("group", {name: "Add a block"})
      .getByRole("button", {name: kind, exact: true})
      .click();
  await expect(block(3)).toBeVisible();
  await block(2).getByLabel("Repetitions of Block 2").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expectAnnounced(page, "Block 3 of 3");
  await expect(block(3).getByLabel("Repetitions of Block 3")).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  await expectAnnounced(page, "Block 1 of 3");
  await expect(block(1).getByLabel("Repetitions of Block 1")).toBeFocused();
  await expectAccessible(page);
});

test("the library describes each workout and opens it in place", async ({page}) => {
  const main = page.getByRole("main");
  await openAs(page, `${POWER_CENTER}/library`, runner);
  await whenHydrated(page);
  await expect(main.getByRole("heading", {level: 1})).toHaveCount(1);
  await expect(main.getByRole("status").filter({hasText: /^\d{3} results$/})).toBeVisible();
  await main.getByLabel("Search", {exact: true}).fill("threshold");
  await expect(main.getByRole("region", {name: "Easy run"})).toHaveCount(0);
  const first = main.getByRole("list").last().getByRole("listitem").first();
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  const add = first.getByRole("button", {name: /^Add to date…: /});
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", {name: /^Add .* to a date$/})).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await expectAccessible(page);
});

test("the Today page starts with its name, states the power to hold, and lists each day ahead by its heading", async ({
  page,
  request,
}) => {
  const today = new Date().toLocaleDateString("sv-SE", {timeZone: "Europe/Berlin"});
  const calendar = await openCalendar(request, runner);
  await calendar.plan({title: "Tempo", day: today});
  const main = page.getByRole("main");
  await openAs(page, `${POWER_CENTER}/today`, runner);
  await whenHydrated(page);
  await expect(main.getByRole("heading", {level: 1})).toHaveText("Today");
  await expect(main.getByRole("heading", {level: 2, name: "Tempo"})).toBeVisible();
  await expect(main.getByText("Hold 235 to 243 W for 4 × 5:00.").first()).toBeVisible();
  await main.getByRole("button", {name: "First step"}).click();
  await expectAnnounced(page, "Step 1 of 4. Next: 5:00 Work");
  await expect(main.getByRole("heading", {level: 2, name: "The next seven days"})).toBeVisible();
  await expect(main.getByRole("heading", {level: 3})).toHaveCount(7);
  await expectAccessible(page);
});
