import type {PageContext} from "@/content/page-context";
import {isBuiltPath} from "@/lib/is-built-path";
import {ButtonLink} from "@/ui/button-link";

/** What to do with a new account. The training centre first, as soon as there is one. */
export function Finished({context: {t, href}}: {context: PageContext}) {
  const hasPowerCenter = isBuiltPath("/powercenter");
  return (
    <div className="mt-4 max-w-measure">
      <p className="text-body-lg text-text-2">{t("signup.finishedLead")}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink size="lg" href={href(hasPowerCenter ? "/powercenter" : "/account")}>
          {hasPowerCenter ? t("signup.openPowercenter") : t("signup.openAccount")}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={href("/verify-email")}>
          {t("signup.verifyEmail")}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={href("/download")}>
          {t("signup.getApp")}
        </ButtonLink>
      </p>
    </div>
  );
}
