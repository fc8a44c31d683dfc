import type {Metadata} from "next";
import {redirect} from "next/navigation";
import {RecountCartClient} from "@/client/parts/recount-cart-client";
import {createPageContext} from "@/content/page/create-page-context";
import {ConfirmationClient} from "@/features/orders/confirmation/confirmation-client";
import {PaymentOutcome} from "@/features/orders/confirmation/payment-outcome";
import {loadCheckout} from "@/features/orders/load-order";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {ORDER_MESSAGES} from "@/features/orders/order-messages";
import {orderSegment} from "@/features/orders/order-place";
import {selectMessages} from "@/i18n/select-messages";
import {firstOf} from "@/lib/query-value";
import {now} from "@/lib/time/now";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE: AppRoute = {path: "/order-confirmation", title: (t) => t("order.title")};

export async function generateMetadata({params}: MarketProps): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), referrer: "no-referrer"};
}

interface Props extends MarketProps {
  readonly searchParams: Promise<{readonly session_id?: string | string[]}>;
}

/** The return address of a payment. Its outcome is queried from the backend; the address proves nothing. */
export default async function ConfirmationRoute({params, searchParams}: Props) {
  const context = await createPageContext(await viewMarket(await params), ROUTE.path);
  const session = firstOf((await searchParams).session_id) ?? "";
  const {data, failure} = await loadCheckout(session);
  const messages = selectMessages(context.market, ORDER_MESSAGES);
  const orderContext = makeOrderPlace(context);
  const paid = data?.status === "complete" && data.order?.status !== "payment_failed" ? data.order : null;
  if (paid && data?.link_token) {
    redirect(context.href(`${ROUTE.path}/${orderSegment(paid.pretty_id)}?t=${data.link_token}`));
  }
  return (
    <SitePage context={context} opensOnField={paid !== null} hasRegionPrompt={false}>
      <RecountCartClient region={context.market.region} locale={context.market.locale} />
      {paid ? (
        <ConfirmationClient
          first={paid}
          link={null}
          messages={messages}
          place={orderContext}
          now={now().toISOString()}
        />
      ) : (
        <PaymentOutcome
          session={session}
          state={data}
          failure={failure}
          messages={messages}
          place={orderContext}
        />
      )}
    </SitePage>
  );
}
