import {SignInPanel} from "@/features/auth/sign-in/sign-in-panel";
import {AppPage, type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE: AppRoute = {path: "/sign-in", title: (t) => t("auth.signInTitle")};

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignInRoute({params}: MarketProps) {
  return (
    <AppPage route={ROUTE} segments={await params}>
      {(context) => <SignInPanel context={context} />}
    </AppPage>
  );
}
