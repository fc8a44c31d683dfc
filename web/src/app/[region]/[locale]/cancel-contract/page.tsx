import {market as marketOf} from "@gradus/schemas/markets";
import {createPageContext} from "@/content/page/create-page-context";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {ORDER_MESSAGES} from "@/features/orders/order-messages";
import {CancelContractClient} from "@/features/orders/statements/cancel-contract-client";
import {StatementPage} from "@/features/orders/statements/statement-page";
import {selectMessages} from "@/i18n/select-messages";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {ButtonLink} from "@/ui/button-link";

const ROUTE: AppRoute = {path: "/cancel-contract", title: (t) => t("order.cancelContractTitle")};

interface Props extends MarketProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function CancelContractRoute({params, searchParams}: Props) {
  const context = await createPageContext(await viewMarket(await params), ROUTE.path);
  const {t, href, market} = context;
  const isLaw = marketOf(market.region).law.cancelContract;
  return (
    <SitePage context={context} hasRegionPrompt={false}>
      <StatementPage
        context={context}
        kind="cancellation"
        title={t("order.cancelContractTitle")}
        lead={t(isLaw ? "order.cancelContractLead" : "order.noCancelContract")}
        query={await searchParams}
      >
        {isLaw ? (
          <CancelContractClient
            messages={selectMessages(market, ORDER_MESSAGES)}
            place={makeOrderPlace(context)}
            back={href(ROUTE.path)}
          />
        ) : (
          <ButtonLink className="mt-6" href={href("/account/subscription")}>
            {t("membership.manage")}
          </ButtonLink>
        )}
      </StatementPage>
    </SitePage>
  );
}
