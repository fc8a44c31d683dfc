import {openAs} from "../support/account";
import {createVerifiedAccount} from "../support/coaching";
import {env} from "../support/env";
import {listMails, receiveMail} from "../support/mail";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

test("a runner shares with a friend, who is invited by mail, and stops", async ({page, request}) => {
  const email = `${unique("friend")}@example.com`;
  // Sharing needs a proven address.
  await openAs(page, "/de/en/account/shares", await createVerifiedAccount(request, "Rob"));
  await page.getByRole("main").getByRole("textbox", {name: "Email", exact: true}).fill(email);
  await page.getByRole("button", {name: "Send invitation"}).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const {links} = await receiveMail(email, /./);
  expect(links[0]).toBe(`${env.SITE_URL}/de/de/sign-up`);

  await page.getByRole("button", {name: `Stop sharing: ${email}`}).click();
  await page
    .getByRole("dialog")
    .getByRole("button", {name: `Stop sharing with ${email}`})
    .click();
  await expect(page.getByText(`Nothing is shared with ${email} any more.`)).toBeVisible();
  expect(await listMails(email)).toHaveLength(1);
});
