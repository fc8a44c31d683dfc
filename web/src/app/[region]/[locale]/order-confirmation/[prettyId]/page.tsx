import type {Metadata} from "next";
import {RecountCartClient} from "@/client/parts/recount-cart-client";
import {createPageContext} from "@/content/page/create-page-context";
import {ConfirmationClient} from "@/features/orders/confirmation/confirmation-client";
import {OwnerConfirmationClient} from "@/features/orders/confirmation/owner-confirmation-client";
import {loadOrder} from "@/features/orders/load-order";
import {LinkProblem} from "@/features/orders/lookup/link-problem";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {ORDER_MESSAGES} from "@/features/orders/order-messages";
import {selectMessages} from "@/i18n/select-messages";
import {firstOf} from "@/lib/query-value";
import {now} from "@/lib/time/now";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";

interface Props {
  readonly params: Promise<{readonly region: string; readonly locale: string; readonly prettyId: string}>;
  readonly searchParams: Promise<{readonly t?: string | string[]}>;
}

const ROUTE: AppRoute = {path: "/order-confirmation", title: (t) => t("order.title")};

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), referrer: "no-referrer"};
}

/** Shows the same order however often it is opened: by its link, or by the customer who placed it. */
export default async function ConfirmedOrderRoute({params, searchParams}: Props) {
  const {prettyId, ...segments} = await params;
  const context = await createPageContext(await viewMarket(segments), ROUTE.path);
  const link = firstOf((await searchParams).t);
  const loaded = link === null ? null : await loadOrder(prettyId, link);
  const shared = {
    messages: selectMessages(context.market, ORDER_MESSAGES),
    place: makeOrderPlace(context),
    now: now().toISOString(),
  };
  return (
    <SitePage context={context} opensOnField={loaded?.data != null} hasRegionPrompt={false}>
      <RecountCartClient region={context.market.region} locale={context.market.locale} />
      {loaded?.data && <ConfirmationClient first={loaded.data} link={link} {...shared} />}
      {loaded?.failure && <LinkProblem failure={loaded.failure} {...shared} />}
      {!loaded && <OwnerConfirmationClient number={prettyId} {...shared} />}
    </SitePage>
  );
}
