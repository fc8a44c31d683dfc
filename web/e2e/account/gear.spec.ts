import {demoPerson, openAs} from "../support/account";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

// Pods are paired by an app: only the demo runner has some, and these two stories change nothing of theirs.
test("a runner reads the weakest battery of the pods, and leaves renaming one by the keyboard", async ({
  page,
}) => {
  await openAs(page, "/de/en/account", demoPerson("runner"));
  await expect(page.getByText("Lowest battery 64%")).toBeVisible();
  await page.getByRole("main").getByRole("link", {name: "Devices"}).last().click();
  const rename = page.getByRole("button", {name: "Rename: Left pod"});
  await rename.press("Enter");
  await expect(page.getByRole("dialog", {name: "Change Left pod"})).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(rename).toBeFocused();
});

test("a runner reads how far shoes have gone of what they are good for", async ({page}) => {
  await openAs(page, "/de/en/account/shoes", demoPerson("runner"));
  await expect(page.getByText("737 km of 800 km")).toBeVisible();
});

test("a newcomer adds shoes and removes them", async ({page, request}) => {
  await openAs(page, "/de/en/account/shoes", await createAccount(request, "shoes"));
  await page.getByRole("button", {name: "Add shoes"}).click();
  await page.getByRole("textbox", {name: "Brand"}).fill("Halde");
  await page.getByRole("textbox", {name: "Model"}).fill("Journey");
  await page.getByRole("button", {name: "Save"}).click();
  await expect(page.getByText("Halde Journey was added.")).toBeVisible();
  await page.getByRole("button", {name: "Remove Halde Journey"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Remove Halde Journey"}).click();
  await expect(page.getByText("Halde Journey was removed.")).toBeVisible();
  await expect(page.getByRole("heading", {name: "In use"})).toBeFocused();
});
