import {readFileSync} from "node:fs";
import {type Context, Hono} from "hono";
import {csrf} from "hono/csrf";
import {finishSessionAction} from "../checkout/pay-session.ts";
import type {Session} from "../protocol/stored.ts";
import {readForm} from "../protocol/typed-form.ts";
import type {Shop} from "../state/shop.ts";
import {answerForm} from "./answer-form.ts";
import {pickLocale} from "./locale.ts";
import {payPage} from "./pay-page.ts";
import {shopperPolicy} from "./policy.ts";
import {readValues} from "./read-form.ts";
import {bankPage, closedPage} from "./small-pages.ts";
import {styleSheet} from "./style-sheet.ts";
import type {Visit} from "./visit.ts";
import {WORDS} from "./words.ts";

export interface ShopperDeps {
  readonly shop: Shop;
  readonly siteOrigins: readonly string[];
  readonly runDue: () => void;
}

const script = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url), "utf8");

const SCRIPTS = {"local.js": script("local.js"), "page.js": script("page.js")};

export function shopperRoutes(deps: ShopperDeps) {
  const app = new Hono();
  app.get("/shopper.css", (c) => c.body(styleSheet, 200, {"content-type": "text/css; charset=utf-8"}));
  for (const [name, text] of Object.entries(SCRIPTS)) {
    app.get(`/js/${name}`, (c) => {
      // The shop's own page loads it, from another origin.
      c.header("cross-origin-resource-policy", "cross-origin");
      return c.body(text, 200, {"content-type": "text/javascript; charset=utf-8"});
    });
  }
  app.use("/c/*", csrf());
  app.route("/c/pay/:key", visitRoutes(deps, false));
  app.route("/c/embed/:key", visitRoutes(deps, true));
  return app;
}

function visitRoutes({shop, siteOrigins, runDue}: ShopperDeps, isEmbedded: boolean) {
  function visit(c: Context): Visit | null {
    runDue();
    const key = c.req.param("key") ?? "";
    const session = isEmbedded ? findBySecret(shop, key) : findHosted(shop, key);
    if (!session) return null;
    c.header("content-security-policy", policyOf(session));
    const locale = pickLocale(session.locale, c.req.header("accept-language"));
    const action = isEmbedded ? `/c/embed/${key}` : `/c/pay/${key}`;
    return {shop, session, locale, words: WORDS[locale], action, isEmbedded};
  }

  const policyOf = (session: Session) =>
    shopperPolicy({
      ancestors: isEmbedded ? siteOrigins : [],
      targets: [session.success_url, session.cancel_url],
      images: imageOrigins(shop, session),
    });

  const closed = (c: Context, currentVisit: Visit) =>
    c.html(closedPage({...currentVisit, next: returnUrlOf(currentVisit.session)}));

  return new Hono()
    .get("/", (c) => {
      const here = visit(c);
      if (!here) return c.notFound();
      if (here.session.status !== "open") return closed(c, here);
      const values = {...readValues({}), ...prefilledValues(shop, here.session)};
      return c.html(payPage({...here, values, errors: {}, alert: null, notice: null, codeError: false}));
    })
    .post("/", async (c) => {
      const currentVisit = visit(c);
      if (!currentVisit) return c.notFound();
      if (currentVisit.session.status !== "open") return closed(c, currentVisit);
      const form = await readForm(c);
      const result = shop.store.transaction(() => answerForm(currentVisit, form));
      if ("page" in result) return c.html(payPage({...currentVisit, ...result.page}));
      return c.redirect(
        result.next === "bank" ? `${currentVisit.action}/bank` : urlAfterPayment(shop, currentVisit),
        303,
      );
    })
    .get("/bank", (c) => {
      const currentVisit = visit(c);
      if (!currentVisit) return c.notFound();
      return currentVisit.session.status === "open"
        ? c.html(bankPage({...currentVisit, action: `${currentVisit.action}/bank`}))
        : closed(c, currentVisit);
    })
    .post("/bank", async (c) => {
      const currentVisit = visit(c);
      if (!currentVisit) return c.notFound();
      if (currentVisit.session.status !== "open") return closed(c, currentVisit);
      const form = await readForm(c);
      const result = shop.store.transaction(() =>
        finishSessionAction(shop, currentVisit.session.id, form.result === "complete"),
      );
      if (result.outcome === "complete") return c.redirect(urlAfterPayment(shop, currentVisit), 303);
      // The provider's own message is English.
      const alert = result.outcome === "declined" ? currentVisit.words.notConfirmed : "";
      const values = {...readValues({}), ...prefilledValues(shop, currentVisit.session)};
      return c.html(payPage({...currentVisit, values, errors: {}, alert, notice: null, codeError: false}));
    });
}

/** The address after payment: hosted pages redirect to the shop; a frame shows a page that notifies its parent. */
function urlAfterPayment(shop: Shop, {session, action, isEmbedded}: Visit): string {
  const complete = shop.store.get("checkout.session", session.id) ?? session;
  return isEmbedded ? action : (returnUrlOf(complete) ?? action);
}

/** Where the shop wants its customer afterwards. */
function returnUrlOf({
  status,
  success_url,
  return_url,
  cancel_url,
  redirect_on_completion,
  id,
}: Session): string | null {
  if (status !== "complete") return cancel_url;
  if (redirect_on_completion === "never") return null;
  return (success_url ?? return_url)?.replaceAll("{CHECKOUT_SESSION_ID}", id) ?? null;
}

function findHosted(shop: Shop, id: string): Session | null {
  const session = shop.store.get("checkout.session", id);
  return session?.ui_mode === "hosted_page" ? session : null;
}

/** Finds a session by its stored secret: the session loses it on closing, but its page must still show the outcome. */
function findBySecret(shop: Shop, secret: string): Session | null {
  const [id = ""] = secret.split("_secret_");
  const clientSecret = shop.store.get("local.checkout", id)?.client_secret;
  return clientSecret === secret ? shop.store.get("checkout.session", id) : null;
}

/** Values of the form that the shop already knows or the customer has entered before. */
function prefilledValues(shop: Shop, session: Session) {
  const customer = shop.store.get("customer", session.customer ?? "");
  const typed = shop.store.get("local.checkout", session.id)?.shopper;
  const address =
    typed?.shipping?.address ?? typed?.billing ?? customer?.shipping?.address ?? customer?.address;
  const name = typed?.name ?? customer?.shipping?.name ?? customer?.name ?? "";
  return {
    email: typed?.email ?? session.customer_email ?? customer?.email ?? "",
    phone: typed?.phone ?? customer?.phone ?? "",
    full_name: name,
    holder: name,
    country: address?.country ?? onlyCountry(session),
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    postal_code: address?.postal_code ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
  };
}

function onlyCountry({shipping_address_collection: collection}: Session): string {
  const [first = "", ...others] = collection?.allowed_countries ?? [];
  return others.length === 0 ? first : "";
}

function imageOrigins(shop: Shop, session: Session): string[] {
  const products = (session.line_items?.data ?? []).map(({price}) =>
    shop.store.get("product", price?.product ?? ""),
  );
  const images = products.flatMap((product) => product?.images ?? []);
  return images.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
}
