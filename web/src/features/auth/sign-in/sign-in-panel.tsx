import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";
import {homeHref} from "../home-href";
import {SocialButtonsClient} from "../social/social-buttons-client";
import {socialWords} from "../social/social-words";
import {DemoPeople} from "./demo-people";
import {SignInFormClient} from "./sign-in-form-client";
import {signInWords} from "./sign-in-words";

/** Sign-in and the ways around it. */
export function SignInPanel({context}: {context: PageContext}) {
  const {t, href} = context;
  return (
    <>
      <SignInFormClient words={signInWords(context)} home={homeHref(context)} />
      <SocialButtonsClient words={socialWords(context)} />
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
