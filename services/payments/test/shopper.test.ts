import type {Stripe} from "stripe";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import type {Change, Journal} from "../src/state/store.ts";
import {createGoods, type Goods, SUCCESS_URL} from "./goods.ts";
import {startTestPayments, type TestPayments} from "./test-payments.ts";

const SITE = "http://localhost:3000";
const written: (readonly Change[])[] = [];
const journal: Journal = {read: () => [], append: (changes) => written.push(changes)};

let payments: TestPayments;
let goods: Goods;
beforeAll(async () => {
  payments = await startTestPayments({journal, siteOrigins: [SITE]});
  goods = await createGoods(payments.stripe);
});
afterAll(() => payments.close());

type Changes = Stripe.Checkout.SessionCreateParams;

const common = (): Changes => ({
  mode: "payment",
  line_items: [{price: goods.pod, quantity: 1}],
  automatic_tax: {enabled: true},
  shipping_address_collection: {allowed_countries: ["DE", "US"]},
});

async function openHosted(changes: Changes = {}) {
  const session = await payments.stripe.checkout.sessions.create({
    ...common(),
    success_url: SUCCESS_URL,
    cancel_url: `${SITE}/cart`,
    ...changes,
  });
  return {id: session.id, url: session.url ?? ""};
}

const FILLED = {
  email: "ada@example.com",
  full_name: "Ada Läufer",
  country: "US",
  line1: "1 Main Street",
  postal_code: "10001",
  city: "New York",
  number: "4242 4242 4242 4242",
  expiry: "12/44",
  cvc: "123",
  holder: "Ada Läufer",
};

/** A browser without a script: sends the form as it stands, with what the page had in it. */
async function press(url: string, act: string, fields: Record<string, string> = {}) {
  const page = await (await fetch(url)).text();
  return send(url, {shown_total: shownTotal(page), ...FILLED, act, ...fields});
}

async function send(url: string, fields: Record<string, string>) {
  const headers = {origin: new URL(url).origin};
  const response = await fetch(url, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return {status: response.status, location: response.headers.get("location"), page: await response.text()};
}

const shownTotal = (page: string) => /name="shown_total" value="(\d+)"/.exec(page)?.[1] ?? "";
const statusOf = async (id: string) => (await payments.stripe.checkout.sessions.retrieve(id)).status;

it("an order is paid without a script, once the page has shown the total with tax", async () => {
  const {id, url} = await openHosted();
  const response = await press(url, "pay");
  expect(response.page).toContain("$215.42");
  expect(await statusOf(id)).toBe("open");
  const paid = await send(url, {...FILLED, act: "pay", shown_total: shownTotal(response.page)});
  expect([paid.status, paid.location]).toEqual([303, SUCCESS_URL.replace("{CHECKOUT_SESSION_ID}", id)]);
  const session = await payments.stripe.checkout.sessions.retrieve(id);
  expect(session).toMatchObject({status: "complete", amount_total: 21542});
  expect(session.customer_details).toMatchObject({email: "ada@example.com", name: "Ada Läufer"});
});

it("3-D Secure is a second page: fail returns to the form with the reason, complete returns to the shop", async () => {
  const {id, url} = await openHosted({currency: "eur"});
  const german = {country: "DE", number: "4000002500003155"};
  expect((await press(url, "pay", german)).location).toBe(`/c/pay/${id}/bank`);
  const back = await send(`${url}/bank`, {result: "fail"});
  expect(back.page).toContain("The bank did not confirm the payment.");
  await press(url, "pay", german);
  expect((await send(`${url}/bank`, {result: "complete"})).location).toContain(id);
  expect(await statusOf(id)).toBe("complete");
});

it("a number that is on no test list is rejected, and appears in no page and no record afterwards", async () => {
  const {id, url} = await openHosted();
  for (const number of ["4929 9391 8735 5598", "4929939187355598"]) {
    const {page} = await press(url, "pay", {number});
    expect(page).toContain("Use a test card");
    expect(page).not.toContain(number);
  }
  const {page} = await press(url, "update", {number: "4929939187355598"});
  expect(page).not.toContain("4929939187355598");
  expect(await statusOf(id)).toBe("open");
  const paid = await press(url, "pay", {country: "DE"});
  await send(url, {...FILLED, country: "DE", act: "pay", shown_total: shownTotal(paid.page)});
  const storedText = JSON.stringify(written);
  expect(storedText).toContain('"last4":"4242"');
  expect(storedText.match(/4929939187355598|4929 9391|4242424242424242|4242 4242/)).toBeNull();
});

it("a button fills in a test card and keeps the other entries", async () => {
  const {url} = await openHosted();
  const {page} = await send(url, {...FILLED, number: "", fill: "4000000000000002"});
  expect(page).toContain('value="4000000000000002" autocomplete="off"');
  expect(page).toContain('value="ada@example.com"');
});

it("missing entries are reported at each field", async () => {
  const {url} = await openHosted({consent_collection: {terms_of_service: "required"}});
  const {page} = await press(url, "pay", {email: "ada", city: "", expiry: "01/20", cvc: "1"});
  for (const field of ["email", "city", "expiry", "cvc", "terms"]) {
    expect(page, field).toContain(`id="${field}-error"`);
  }
  expect(page).toContain('role="alert"');
});

it("a code counts only where the session takes codes", async () => {
  const {stripe} = payments;
  const coupon = await stripe.coupons.create({percent_off: 15});
  const {code} = await stripe.promotionCodes.create({promotion: {type: "coupon", coupon: coupon.id}});
  const taking = await openHosted({allow_promotion_codes: true});
  const applied = await press(taking.url, "apply_code", {code: code.toLowerCase(), country: ""});
  expect(applied.page).toContain("$169.15");
  expect((await press(taking.url, "remove_code", {country: ""})).page).toContain("$199.00");
  expect((await press(taking.url, "apply_code", {code: "NOTHING"})).page).toContain("does not apply");
  const refusing = await openHosted();
  await press(refusing.url, "apply_code", {code});
  expect((await stripe.checkout.sessions.retrieve(refusing.id)).total_details?.amount_discount).toBe(0);
});

it("an expired page reports that it has expired, and accepts nothing", async () => {
  const {id, url} = await openHosted();
  await payments.stripe.checkout.sessions.expire(id);
  const {status, page} = await send(url, {...FILLED, act: "pay", shown_total: "19900"});
  expect([status, page.includes("expired")]).toEqual([200, true]);
});

it.each([
  ["de", "es fließt kein Geld", "Zahlungspflichtig bestellen"],
  ["fr", "aucun argent ne circule", "obligation de paiement"],
  ["es", "no se mueve dinero", "obligación de pago"],
  ["en", "no money moves", "Pay $199.00"],
] as const)("in %s the page states first that it is a test", async (locale, banner, button) => {
  const {url} = await openHosted({locale});
  const page = await (await fetch(url)).text();
  expect(page.indexOf(banner)).toBeGreaterThan(0);
  expect(page.indexOf(banner)).toBeLessThan(page.indexOf("<h1>"));
  expect(page).toContain(button);
  expect(page).toContain('<meta name="robots" content="noindex">');
});

describe("the frame", () => {
  async function openFrame() {
    const session = await payments.stripe.checkout.sessions.create({
      ...common(),
      ui_mode: "embedded_page",
      return_url: SUCCESS_URL,
    });
    return {id: session.id, url: `${payments.url}/c/embed/${session.client_secret}`};
  }

  it("can be embedded by the site only, a hosted page by no site", async () => {
    const frame = await openFrame();
    const hosted = await openHosted();
    const ancestors = async (url: string) =>
      /frame-ancestors [^;]+/.exec((await fetch(url)).headers.get("content-security-policy") ?? "")?.[0];
    expect(await ancestors(frame.url)).toBe(`frame-ancestors ${SITE}`);
    expect(await ancestors(hosted.url)).toBe("frame-ancestors 'none'");
  });

  it("reports the next address to the page around it, and only to callers who know the secret", async () => {
    const {id, url} = await openFrame();
    await payments.control("POST", `/sessions/${id}/pay`);
    expect(await (await fetch(url)).text()).toContain(
      `data-go-to="${SUCCESS_URL.replace("{CHECKOUT_SESSION_ID}", id)}"`,
    );
    expect((await fetch(`${url}x`)).status).toBe(404);
    expect((await fetch(`${payments.url}/c/pay/${id}`)).status).toBe(404);
  });
});

it("pages of other origins cannot press its buttons", async () => {
  const {id, url} = await openHosted();
  const headers = {origin: "http://evil.example"};
  const body = new URLSearchParams({...FILLED, act: "pay", shown_total: "19900"});
  expect((await fetch(url, {method: "POST", headers, body})).status).toBe(403);
  const moved = await fetch(`${payments.url}/panel/clock`, {method: "POST", headers, body});
  expect(moved.status).toBe(403);
  const asJson = await fetch(`${payments.url}/control/sessions/${id}/pay`, {method: "POST", body: "{}"});
  expect(asJson.status).toBe(415);
  expect(await statusOf(id)).toBe("open");
});
