import type {Metadata} from "next";
import {createPageContext} from "@/content/page/create-page-context";
import type {PageContext} from "@/content/page-context";
import {loadOrder} from "@/features/orders/load-order";
import {LinkOrderClient} from "@/features/orders/lookup/link-order-client";
import {LinkProblem} from "@/features/orders/lookup/link-problem";
import {LinkReturnClient} from "@/features/orders/lookup/link-return-client";
import {LookupPanel} from "@/features/orders/lookup/lookup-panel";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {ORDER_MESSAGES} from "@/features/orders/order-messages";
import {selectMessages} from "@/i18n/select-messages";
import {firstOf} from "@/lib/query-value";
import {now} from "@/lib/time/now";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {Container} from "@/ui/container";

const ROUTE: AppRoute = {path: "/order-status", title: (t) => t("order.statusTitle")};

type Query = Readonly<Record<"order" | "t" | "view" | "result", string | string[] | undefined>>;

interface Props extends MarketProps {
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({params}: MarketProps): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), referrer: "no-referrer"};
}

export default async function OrderStatusRoute({params, searchParams}: Props) {
  const context = await createPageContext(await viewMarket(await params), ROUTE.path);
  const query = await searchParams;
  const number = firstOf(query.order) ?? "";
  const link = firstOf(query.t);
  return (
    <SitePage context={context} hasRegionPrompt={false}>
      {link === null ? (
        <LookupPanel context={context} number={number} result={firstOf(query.result)} />
      ) : (
        <LinkedOrder context={context} number={number} link={link} isReturn={query.view === "return"} />
      )}
    </SitePage>
  );
}

interface LinkedProps {
  readonly context: PageContext;
  readonly number: string;
  readonly link: string;
  readonly isReturn: boolean;
}

async function LinkedOrder({context, number, link, isReturn}: LinkedProps) {
  const {data, failure} = await loadOrder(number, link);
  const messages = selectMessages(context.market, ORDER_MESSAGES);
  const orderContext = makeOrderPlace(context);
  if (failure) return <LinkProblem failure={failure} messages={messages} place={orderContext} />;
  const Page = isReturn ? LinkReturnClient : LinkOrderClient;
  return (
    <Container className="py-section">
      <Page first={data} link={link} messages={messages} place={orderContext} now={now().toISOString()} />
    </Container>
  );
}
