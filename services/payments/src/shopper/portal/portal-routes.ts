import {type Context, Hono} from "hono";
import {csrf} from "hono/csrf";
import {withCustomerClock} from "../../billing/customer-clock.ts";
import {endSubscription} from "../../billing/subscriptions.ts";
import {findTestCard} from "../../payments/test-cards.ts";
import {type Form, readForm} from "../../protocol/typed-form.ts";
import {updateSubscription} from "../../routes/update-subscription.ts";
import {pickLocale} from "../locale.ts";
import {shopperPolicy} from "../policy.ts";
import type {ShopperDeps} from "../shopper-routes.ts";
import {changeCard} from "./change-card.ts";
import {type PortalProps, portalPage} from "./portal-page.ts";

/** The page on which a customer looks after subscriptions. Who knows its address may use it, as with the real one. */
export function portalRoutes({shop, runDue}: ShopperDeps) {
  const {store} = shop;

  function visit(c: Context): PortalProps | null {
    runDue();
    const session = store.get("billing_portal.session", c.req.param("id") ?? "");
    const configuration = store.get("billing_portal.configuration", session?.configuration ?? "");
    const customer = store.get("customer", session?.customer ?? "");
    if (!session || !configuration || !customer) return null;
    c.header("content-security-policy", shopperPolicy({ancestors: [], targets: [], images: []}));
    const locale = pickLocale(session.locale, c.req.header("accept-language"));
    return {shop, session, customer, locale, features: configuration.features, notice: null};
  }

  return new Hono()
    .use(csrf())
    .get("/", (c) => {
      const currentVisit = visit(c);
      return currentVisit ? c.html(portalPage(currentVisit)) : c.notFound();
    })
    .post("/", async (c) => {
      const currentVisit = visit(c);
      if (!currentVisit) return c.notFound();
      const form = await readForm(c);
      const notice = store.transaction(() =>
        withCustomerClock(shop, currentVisit.customer.id, () => act(currentVisit, form)),
      );
      return c.html(portalPage({...currentVisit, notice}));
    });
}

/** One press of a button. What the configuration does not offer is not done either. */
function act({shop, features, customer}: PortalProps, form: Form): PortalProps["notice"] {
  if (form.act === "card" && features.payment_method_update.enabled) {
    const card = findTestCard(typeof form.number === "string" ? form.number : "");
    if (!card) return "notTest";
    changeCard(shop, customer, card);
    return "saved";
  }
  const id = typeof form.subscription === "string" ? form.subscription : "";
  const subscription = shop.store.get("subscription", id);
  const {enabled, mode} = features.subscription_cancel;
  if (!enabled || subscription?.customer !== customer.id || subscription.ended_at !== null) return null;
  if (form.act === "cancel" && mode === "immediately") {
    endSubscription(shop, subscription, "cancellation_requested");
    return null;
  }
  if (form.act === "cancel" || form.act === "keep") {
    updateSubscription(shop, subscription, {cancel_at_period_end: form.act === "cancel"});
  }
  return null;
}
