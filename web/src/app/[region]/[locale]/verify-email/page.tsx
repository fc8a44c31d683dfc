import type {Metadata} from "next";
import {VERIFY_MESSAGES} from "@/features/auth/verify/verify-messages";
import {VerifyOrUndoClient} from "@/features/auth/verify/verify-or-undo-client";
import {selectMessages} from "@/i18n/select-messages";
import {AppPage, type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE: AppRoute = {path: "/verify-email", title: (t) => t("verify.title")};

export async function generateMetadata({params}: MarketProps): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), referrer: "no-referrer"};
}

export default async function VerifyEmailRoute({params}: MarketProps) {
  return (
    <AppPage route={ROUTE} segments={await params}>
      {(context) => (
        <VerifyOrUndoClient
          messages={selectMessages(context.market, VERIFY_MESSAGES)}
          accountHref={context.href("/account")}
          resetHref={context.href("/reset-password")}
        />
      )}
    </AppPage>
  );
}
