import {z} from "zod";
import {whenAlive} from "../support/alive";
import {env} from "../support/env";
import {expect, test} from "../support/test";

const list = z.object({data: z.object({items: z.array(z.object({id: z.string()}))})});
const message = z.object({data: z.object({links: z.array(z.string())})});
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

test("a runner looks after pods, shoes, photo and shares", async ({page, request}) => {
  await page.goto("/de/en/sign-in?next=/de/en/account");
  await whenAlive(page);
  const main = page.getByRole("main");
  await main.getByRole("textbox", {name: "Email", exact: true}).fill("runner@gradus.test");
  await page.getByLabel("Password", {exact: true}).fill("local-demo-runner");
  await main.getByRole("button", {name: "Sign in", exact: true}).click();
  await expect(page.getByText("Lowest battery 64%")).toBeVisible();
  await main.getByRole("link", {name: "Devices"}).last().click();

  const rename = page.getByRole("button", {name: "Rename: Left pod"});
  await rename.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", {name: "Change Left pod"})).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rename).toBeFocused();

  await page.goto("/de/en/account/shoes");
  await expect(page.getByText("737 km of 800 km")).toBeVisible();
  await page.getByRole("button", {name: "Add shoes"}).click();
  await page.getByRole("textbox", {name: "Brand"}).fill("Halde");
  await page.getByRole("textbox", {name: "Model"}).fill("Journey");
  await page.getByRole("button", {name: "Save"}).click();
  await expect(page.getByText("Halde Journey was added.")).toBeVisible();
  await page.getByRole("button", {name: "Remove Halde Journey"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Remove Halde Journey"}).click();
  await expect(page.getByText("Halde Journey was removed.")).toBeVisible();
  await expect(page.getByRole("heading", {name: "In use"})).toBeFocused();

  await page.goto("/de/en/account/profile");
  const photo = {name: "me.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64")};
  await page.getByLabel("Photo", {exact: true}).locator("input").setInputFiles(photo);
  await expect(page.getByText("Your photo was saved.")).toBeVisible();
  const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);
  await expect.poll(() => main.locator("img").evaluate(widthOf)).toBe(512);
  await page.getByRole("button", {name: "Remove photo"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Remove photo"}).click();
  await expect(page.getByText("Your photo was removed.")).toBeVisible();

  const email = `friend-${Date.now()}@example.com`;
  await page.goto("/de/en/account/shares");
  await main.getByRole("textbox", {name: "Email", exact: true}).fill(email);
  await page.getByRole("button", {name: "Send invitation"}).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await page.getByRole("button", {name: `Stop sharing: ${email}`}).click();
  await page
    .getByRole("dialog")
    .getByRole("button", {name: `Stop sharing with ${email}`})
    .click();
  await expect(page.getByText(`Nothing is shared with ${email} any more.`)).toBeVisible();

  const inbox = `${env.MAIL_URL}/api/messages`;
  const received = async () =>
    list.parse(await (await request.get(`${inbox}?to=${email}`)).json()).data.items;
  await expect.poll(async () => (await received()).length).toBe(1);
  const [mail] = await received();
  const {links} = message.parse(await (await request.get(`${inbox}/${mail?.id}`)).json()).data;
  expect(links[0]).toBe(`${env.SITE_URL}/de/de/sign-up`);
});
