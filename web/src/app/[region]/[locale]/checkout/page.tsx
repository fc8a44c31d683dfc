import {market as marketOf} from "@gradus/schemas/markets";
import {connection} from "next/server";
import {SHOP_MESSAGES} from "@/client/shop/shop-setting";
import {getLegalDocument} from "@/content/legal/legal-document";
import {createPageContext} from "@/content/page/create-page-context";
import type {PageContext} from "@/content/page-context";
import {env} from "@/env/server";
import {Agreement} from "@/features/checkout/agreement";
import {CheckoutClient} from "@/features/checkout/checkout-client";
import {selectMessages} from "@/i18n/select-messages";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {shopSetting} from "@/page-kit/shop-setting";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE: AppRoute = {path: "/checkout", title: (t) => t("checkout.title")};

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function CheckoutRoute({params}: MarketProps) {
  // Who takes the money is a setting of the running site, not of its build.
  await connection();
  const market = await viewMarket(await params);
  const context = await createPageContext(market, ROUTE.path);
  const {t} = context;
  const [terms, privacy] = await Promise.all([
    document("terms", t("checkout.terms"), context),
    document("privacy", t("checkout.privacy"), context),
  ]);
  const withdrawal = {path: "/returns", name: t("checkout.withdrawal")};
  return (
    <SitePage context={context} hasRegionPrompt={false}>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${context.href("/cart/plain")}`} />
      </noscript>
      <CheckoutClient
        setting={shopSetting(context)}
        messages={selectMessages(market, SHOP_MESSAGES)}
        heading={ROUTE.title(t)}
        provider={providerOf()}
      >
        <Agreement
          context={context}
          terms={terms}
          privacy={privacy}
          withdrawal={marketOf(market.region).law.withdrawal ? withdrawal : null}
        />
      </CheckoutClient>
    </SitePage>
  );
}

function providerOf() {
  const {STRIPE_PUBLISHABLE_KEY: publishableKey, PAYMENTS_URL: standIn} = env;
  if (publishableKey === undefined) return null;
  return {publishableKey, localScript: standIn ? new URL("/js/local.js", standIn).href : null};
}

async function document(kind: string, name: string, {market, t}: PageContext) {
  const found = await getLegalDocument(kind, market);
  const path = `/${kind}`;
  if (!found) return {path, name};
  return {path, name: t("checkout.agreeVersion", {document: name, version: found.version.label})};
}
