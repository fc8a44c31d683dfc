import type {APIRequestContext} from "@playwright/test";
import {openAs} from "../support/account";
import {whenHydrated} from "../support/hydrated";
import {receiveMail} from "../support/mail";
import {buyMembership, readMembership} from "../support/membership";
import {createAccount} from "../support/new-account";
import {letDaysPass} from "../support/payments";
import {CARDS, PAYMENTS_ORIGIN} from "../support/shop";
import type {Newcomer} from "../support/sign-up";
import {expect, test} from "../support/test";

// The provider's clock only moves forward, and for all customers: these are the last tests of all.
test.describe.configure({mode: "default", timeout: 300_000});

const TRIAL_DAYS = 30;
let bound: Newcomer;
let late: Newcomer;

// Both trials end on one day: what is bought once the clock is ahead has run out before it is paid.
test.beforeAll(async ({request}) => {
  bound = await createAccount(request, "bound");
  await buyMembership(request, bound, {sku: "pod", offer: "pod-c6"});
  late = await createAccount(request, "late");
  const declined = {sku: "membership", offer: "membership-monthly", card: CARDS.declinesLater};
  await buyMembership(request, late, declined);
  // The trial, then the first month.
  await letDaysPass(TRIAL_DAYS + 1);
});

test("a membership cancelled within a commitment shows its last day and remaining charges, and can be reactivated", async ({
  page,
}) => {
  const runner = bound;
  await expectStatus(page.request, runner, "active");
  const before = (await readMembership(page.request, runner)).subscription;
  expect(before?.remaining_charges).toHaveLength(5);

  await openAs(page, "/de/en/account/subscription", runner);
  const main = page.getByRole("main");
  await expect(main).toContainText("Full membership, 6 months commitment, renews");
  await main.getByRole("button", {name: "Cancel membership"}).click();
  const dialog = page.getByRole("dialog");
  const lastDay = inWords(before?.commitment_ends_at ?? "");
  await expect(dialog).toContainText(`You keep access until ${lastDay}.`);
  await expect(dialog.getByRole("listitem")).toHaveText(
    (before?.remaining_charges ?? []).map(({at}) => `${inWords(at)}€9.99`),
  );
  await expect(dialog).toContainText("€49.95 in all");

  // Nothing happens until they have confirmed what they saw.
  await dialog.getByRole("button", {name: "Confirm cancellation"}).click();
  await expect(dialog).toContainText("Tick this to cancel.");
  expect((await readMembership(page.request, runner)).subscription?.cancel_at).toBeNull();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", {name: "Confirm cancellation"}).click();
  await expect(
    main.getByRole("status").filter({hasText: `Cancelled. Access ends on ${lastDay}.`}),
  ).toBeVisible();
  expect((await readMembership(page.request, runner)).subscription?.cancel_at).toBe(
    before?.commitment_ends_at,
  );

  await main.getByRole("button", {name: "Reactivate"}).click();
  await expect(main.getByRole("status").filter({hasText: "Reactivated. Renews"})).toBeVisible();
  expect((await readMembership(page.request, runner)).subscription?.cancel_at).toBeNull();
});

test.describe("a payment that fails", () => {
  // The card is changed on the provider's own page.
  test.use({allowed: {consoleErrors: [], origins: [PAYMENTS_ORIGIN]}});

  test("is reported by e-mail and on the page, access stays open for days, and a new card resolves it", async ({
    page,
  }) => {
    await expectStatus(page.request, late, "past_due");
    const mail = await receiveMail(late.email, /^Eine Zahlung für deine .*Mitgliedschaft ist fehlgeschlagen/);
    expect(mail.text).toMatch(/12,99\s€/);
    expect((await readMembership(page.request, late)).access, "there are days of grace").toBe(
      "full_membership",
    );

    await openAs(page, "/de/en/account/subscription", late);
    const main = page.getByRole("main");
    await expect(main).toContainText("Your last payment failed. Update your payment details.");
    await expect(main).toContainText(/Everything stays open for you until .+\./);
    await expect(main).toContainText("€12.99 has been open since");
    await main.getByRole("button", {name: "Update your payment details"}).click();

    await expect(page).toHaveURL((url) => url.origin === PAYMENTS_ORIGIN);
    await page.getByRole("textbox").or(page.getByRole("combobox")).fill(CARDS.works);
    await page.locator("button[value=card]").click();
    await expect(page.getByRole("status")).toBeVisible();
    await page.locator(`a[href*="/account/subscription"]`).click();

    await expect(page).toHaveURL(/\/de\/en\/account\/subscription/);
    await whenHydrated(page);
    await expect(main).toContainText("Visa ending in 4242");
    await expect(main.getByText("Your last payment failed.")).toHaveCount(0);
    await expect(main).toContainText(/Full membership, no commitment, renews/);
    const {access, subscription} = await readMembership(page.request, late);
    expect([access, subscription?.status]).toEqual(["full_membership", "active"]);
  });
});

/** A month ends for every member that any test has created: the events of these two are the last of many. */
const expectStatus = (request: APIRequestContext, member: Newcomer, status: string) =>
  expect(async () => {
    expect((await readMembership(request, member)).subscription?.status).toBe(status);
  }).toPass();

const inWords = (at: string) =>
  new Intl.DateTimeFormat("en-DE", {dateStyle: "long", timeZone: "UTC"}).format(new Date(at));
