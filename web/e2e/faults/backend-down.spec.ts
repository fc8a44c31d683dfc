import {open} from "../support/hydrated";
import {expect, test} from "../support/test";

test.use({allowed: {consoleErrors: [/status of 502/], origins: []}});

test("shop unreachable: a page shows where to find the price, and the newsletter form keeps the address", async ({
  page,
  stack,
}) => {
  await stack.stop("backend");
  // Prices a running site has seen stay; one that starts now knows none.
  await stack.stop("web");
  await stack.start("web");
  try {
    await page.goto("/ch/fr/store/duo");
    await expect(page.getByText("Voir le prix en boutique").first()).toBeVisible();

    // The coaches are not available now. The page reports that, and no sitemap of the site fails because of it.
    await page.goto("/ch/fr/coaches");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "Un problème est survenu de notre côté. Réessayez plus tard.",
    );
    const coach = await page.request.get("/ch/fr/coaches/ailsa-thackeray-moss");
    expect([coach.status(), coach.headers()["retry-after"]]).toEqual([503, "30"]);
    const sitemap = await page.request.get("/sitemaps/ch-fr.xml");
    expect(await sitemap.text()).toContain("/ch/fr/store</loc>");

    await open(page, "/us/en/faq");
    const form = page.getByRole("contentinfo");
    await form.getByRole("textbox", {name: "Email address"}).fill("runner@example.com");
    await form.getByRole("button", {name: "Sign up"}).click();
    await expect(form.getByRole("status")).toHaveText("Sorry, sign-up failed.");
    await expect(form.getByRole("textbox", {name: "Email address"})).toHaveValue("runner@example.com");
  } finally {
    await stack.start("backend");
  }
});
