import type {PageContext} from "@/content/page-context";
import {ButtonLink} from "@/ui/button-link";
import type {PowerCenterLink} from "../power-center-link";
import {FinishedClient} from "./finished-client";
import type {SignUpPlace} from "./use-step";

interface Props {
  readonly context: Pick<PageContext, "t" | "href">;
  readonly place: SignUpPlace;
  readonly powerCenter: PowerCenterLink | null;
}

export function Finished({context: {t, href}, place, powerCenter}: Props) {
  return (
    <FinishedClient
      place={place}
      leads={{unproven: t("signup.finishedLead"), proven: t("signup.finishedProven")}}
      proof={
        <ButtonLink size="lg" variant="secondary" href={href("/verify-email")}>
          {t("signup.verifyEmail")}
        </ButtonLink>
      }
    >
      {powerCenter && (
        <ButtonLink
          size="lg"
          href={powerCenter.href}
          {...(powerCenter.isExternal && {external: t("common.externalSite")})}
        >
          {t("signup.openPowercenter")}
        </ButtonLink>
      )}
      <ButtonLink size="lg" variant={powerCenter ? "secondary" : "primary"} href={href("/account")}>
        {t("signup.openAccount")}
      </ButtonLink>
      <ButtonLink size="lg" variant="secondary" href={href("/download")}>
        {t("signup.getApp")}
      </ButtonLink>
    </FinishedClient>
  );
}
