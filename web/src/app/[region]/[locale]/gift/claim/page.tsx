import type {Metadata} from "next";
import {ClaimClient} from "@/features/membership/claim/claim-client";
import {CLAIM_MESSAGES} from "@/features/membership/claim/claim-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AppPage, type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE: AppRoute = {path: "/gift/claim", title: (t) => t("claim.title")};

export async function generateMetadata({params}: MarketProps): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), referrer: "no-referrer"};
}

export default async function ClaimRoute({params}: MarketProps) {
  return (
    <AppPage route={ROUTE} segments={await params}>
      {({market, href}) => (
        <ClaimClient
          messages={selectMessages(market, CLAIM_MESSAGES)}
          market={{region: market.region, locale: market.locale}}
          links={{
            signIn: href("/sign-in"),
            signUp: href("/sign-up"),
            subscription: href("/account/subscription"),
          }}
        />
      )}
    </AppPage>
  );
}
