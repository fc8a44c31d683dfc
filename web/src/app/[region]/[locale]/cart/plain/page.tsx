import {type Cart, CURRENT_CART, cart as cartReply} from "@gradus/backend/contract/cart";
import {headers} from "next/headers";
import {z} from "zod";
import {SHOP_MESSAGES} from "@/client/shop/shop-setting";
import {createPageContext} from "@/content/page/create-page-context";
import {CartClient} from "@/features/cart/cart-client";
import {selectMessages} from "@/i18n/select-messages";
import {fetchBackend} from "@/lib/shop/fetch-backend";
import {now} from "@/lib/time/now";
import {regionDay} from "@/lib/time/region-day";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {shopSetting} from "@/page-kit/shop-setting";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE: AppRoute = {path: "/cart/plain", title: (t) => t("cart.title")};
const reply = z.object({data: cartReply});

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

interface Props extends MarketProps {
  readonly searchParams: Promise<{readonly said?: string | string[]}>;
}

/** The cart as the server reads it, for browsers without scripts: every change is a form. */
export default async function PlainCartRoute({params, searchParams}: Props) {
  const market = await viewMarket(await params);
  const {said} = await searchParams;
  const [context, cart] = await Promise.all([
    createPageContext(market, ROUTE.path),
    readCart(await headers(), market.locale),
  ]);
  return (
    <SitePage context={context}>
      <CartClient
        setting={shopSetting(context)}
        messages={selectMessages(market, SHOP_MESSAGES)}
        heading={ROUTE.title(context.t)}
        serverRead={{
          cart,
          today: regionDay(now(), market.region),
          said: typeof said === "string" ? said : null,
        }}
      />
    </SitePage>
  );
}

async function readCart(visitor: Headers, locale: string): Promise<Cart | null> {
  const answer = await fetchBackend(visitor, {path: `/canyon/carts/${CURRENT_CART}?locale=${locale}`});
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The cart could not be read: ${answer.status}`);
  return reply.parse(await answer.json()).data;
}
