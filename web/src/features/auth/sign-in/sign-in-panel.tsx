import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {Link} from "@/ui/link";
import {homeHref} from "../home-href";
import {SocialButtonsClient} from "../social/social-buttons-client";
import {SOCIAL_MESSAGES} from "../social/social-messages";
import {DemoPeople} from "./demo-people";
import {SignInFormClient} from "./sign-in-form-client";
import {SIGN_IN_MESSAGES} from "./sign-in-messages";

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
