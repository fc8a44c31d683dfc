import {OrdersClient} from "@/features/orders/account/orders-client";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {ORDER_MESSAGES} from "@/features/orders/order-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("orders", await params);
}

export default async function OrdersRoute({params}: MarketProps) {
  return (
    <AccountPage section="orders" segments={await params}>
      {(context) => (
        <OrdersClient
          messages={selectMessages(context.market, ORDER_MESSAGES)}
          place={makeOrderPlace(context)}
        />
      )}
    </AccountPage>
  );
}
