import type {Page, Route} from "@playwright/test";
import {open} from "../support/hydrated";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

const form = (page: Page) => page.getByRole("contentinfo");
const address = (page: Page) => form(page).getByRole("textbox", {name: "Email address"});
const status = (page: Page) => form(page).getByRole("status");

async function signUp(page: Page, email: string) {
  await address(page).fill(email);
  await form(page).getByRole("button", {name: "Sign up"}).click();
}

/** Answers in place of the backend and records the requests. */
async function withBackend(page: Page, answer: (route: Route) => Promise<void>) {
  const bodies: unknown[] = [];
  await page.route("**/canyon/email/subscribe", (route) => {
    bodies.push(route.request().postDataJSON());
    return answer(route);
  });
  await open(page, "/us/en/store");
  return bodies;
}

test("sends list, tags, address and market, and asks the visitor to check the inbox", async ({page}) => {
  const bodies = await withBackend(page, (route) => route.fulfill({json: {data: {status: "pending"}}}));
  await signUp(page, "runner@example.com");
  await expect(status(page)).toHaveText("Done. Check your inbox to confirm.");
  expect(bodies).toEqual([
    {
      list: expect.stringMatching(/./),
      tags: expect.any(Array),
      email: "runner@example.com",
      region: "us",
      locale: "en",
    },
  ]);
});

test("reports that the address is already on the list", async ({page}) => {
  await withBackend(page, (route) => route.fulfill({json: {data: {status: "already"}}}));
  await signUp(page, "runner@example.com");
  await expect(status(page)).toHaveText("You are already a member of this list.");
});

test.describe("when the backend is out of reach", () => {
  test.use({allowed: {consoleErrors: [/net::ERR_FAILED/], origins: []}});

  test("the specified error text is shown and the typed address stays", async ({page}) => {
    let isBroken = true;
    await withBackend(page, (route) =>
      isBroken ? route.abort() : route.fulfill({json: {data: {status: "pending"}}}),
    );
    await signUp(page, "runner@example.com");
    await expect(status(page)).toHaveText("Sorry, sign-up failed.");
    await expect(address(page)).toHaveValue("runner@example.com");
    isBroken = false;
    await form(page).getByRole("button", {name: "Sign up"}).click();
    await expect(status(page)).toHaveText("Done. Check your inbox to confirm.");
  });
});

for (const [typed, words] of [
  ["", "This is required. Enter a valid email address."],
  ["runner", "It looks like this isn't a valid email address."],
] as const) {
  test(`"${typed}" is refused before anything is sent, and the field is at hand`, async ({page}) => {
    const bodies = await withBackend(page, (route) => route.abort());
    await signUp(page, typed);
    await expect(address(page)).toHaveAccessibleDescription(new RegExp(`^${words.replaceAll(".", "\\.")}`));
    await expect(address(page)).toHaveAttribute("aria-invalid", "true");
    await expect(address(page)).toBeFocused();
    expect(bodies).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false});

  test("comes back to the same page with the answer", async ({page}) => {
    await page.goto("/us/en/store");
    await signUp(page, `${unique("no-script")}@example.com`);
    await expect(page).toHaveURL(/\/us\/en\/store\?newsletter=success#newsletter-footer-success$/);
    // Text inside noscript has no role and is not found by its words.
    const answer = page.locator("#newsletter-footer-success");
    await expect(answer).toBeVisible();
    await expect(answer).toHaveText("Done. Check your inbox to confirm.");
    await expect(page.locator("#newsletter-footer-failed")).toBeHidden();
  });
});
