import {SHOP_MESSAGES} from "@/client/shop/shop-setting";
import {createPageContext} from "@/content/page/create-page-context";
import {CartClient} from "@/features/cart/cart-client";
import {selectMessages} from "@/i18n/select-messages";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {shopSetting} from "@/page-kit/shop-setting";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {Link} from "@/ui/link";

const ROUTE: AppRoute = {path: "/cart", title: (t) => t("cart.title")};

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function CartRoute({params}: MarketProps) {
  const market = await viewMarket(await params);
  const context = await createPageContext(market, ROUTE.path);
  return (
    <SitePage context={context}>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${context.href("/cart/plain")}`} />
        <p className="wrap pt-8">
          <Link className="link" href={context.href("/cart/plain")}>
            {context.t("cart.plain")}
          </Link>
        </p>
      </noscript>
      <CartClient
        setting={shopSetting(context)}
        messages={selectMessages(market, SHOP_MESSAGES)}
        heading={ROUTE.title(context.t)}
      />
    </SitePage>
  );
}
