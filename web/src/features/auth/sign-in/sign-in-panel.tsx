import {isLoopbackUrl} from "@gradus/schemas/loopback";
import type {PageContext} from "@/content/page-context";
import {env} from "@/env/server";
import {selectMessages} from "@/i18n/select-messages";
import {Link} from "@/ui/link";
import {homeHref} from "../home-href";
import {SocialButtonsClient} from "../social/social-buttons-client";
import {SOCIAL_MESSAGES} from "../social/social-messages";
import {DemoPeopleClient} from "./demo-people-client";
import {SignInFormClient} from "./sign-in-form-client";
import {DEMO_PEOPLE_MESSAGES, SIGN_IN_MESSAGES} from "./sign-in-messages";

export function SignInPanel({context}: {context: PageContext}) {
  const {t, href} = context;
  return (
    <SignInFormClient
      messages={selectMessages(context.market, SIGN_IN_MESSAGES)}
      home={homeHref(context)}
      supportEmail={context.values.supportEmail ?? ""}
      forgotHref={href("/reset-password")}
      lead={
        <p className="mt-3 text-text-2">
          {t("auth.newHere")}{" "}
          <Link href={href("/sign-up")} className="link inline-flex min-h-6 items-center">
            {t("auth.createLink")}
          </Link>
        </p>
      }
    >
      <SocialButtonsClient purpose="signIn" messages={selectMessages(context.market, SOCIAL_MESSAGES)} />
      <DemoPeople context={context} />
    </SignInFormClient>
  );
}

/** Shown only when the site runs on this machine. */
function DemoPeople({context}: {context: PageContext}) {
  if (!isLoopbackUrl(env.SITE_URL)) return null;
  return (
    <DemoPeopleClient
      messages={selectMessages(context.market, DEMO_PEOPLE_MESSAGES)}
      supportEmail={context.values.supportEmail ?? ""}
    />
  );
}
