import type {Metadata} from "next";
import {NewPasswordFormClient} from "@/features/auth/reset/new-password-form-client";
import {RESET_PASSWORD_MESSAGES} from "@/features/auth/reset/reset-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AppPage, type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";

// One page for every link: `/reset-password/{sessionId}` is rewritten to it, and the browser reads the rest.
const ROUTE: AppRoute = {path: "/reset-password/new-password", title: (t) => t("reset.newTitle")};

export async function generateMetadata({params}: MarketProps): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), alternates: {}, referrer: "no-referrer"};
}

export default async function NewPasswordRoute({params}: MarketProps) {
  return (
    <AppPage route={ROUTE} segments={await params}>
      {(context) => (
        <NewPasswordFormClient
          messages={selectMessages(context.market, RESET_PASSWORD_MESSAGES)}
          supportEmail={context.values.supportEmail ?? ""}
          signInHref={context.href("/sign-in")}
          requestHref={context.href("/reset-password")}
        />
      )}
    </AppPage>
  );
}
