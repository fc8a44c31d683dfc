import {FALLBACK_LOCALE, INTERNATIONAL} from "@gradus/schemas/markets";
import type {Context, MiddlewareHandler} from "hono";
import * as calls from "../contract/calls/newsletter.ts";
import {hashToken} from "../core/crypto/token.ts";
import type {Db} from "../core/db/db.ts";
import {AppError} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../core/http/client-address.ts";
import {defineRoute} from "../core/http/define-route.ts";
import {requestLocale} from "../core/http/request-locale.ts";
import {requireToken} from "../core/rate-limit/rate-limit.ts";
import {createNewsletterRepository} from "./newsletter-repository.ts";
import {type SubscribeDeps, subscribe} from "./subscribe.ts";

export interface NewsletterDeps extends SubscribeDeps, ClientAddressDeps {
  readonly siteUrl: string;
}

const VISITOR_LIMIT = {burst: 3, perMinute: 3};
/** Shared by everything on this machine that names no visitor. */
const LOCAL_LIMIT = {burst: 60, perMinute: 60};

// Mail programs look at links with HEAD before anyone has clicked.
const ignoreHead: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "HEAD") return c.body(null, 204);
  await next();
};

const subscribeRoute = defineRoute(calls.subscribe, null);
const confirmRoute = defineRoute(calls.confirm, null, [ignoreHead]);
const unsubscribeRoute = defineRoute(calls.unsubscribe, null, [ignoreHead]);
const oneClickUnsubscribeRoute = defineRoute(calls.unsubscribeOneClick, null);

export function newsletterRoutes(deps: NewsletterDeps) {
  const newsletter = createNewsletterRepository(deps.db);
  return createApi()
    .openapi(subscribeRoute, async (c) => {
      await limitVisitor(c, deps);
      const status = await subscribe(deps, c.req.valid("json"));
      return c.json({data: {status}}, status === "already" ? 200 : 202);
    })
    .openapi(confirmRoute, async (c) => {
      const market = await newsletter.confirm(hashToken(c.req.valid("query").token), deps.now());
      return redirectToSite(c, deps.siteUrl, market, "confirmed");
    })
    .openapi(unsubscribeRoute, async (c) => {
      const market = await newsletter.unsubscribe(hashToken(c.req.valid("query").token), deps.now());
      return redirectToSite(c, deps.siteUrl, market, "unsubscribed");
    })
    .openapi(oneClickUnsubscribeRoute, async (c) => {
      const market = await newsletter.unsubscribe(hashToken(c.req.valid("query").token), deps.now());
      if (!market) throw new AppError("not_found", "No subscription has this token");
      return c.json({data: {status: "unsubscribed" as const}}, 200);
    });
}

async function limitVisitor(c: Context, deps: NewsletterDeps & {readonly db: Db}) {
  const address = clientAddress(c, deps);
  const key = deps.secret.sign("rate-subscribe", address ?? "local");
  await requireToken(deps.db, key, address ? VISITOR_LIMIT : LOCAL_LIMIT, deps.now());
}

function redirectToSite(
  c: Context,
  siteUrl: string,
  market: {region: string; locale: string} | null,
  outcome: "confirmed" | "unsubscribed",
) {
  const locale = market?.locale ?? requestLocale(c) ?? FALLBACK_LOCALE;
  // The token is in the address of this request and must not travel on.
  c.header("referrer-policy", "no-referrer");
  const path = `/${market?.region ?? INTERNATIONAL}/${locale}`;
  const answer = market ? outcome : "expired";
  // The fragment shows the answer, which every page of the site carries in its footer.
  return c.redirect(`${siteUrl}${path}?newsletter=${answer}#newsletter-${answer}`, 303);
}
