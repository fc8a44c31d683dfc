import {z} from "zod";
import {openAs, readTokens} from "../support/account";
import {openBackOffice} from "../support/back-office";
import {buy, openSession, pay} from "../support/buy";
import {env} from "../support/env";
import {open, whenHydrated} from "../support/hydrated";
import {listMails, receiveMail} from "../support/mail";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

const guest = () => `${unique("gast")}@example.com`;
const seen = z.object({version: z.int()});
const returnSeen = z.object({
  id: z.string(),
  order: z.string(),
  proposal: z
    .object({
      amount: z.int(),
      lines: z.array(z.object({line_no: z.int(), qty: z.int(), amount: z.int()})),
    })
    .nullable(),
});
const returnsSeen = z.object({items: z.array(returnSeen)});
const refundSeen = z.object({amount: z.int(), status: z.string()});
const LOADED = "Diese Bestellung konnte leider nicht geladen werden.";

test("after paying, a customer returns to the order, which survives a reload and is readable without scripts", async ({
  page,
  context,
  browser,
}) => {
  const email = guest();
  const {session, cartToken} = await openSession({});
  await pay(session, email);
  await context.addCookies([{name: "cart", value: cartToken ?? "", url: env.SITE_URL}]);
  await page.goto(`/de/de/order-confirmation?session_id=${session}`);
  await expect(page).toHaveURL(/\/de\/de\/order-confirmation\/[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]\?t=/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", {level: 1, name: "Danke, Lea."})).toBeVisible();
  await page.reload();
  await expect(main.getByText("Aschenbahn 4")).toBeVisible();

  const plain = await browser.newContext({javaScriptEnabled: false});
  const read = await plain.newPage();
  await read.goto(page.url());
  await expect(read.getByText(`Eine Kopie ist unterwegs an ${email}.`)).toBeVisible();
  await expect(read.getByRole("button", {name: "Bestellung stornieren"})).toBeHidden();
  await plain.close();
});

test("another browser with the address of a payment learns neither name nor address", async ({page}) => {
  const {session, prettyId} = await buy({email: guest()});
  await page.goto(`/de/de/order-confirmation?session_id=${session}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", {level: 1, name: "Danke."})).toBeVisible();
  await expect(main.getByText(prettyId.slice(0, 4)).first()).toBeVisible();
  await expect(main.getByText("Aschenbahn 4")).toHaveCount(0);
});

test("a payment that was not completed links back to the cart", async ({page}) => {
  const {session} = await openSession({});
  await open(page, `/de/de/order-confirmation?session_id=${session}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", {name: "Diese Zahlung wurde nicht abgeschlossen."})).toBeVisible();
  await expect(main.getByRole("link", {name: "Zurück zum Warenkorb"})).toHaveAttribute("href", "/de/de/cart");
});

test("a guest finds their order by number and address, opens it from the mail, and calls it off", async ({
  page,
}) => {
  const email = guest();
  const {prettyId} = await buy({email});
  const main = page.getByRole("main");
  const ask = async (number: string, address: string) => {
    await open(page, "/de/de/order-status");
    await main.getByLabel("Bestellnummer").fill(number);
    await main.getByLabel("E-Mail").fill(address);
    await main.getByRole("button", {name: "Link schicken"}).click();
    const answer = main.getByRole("status").first();
    await expect(answer).toHaveText(/\S/);
    return answer.textContent();
  };
  const known = await ask(prettyId.toLowerCase(), email);
  expect(await ask(prettyId, guest())).toBe(known);
  expect(known).toContain("Wenn Nummer und Adresse zusammengehören");

  const mail = await receiveMail(email, /^Der Link zu deiner Bestellung/);
  const link = mail.links.find((address) => address.includes("order-status")) ?? "";
  await page.goto(link);
  await whenHydrated(page);
  await expect(main.getByText("Aschenbahn 4")).toBeVisible();
  await expect(main.getByRole("button", {name: "Adresse ändern"})).toHaveCount(0);
  await main.getByRole("button", {name: "Bestellung stornieren"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Bestellung stornieren"}).click();
  await expect(main.getByText("Deine Bestellung ist storniert.")).toBeVisible();
  await expect(main.getByText("Storniert", {exact: true})).toBeVisible();
  await page.reload();
  await expect(main.getByText("Storniert", {exact: true})).toBeVisible();
});

test("a guest returns one of two pods: it is received and refunded, and the e-mail states the amount", async ({
  page,
}) => {
  const email = guest();
  const ops = [
    {op: "add", sku: "duo", offer: "duo-c12", qty: 1},
    {op: "add", sku: "pod", clip: "blue", qty: 2},
  ];
  const {prettyId, link} = await buy({email, ops});
  const ask = await openBackOffice("admin");
  const why = {reason: "As the shopper asked"};
  const handle = async (step: object) => {
    const {version} = await ask("GET", `/orders/${prettyId}`, undefined, seen);
    await ask("PATCH", `/orders/${prettyId}`, {...why, version, ...step}, seen);
  };
  await handle({action: "ship", carrier: "dhl", tracking: "00340434161094000001"});
  await handle({action: "deliver"});

  // The customer follows the link in the e-mail, chooses one of the two, and sees the refund before requesting it.
  await page.goto(`/de/de/order-status?order=${prettyId}&t=${link}`);
  await whenHydrated(page);
  const main = page.getByRole("main");
  await main.getByRole("link", {name: "Artikel zurückschicken"}).click();
  await main.getByRole("checkbox", {name: /Pod/}).last().check();
  await main.getByLabel("Wie viele").selectOption("1");
  await expect(main.locator("output")).toHaveText(/169,00\s€/);
  await main.getByRole("button", {name: "Rücksendung anfragen"}).click();
  await expect(main.getByRole("heading", {name: "Deine Rücksendung ist angenommen"})).toBeVisible();
  await expect(main.getByText("Musterstraße 1")).toBeVisible();

  const {items} = await ask("GET", "/returns?status=approved&kind=return", undefined, returnsSeen);
  const id = items.find(({order}) => order === prettyId)?.id ?? "none";
  const step = (body: object) => ask("PATCH", `/returns/${id}`, {...why, ...body}, returnSeen);
  // A first return of so few units is approved by rule; the parcel and the money are a clerk's.
  await receiveMail(email, new RegExp(`^Deine Rücksendung zur Bestellung ${prettyId}`));
  const lines = [{line_no: 2, qty: 1}];
  const {proposal} = await step({action: "receive", lines});
  expect(proposal).toMatchObject({amount: 16_900, lines});
  await step({action: "inspect", lines: [{line_no: 2, condition: "unused", restock: true}]});
  const refund = {...why, lines: proposal?.lines, return: id, idempotency_key: crypto.randomUUID()};
  const refundReply = await ask("POST", `/orders/${prettyId}/refunds`, refund, refundSeen);
  expect(refundReply).toEqual({amount: 16_900, status: "succeeded"});
  await step({action: "close"});

  const mail = await receiveMail(email, new RegExp(`^Deine Erstattung zur Bestellung ${prettyId}`));
  expect(mail.text).toMatch(/169,00\s€/);
  await page.goto(mail.links.find((address) => address.includes("order-status")) ?? "");
  await expect(main.getByText(/1 zurückgeschickt/)).toBeVisible();
});

test("a wrong proof reads like an order that does not exist", async ({page}) => {
  const {prettyId, link} = await buy({email: guest()});
  const words = async (number: string, proof: string) => {
    await page.goto(`/de/de/order-status?order=${number}&t=${proof}`);
    const main = page.getByRole("main");
    await expect(main.getByText(LOADED)).toBeVisible();
    return main.textContent();
  };
  expect(await words(prettyId, `9${link}`)).toBe(await words("0000-0000-0", `${link}`));
});

test("a signed-in customer views, changes and cancels their own order, and cannot read another customer's", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await openAs(page, "/de/de/account/orders", await createAccount(page.request, "orders"));
  const [bearer] = await readTokens(page);
  const ownOrder = await buy({email: guest(), bearer: bearer ?? ""});
  const foreign = await buy({email: guest()});
  await open(page, "/de/de/account/orders");
  await main.getByRole("link", {name: ownOrder.prettyId}).click();
  await expect(page).toHaveURL(/\/account\/orders\/./);
  await whenHydrated(page);
  await main.getByRole("button", {name: "Adresse ändern"}).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Straße und Hausnummer").fill("Tartanweg 7");
  await dialog.getByRole("button", {name: "Speichern"}).click();
  await expect(main.getByText("Tartanweg 7")).toBeVisible();
  await main.getByRole("button", {name: "Bestellung stornieren"}).click();
  await dialog.getByRole("button", {name: "Bestellung stornieren"}).click();
  await expect(main.getByText("Deine Bestellung ist storniert.")).toBeVisible();

  const answer = await page.request.get(`/canyon/orders/${foreign.prettyId}`, {
    headers: {authorization: `Bearer ${bearer}`},
  });
  expect(answer.status()).toBe(404);
});

test("a guest withdraws without an account and without the link, in two steps, and gets a receipt", async ({
  page,
}) => {
  const email = guest();
  const {prettyId} = await buy({email});
  await open(page, "/de/de/withdraw");
  const main = page.getByRole("main");
  await main.getByLabel("Dein Name").fill("Lea Lauf");
  await main.getByLabel("Bestellnummer").fill(prettyId);
  await main.getByLabel("E-Mail").fill(email);
  await main.getByRole("button", {name: "Vertrag widerrufen"}).click();
  await expect(main.getByText(`Ich widerrufe den Vertrag über die Bestellung ${prettyId}.`)).toBeVisible();
  // The e-mail about the order, and no other so far.
  await expect.poll(async () => (await listMails(email)).length).toBe(1);
  await main.getByRole("button", {name: "Widerruf bestätigen"}).click();
  await expect(main.getByText(/Dein Widerruf ist am .* eingegangen\. Referenz S-/)).toBeVisible();
  await receiveMail(email, /^Dein Widerruf ist eingegangen, S-/);
  await receiveMail(email, /^Bestätigung deines Widerrufs/);
});

test("a contract is cancelled without scripts, and the page gives the receipt", async ({browser}) => {
  const email = guest();
  const plain = await browser.newContext({javaScriptEnabled: false});
  const page = await plain.newPage();
  await page.goto("/de/de/cancel-contract");
  await page.getByLabel("Dein Name").fill("Lea Lauf");
  await page.getByRole("main").getByLabel("E-Mail").fill(email);
  await page.getByLabel("Vertrag", {exact: false}).first().fill("Volle Mitgliedschaft");
  await page.getByRole("button", {name: "Jetzt kündigen"}).click();
  await expect(page.getByText(/Deine Kündigung ist am .* eingegangen\. Referenz S-/)).toBeVisible();
  await receiveMail(email, /^Deine Kündigung ist eingegangen, S-/);
  await plain.close();
});
