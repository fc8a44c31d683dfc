import {RequestFormClient} from "@/features/auth/reset/request-form-client";
import {RESET_REQUEST_MESSAGES} from "@/features/auth/reset/reset-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AppPage, type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE: AppRoute = {path: "/reset-password", title: (t) => t("reset.title")};

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function ResetPasswordRoute({params}: MarketProps) {
  return (
    <AppPage route={ROUTE} segments={await params}>
      {(context) => (
        <>
          <p className="mt-4 max-w-measure text-body-lg text-text-2">{context.t("reset.lead")}</p>
          <RequestFormClient
            messages={selectMessages(context.market, RESET_REQUEST_MESSAGES)}
            locale={context.market.locale}
            signInHref={context.href("/sign-in")}
          />
        </>
      )}
    </AppPage>
  );
}
