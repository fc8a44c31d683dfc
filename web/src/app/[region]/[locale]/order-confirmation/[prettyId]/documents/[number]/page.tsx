import type {FullOrderDocument} from "@gradus/backend/contract/order-documents";
import type {Metadata} from "next";
import {createPageContext} from "@/content/page/create-page-context";
import {DocumentClient} from "@/features/orders/documents/document-client";
import {DOCUMENT_MESSAGES} from "@/features/orders/documents/document-messages";
import {DocumentProblem} from "@/features/orders/documents/document-problem";
import {type Loaded, loadDocument} from "@/features/orders/load-order";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {selectMessages} from "@/i18n/select-messages";
import {firstOf} from "@/lib/query-value";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {Container} from "@/ui/container";

interface Props {
  readonly params: Promise<{
    readonly region: string;
    readonly locale: string;
    readonly prettyId: string;
    readonly number: string;
  }>;
  readonly searchParams: Promise<{readonly t?: string | string[]}>;
}

const ROUTE: AppRoute = {path: "/order-confirmation", title: (t) => t("orderDocument.title")};

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), referrer: "no-referrer"};
}

/** A receipt or credit note, opened by the mailed link of its order. */
export default async function LinkedDocumentRoute({params, searchParams}: Props) {
  const {prettyId, number, ...segments} = await params;
  const context = await createPageContext(await viewMarket(segments), ROUTE.path);
  const link = firstOf((await searchParams).t);
  const {data, failure}: Loaded<FullOrderDocument> =
    link === null ? {data: null, failure: "not_found"} : await loadDocument(prettyId, number, link);
  const messages = selectMessages(context.market, DOCUMENT_MESSAGES);
  const orderContext = makeOrderPlace(context);
  return (
    <SitePage context={context} hasRegionPrompt={false}>
      {data ? (
        <Container className="py-section">
          <DocumentClient
            document={data}
            back={`${orderContext.hrefs.status}?order=${data.pretty_id}&t=${link}`}
            messages={messages}
            market={orderContext.market}
          />
        </Container>
      ) : (
        <DocumentProblem failure={failure} messages={messages} place={orderContext} />
      )}
    </SitePage>
  );
}
