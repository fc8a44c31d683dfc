import {homeHref} from "@/features/auth/home-href";
import {CredentialsClient} from "@/features/auth/sign-up/credentials-client";
import {CREDENTIALS_MESSAGES} from "@/features/auth/sign-up/sign-up-messages";
import {SocialButtonsClient} from "@/features/auth/social/social-buttons-client";
import {SOCIAL_MESSAGES} from "@/features/auth/social/social-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AppPage, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {signUpPlaceOf, stepRoute} from "@/page-kit/sign-up-step-page";
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
            place={signUpPlaceOf(context)}
            messages={selectMessages(context.market, CREDENTIALS_MESSAGES)}
            home={homeHref(context)}
          >
            <SocialButtonsClient
              purpose="signUp"
              messages={selectMessages(context.market, SOCIAL_MESSAGES)}
            />
          </CredentialsClient>
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
