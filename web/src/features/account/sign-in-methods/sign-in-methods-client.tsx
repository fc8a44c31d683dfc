"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Provider} from "@gradus/backend/contract/social";
import {fill} from "@/client/messages/fill";
import {WithUserClient} from "@/client/parts/with-user-client";
import {PROVIDER_IDS, PROVIDER_NAMES} from "@/client/social/providers";
import {useProviders} from "@/client/social/use-providers";
import {useBrowserValue} from "@/lib/use-browser-value";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {useStepUp} from "../step-up/use-step-up";
import type {SignInMethodsWords} from "./sign-in-methods-words";
import {useSignInMethods} from "./use-sign-in-methods";

/** What opens the account, and the ways to change that. */
export function SignInMethodsClient({words}: {words: SignInMethodsWords}) {
  return (
    <WithUserClient words={words}>
      {(user, replace) => <Methods {...{user, replace, words}} />}
    </WithUserClient>
  );
}

interface Props {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly words: SignInMethodsWords;
}

function Methods({user, replace, words}: Props) {
  const offered = useProviders();
  const {run, prove, dialog} = useStepUp(user, words);
  const methods = useSignInMethods({user, replace, words, stepUp: {run, prove}});
  const {problem, perform} = methods;
  const linkedNow = useLinkedNow();
  const done = methods.done ?? (linkedNow && fill(words.linkedNow, {provider: PROVIDER_NAMES[linkedNow]}));
  // One that was linked and is off by now can still be removed.
  const shown = PROVIDER_IDS.filter((one) => offered.includes(one) || user.identities.includes(one));
  return (
    <div className="max-w-measure">
      <p className="mt-6 text-body-lg">{words.intro}</p>
      <p role="alert" className="mt-6 text-danger empty:hidden">
        {problem}
      </p>
      <p role="status" className="mt-6 text-success empty:hidden">
        {problem === null && done}
      </p>
      <ul className="mt-4">
        <PasswordLine {...{user, words}} />
        {shown.map((provider) => (
          <ProviderLine
            key={provider}
            {...{provider, words}}
            isLinked={user.identities.includes(provider)}
            onLink={() => void perform({kind: "link", provider})}
            onUnlink={() => void perform({kind: "unlink", provider})}
          />
        ))}
      </ul>
      {dialog}
    </div>
  );
}

/** The provider somebody has just come back from. */
function useLinkedNow(): Provider | null {
  const named = useBrowserValue(() => new URLSearchParams(location.search).get("linked"), null);
  return PROVIDER_IDS.find((one) => one === named) ?? null;
}

function PasswordLine({user, words}: Pick<Props, "user" | "words">) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-line border-b py-3">
      <div>
        <p>{words.password}</p>
        <p className="text-label text-text-2">{user.has_password ? words.passwordSet : words.passwordNone}</p>
      </div>
      <ButtonLink variant="secondary" href={words.passwordHref}>
        {user.has_password ? words.changePassword : words.setPassword}
      </ButtonLink>
    </li>
  );
}

interface LineProps {
  readonly provider: Provider;
  readonly isLinked: boolean;
  readonly words: SignInMethodsWords;
  readonly onLink: () => void;
  readonly onUnlink: () => void;
}

function ProviderLine({provider, isLinked, words, onLink, onUnlink}: LineProps) {
  const named = (text: string) => fill(text, {provider: PROVIDER_NAMES[provider]});
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-line border-b py-3">
      <div>
        <p>{PROVIDER_NAMES[provider]}</p>
        <p className="text-label text-text-2">{isLinked ? words.linked : words.notLinked}</p>
      </div>
      {isLinked ? (
        <ConfirmDialog
          label={named(words.unlink)}
          title={named(words.confirmTitle)}
          text={words.confirmText}
          confirm={named(words.unlink)}
          cancel={words.cancel}
          onConfirm={onUnlink}
        />
      ) : (
        <Button variant="secondary" onClick={onLink}>
          {named(words.link)}
        </Button>
      )}
    </li>
  );
}
