"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Provider} from "@gradus/backend/contract/social";
import {useRef} from "react";
import {WithUser} from "@/client/parts/with-user";
import {PROVIDER_IDS, PROVIDER_NAMES} from "@/client/social/providers";
import {useProviders} from "@/client/social/use-providers";
import {withMessages} from "@/i18n/with-messages";
import {useBrowserValue} from "@/lib/use-browser-value";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {useStepUp} from "../step-up/use-step-up";
import type {SignInMethodsTranslator} from "./sign-in-methods-messages";
import {useSignInMethods} from "./use-sign-in-methods";

interface ClientProps {
  readonly t: SignInMethodsTranslator;
  readonly passwordHref: string;
}

export const SignInMethodsClient = withMessages(SignInMethods);

function SignInMethods({t, passwordHref}: ClientProps) {
  return (
    <WithUser t={t}>
      {(user, replace) => <Methods user={user} replace={replace} t={t} passwordHref={passwordHref} />}
    </WithUser>
  );
}

interface Props {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly t: SignInMethodsTranslator;
  readonly passwordHref: string;
}

function Methods({user, replace, t, passwordHref}: Props) {
  const offered = useProviders();
  const {run, prove, dialog} = useStepUp(user, t);
  const methods = useSignInMethods({user, replace, t, stepUp: {run, prove}});
  const {problem} = methods;
  const linkedNow = useLinkedNow();
  const done =
    methods.done ?? (linkedNow && t("signInMethods.linkedNow", {provider: PROVIDER_NAMES[linkedNow]}));
  // One that was linked and is off by now can still be removed.
  const shown = PROVIDER_IDS.filter((one) => offered.includes(one) || user.identities.includes(one));
  return (
    <div className="max-w-measure">
      <p className="mt-6 text-body-lg">{t("signInMethods.intro")}</p>
      <ProblemLine className="mt-6">{problem}</ProblemLine>
      <DoneLine className="mt-6">{problem === null && done}</DoneLine>
      <ul className="mt-4">
        <PasswordLine user={user} t={t} passwordHref={passwordHref} />
        {shown.map((provider) => (
          <ProviderLine
            key={provider}
            provider={provider}
            t={t}
            isLinked={user.identities.includes(provider)}
            onLink={() => void methods.link(provider)}
            onUnlink={() => methods.unlink(provider)}
          />
        ))}
      </ul>
      {dialog}
    </div>
  );
}

/** The provider the user has just linked and returned from. */
function useLinkedNow(): Provider | null {
  const named = useBrowserValue(() => new URLSearchParams(location.search).get("linked"), null);
  return PROVIDER_IDS.find((one) => one === named) ?? null;
}

function PasswordLine({user, t, passwordHref}: Omit<Props, "replace">) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-line border-b py-3">
      <div>
        <p>{t("auth.password")}</p>
        <p className="text-label text-text-2">
          {user.has_password ? t("signInMethods.passwordSet") : t("signInMethods.passwordNone")}
        </p>
      </div>
      <ButtonLink variant="secondary" href={passwordHref}>
        {user.has_password ? t("signInMethods.changePassword") : t("signInMethods.setPassword")}
      </ButtonLink>
    </li>
  );
}

interface LineProps {
  readonly provider: Provider;
  readonly isLinked: boolean;
  readonly t: SignInMethodsTranslator;
  readonly onLink: () => void;
  /** What stopped it, in words; null when it is done. */
  readonly onUnlink: () => Promise<string | null>;
}

function ProviderLine({provider, isLinked, t, onLink, onUnlink}: LineProps) {
  const named = {provider: PROVIDER_NAMES[provider]};
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-line border-b py-3">
      <div>
        <p ref={line} tabIndex={-1}>
          {PROVIDER_NAMES[provider]}
        </p>
        <p className="text-label text-text-2">
          {isLinked ? t("signInMethods.linked") : t("signInMethods.notLinked")}
        </p>
      </div>
      {isLinked ? (
        <ConfirmDialog
          label={t("signInMethods.unlink", named)}
          title={t("signInMethods.confirmTitle", named)}
          text={t("signInMethods.confirmText")}
          confirm={t("signInMethods.unlink", named)}
          working={t("common.working")}
          cancel={t("common.cancel")}
          onConfirm={onUnlink}
          focusAfter={line}
        />
      ) : (
        <Button variant="secondary" onClick={onLink}>
          {t("signInMethods.link", named)}
        </Button>
      )}
    </li>
  );
}
