import {NotFoundBody} from "@/page-kit/errors/not-found-body";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";

// `server.ts` answers every unknown address with this page under status 404.
const ROUTE = {slug: "not-found", path: "/errors/not-found", noindex: true};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function NotFoundRoute({params}: MarketProps) {
  return (
    <SystemPage route={ROUTE} segments={await params}>
      {(context) => <NotFoundBody context={context} />}
    </SystemPage>
  );
}
