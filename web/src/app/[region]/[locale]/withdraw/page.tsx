import type {Metadata} from "next";
import {createPageContext} from "@/content/page/create-page-context";
import {loadOrder} from "@/features/orders/load-order";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {ORDER_MESSAGES} from "@/features/orders/order-messages";
import {StatementPage} from "@/features/orders/statements/statement-page";
import {WithdrawClient} from "@/features/orders/statements/withdraw-client";
import {selectMessages} from "@/i18n/select-messages";
import {firstOf} from "@/lib/query-value";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE: AppRoute = {path: "/withdraw", title: (t) => t("order.withdrawTitle")};

interface Props extends MarketProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({params}: MarketProps): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), referrer: "no-referrer"};
}

export default async function WithdrawRoute({params, searchParams}: Props) {
  const context = await createPageContext(await viewMarket(await params), ROUTE.path);
  const query = await searchParams;
  const number = firstOf(query.order) ?? "";
  const link = firstOf(query.t);
  const loaded = link === null ? null : await loadOrder(number, link);
  const {t, href, market} = context;
  const orderContext = makeOrderPlace(context);
  return (
    <SitePage context={context} hasRegionPrompt={false}>
      <StatementPage
        context={context}
        kind="withdrawal"
        title={t("order.withdrawTitle")}
        lead={t(orderContext.hasWithdrawal ? "order.withdrawLead" : "order.noWithdrawal")}
        query={query}
      >
        {orderContext.hasWithdrawal && (
          <WithdrawClient
            first={loaded?.data ?? null}
            link={loaded?.data ? link : null}
            number={number}
            messages={selectMessages(market, ORDER_MESSAGES)}
            place={orderContext}
            back={href(ROUTE.path)}
          />
        )}
      </StatementPage>
    </SitePage>
  );
}
