import {openAs} from "../support/account";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

test("a newcomer shows a photo, which comes back in the one size there is, and takes it away", async ({
  page,
  request,
}) => {
  await openAs(page, "/de/en/account/profile", await createAccount(request, "photo"));
  const photo = {name: "me.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64")};
  await page.getByLabel("Photo", {exact: true}).locator("input[type=file]").setInputFiles(photo);
  await expect(page.getByText("Your photo was saved.")).toBeVisible();
  await expect(page.getByRole("main").locator("img")).toHaveJSProperty("naturalWidth", 512);
  await page.getByRole("button", {name: "Remove photo"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Remove photo"}).click();
  await expect(page.getByText("Your photo was removed.")).toBeVisible();
});
