import {homeHref} from "@/features/auth/home-href";
import {CredentialsClient} from "@/features/auth/sign-up/credentials-client";
import {credentialsWords} from "@/features/auth/sign-up/sign-up-words";
import {SocialButtonsClient} from "@/features/auth/social/social-buttons-client";
import {socialWords} from "@/features/auth/social/social-words";
import {AppPage, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {placeOf, stepRoute} from "@/page-kit/sign-up-step-page";
import {Link} from "@/ui/link";

const ROUTE = stepRoute("credentials", (t) => t("signup.title"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpRoute({params}: MarketProps) {
  return (
    <AppPage route={ROUTE} segments={await params}>
      {(context) => (
        <>
          <CredentialsClient
            place={placeOf(context)}
            words={credentialsWords(context)}
            home={homeHref(context)}
          />
          <SocialButtonsClient words={socialWords(context)} />
          <p className="mt-6">
            <Link href={context.href("/sign-in")} className="link inline-flex min-h-hit items-center">
              {context.t("auth.haveAccount")}
            </Link>
          </p>
        </>
      )}
    </AppPage>
  );
}
