import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/lib/messages/select-messages";
import {Link} from "@/ui/link";
import {homeHref} from "../home-href";
import {SocialButtonsClient} from "../social/social-buttons-client";
import {SOCIAL_MESSAGES} from "../social/social-messages";
import {DemoPeople} from "./demo-people";
import {SignInFormClient} from "./sign-in-form-client";
import {SIGN_IN_MESSAGES} from "./sign-in-messages";

/** Sign-in and the ways around it. */
export function SignInPanel({context}: {context: PageContext}) {
  const {t, href} = context;
  return (
    <>
      <SignInFormClient
        messages={selectMessages(context.market, SIGN_IN_MESSAGES)}
        home={homeHref(context)}
        supportEmail={context.values.supportEmail ?? ""}
      />
      <SocialButtonsClient purpose="signIn" messages={selectMessages(context.market, SOCIAL_MESSAGES)} />
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Link href={href("/reset-password")} className="link flex min-h-hit items-center">
          {t("auth.forgot")}
        </Link>
        <Link href={href("/sign-up")} className="link flex min-h-hit items-center">
          {t("auth.createLink")}
        </Link>
      </p>
      <DemoPeople context={context} />
    </>
  );
}
