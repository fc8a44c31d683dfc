import {demoPerson, openAs, signIn} from "../support/account";
import {env} from "../support/env";
import {open} from "../support/hydrated";
import {receiveMail} from "../support/mail";
import {buyMembership, readMembership} from "../support/membership";
import {createAccount} from "../support/new-account";
import {paySession} from "../support/payments";
import {PAYMENTS_ORIGIN} from "../support/shop";
import {expect, test} from "../support/test";

test.describe("the plans", () => {
  test("show what is due today and over a year, and the selected one goes into the cart", async ({page}) => {
    await open(page, "/de/en/membership");
    const main = page.getByRole("main");
    await main.getByRole("radio", {name: /^Yearly/}).press("Space");
    const bar = main.locator(".plan-bar");
    await expect(bar).toContainText("Yearly: €0 today");
    await expect(bar).toContainText("12 months from today: €109.99 in 1 payment, incl. 19% VAT.");
    await bar.getByRole("button", {name: "Continue"}).click();
    await expect(page).toHaveURL("/de/en/cart");
    await expect(page.getByRole("main")).toContainText("€109.99");
  });

  test("one that comes with hardware links to that hardware", async ({page}) => {
    await open(page, "/de/en/membership");
    const main = page.getByRole("main");
    await main.getByRole("radio", {name: /^12 months with Duo/}).press("Space");
    const link = main.locator(".plan-bar").getByRole("link", {name: "See it in the store"});
    await expect(link).toHaveAttribute("href", "/de/en/store/duo");
  });

  test.describe("without scripts", () => {
    test.use({javaScriptEnabled: false});
    test("a form takes the chosen one to the cart", async ({page}) => {
      await page.goto("/de/de/membership");
      await page.getByRole("button", {name: "Weiter", exact: true}).first().click();
      await expect(page).toHaveURL("/de/de/cart/plain");
      await expect(page.getByRole("main")).toContainText("12,99");
    });
  });
});

test("a customer who cancels within the trial is charged nothing, and can undo the cancellation", async ({
  page,
}) => {
  const runner = await createAccount(page.request, "trial");
  await buyMembership(page.request, runner, {sku: "membership", offer: "membership-monthly"});
  await openAs(page, "/de/en/account/subscription", runner);
  const main = page.getByRole("main");
  await expect(main).toContainText(/Full membership, no commitment, free until .+, then €12\.99\./);

  await main.getByRole("button", {name: "Cancel membership"}).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("You keep access until");
  await expect(dialog).toContainText("Nothing more is charged.");
  await dialog.getByRole("button", {name: "Confirm cancellation"}).click();
  await expect(main.getByRole("status").filter({hasText: "Cancelled. Access ends on"})).toBeVisible();
  expect((await readMembership(page.request, runner)).subscription?.cancel_at).not.toBeNull();

  // The page as a user finds it who returns on another day.
  await page.reload();
  await main.getByRole("button", {name: "Reactivate"}).click();
  await expect(main.getByRole("status").filter({hasText: "Reactivated. Renews"})).toBeVisible();
  expect((await readMembership(page.request, runner)).subscription?.cancel_at).toBeNull();
});

test("members find their plan marked, and their account instead of a second membership", async ({page}) => {
  const runner = await createAccount(page.request, "member");
  await buyMembership(page.request, runner, {sku: "membership", offer: "membership-yearly"});
  await openAs(page, "/de/en/account", runner);
  await expect(page.getByRole("main")).toContainText(/Full membership, no commitment, free until/);
  await open(page, "/de/en/membership");
  const bar = page.getByRole("main").locator(".plan-bar");
  await expect(bar.getByRole("link", {name: "Manage membership"})).toBeVisible();
  await expect(bar.getByRole("button", {name: "Continue"})).toHaveCount(0);
  await expect(page.getByText("Your current plan")).toHaveCount(1);
});

test.describe("a gift", () => {
  // It is paid on the provider's own page.
  test.use({allowed: {consoleErrors: [], origins: [PAYMENTS_ORIGIN]}});

  test("a coach gives six months; the recipient of the e-mail redeems them once", async ({page, browser}) => {
    const runner = await createAccount(page.request, "gift");
    await openAs(page, "/de/en/account/gifts", demoPerson("coach"));
    const main = page.getByRole("main");
    await main.getByLabel("Their email").fill(runner.email);
    await main.getByRole("radio", {name: /^6 months:/}).check();
    await main.getByLabel("Message").fill("Run well.");
    await main.getByRole("button", {name: "Continue to payment"}).click();
    await expect(page).toHaveURL((url) => url.origin === PAYMENTS_ORIGIN);
    await paySession(page.url(), {email: "coach@gradus.test", country: "DE"});

    const mail = await receiveMail(runner.email, /Casey/);
    const link = mail.links.find((address) => address.includes("/gift/claim"));
    expect(link).toContain(`${env.SITE_URL}/de/`);

    // Signed out in a browser of their own; the code comes along through signing in.
    const otherContext = await browser.newContext();
    const otherPage = await otherContext.newPage();
    await open(otherPage, `/de/en/gift/claim${new URL(link ?? env.SITE_URL).hash}`);
    await otherPage.getByRole("main").getByRole("link", {name: "Sign in"}).click();
    await signIn(otherPage, runner);
    await expect(otherPage).toHaveURL(/\/gift\/claim#code=/);
    const claim = otherPage.getByRole("main");
    await claim.getByRole("button", {name: "Take the gift"}).click();
    // The recipient's address is not verified yet, so the recipient confirms that it is theirs.
    await claim.getByRole("button", {name: "Take it for this account"}).click();
    await expect(
      claim.getByRole("status").filter({hasText: /6 months of full membership are yours, until/}),
    ).toBeVisible();
    expect((await readMembership(page.request, runner)).gifts.map(({status}) => status)).toEqual(["active"]);

    // Used up, for the user and for any other holder of the link. A change behind # loads nothing, but is noticed.
    await open(otherPage, `/de/en/gift/claim${new URL(link ?? env.SITE_URL).hash}`);
    await claim.getByRole("button", {name: "Take the gift"}).click();
    await expect(claim).toContainText("It is mistyped, expired or was used already.");
    await otherContext.close();

    await open(page, "/de/en/account/gifts");
    const line = page.getByRole("main").getByRole("listitem").filter({hasText: runner.email});
    await expect(line).toContainText("Taken. In use until");
    await expect(line.getByRole("button")).toHaveCount(0);
  });
});

test("a user who is not a coach is shown who can give memberships", async ({page}) => {
  await openAs(page, "/de/en/account/gifts", await createAccount(page.request, "no-coach"));
  await expect(page.getByRole("main")).toContainText("Coaches can give memberships to their runners.");
});
