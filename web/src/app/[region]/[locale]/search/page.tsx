import {createPageContext} from "@/content/page/create-page-context";
import {findRows} from "@/features/search/find-rows";
import {parseQuery} from "@/features/search/parse-query";
import {SearchForm} from "@/features/search/search-form";
import {SearchResults} from "@/features/search/search-results";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {listSearchRows} from "@/page-kit/search/search-rows";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {Container} from "@/ui/container";

const ROUTE: AppRoute = {path: "/search", title: (t) => t("search.title")};

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

interface Props extends MarketProps {
  readonly searchParams: Promise<{readonly q?: string | string[]}>;
}

export default async function SearchRoute({params, searchParams}: Props) {
  const market = await viewMarket(await params);
  const query = parseQuery((await searchParams).q);
  const [context, rows] = await Promise.all([
    createPageContext(market, ROUTE.path),
    query && query.words.length > 0 ? listSearchRows(market) : [],
  ]);
  return (
    <SitePage context={context}>
      <Container className="py-section">
        <h1 tabIndex={-1} className="mb-8 text-display-2">
          {ROUTE.title(context.t)}
        </h1>
        <SearchForm context={context} query={query?.typed ?? ""} />
        <SearchResults query={query} groups={findRows(rows, query?.words ?? [])} context={context} />
      </Container>
    </SitePage>
  );
}
