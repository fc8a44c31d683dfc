import type {User} from "@gradus/backend/contract/accounts";
import {givenPassword} from "@/lib/forms/field-rules";
import {mistakeWords} from "@/lib/forms/mistake-words";
import {failureOutcome} from "@/lib/forms/reply-outcome";
import {browserSession} from "@/lib/session/browser-session";
import {Button} from "@/ui/button";
import {PasswordField} from "@/ui/form/password-field";
import {AccountForm} from "../parts/account-form";
import {useAccountForm} from "../parts/use-account-form";
import {stepUp} from "../parts/use-user";
import type {SignInMethodsWords} from "./sign-in-methods-words";

const FIELDS = ["current_password"] as const;

interface Props {
  readonly user: User;
  readonly words: SignInMethodsWords;
  readonly onProven: () => void;
}

/** Somebody shows again that it is them: by password, or where there is none by signing in anew. */
export function ProofForm({user, words, onProven}: Props) {
  return user.has_password ? <ByPassword {...{user, words, onProven}} /> : <BySignIn words={words} />;
}

function ByPassword({user, words, onProven}: Props) {
  const form = useAccountForm({
    id: "proof",
    names: FIELDS,
    saved: null,
    validate: ({current_password}) =>
      mistakeWords({current_password: givenPassword(current_password)}, words.form),
    send: async ({current_password}) => {
      const reply = await stepUp(user, current_password);
      if (reply.ok) {
        onProven();
        return {kind: "done"};
      }
      return failureOutcome(reply, {
        names: FIELDS,
        words: words.form,
        failures: {wrong_password: words.wrongPassword},
        fieldOf: {wrong_password: "current_password"},
      });
    },
  });
  return (
    <AccountForm form={form} words={{...words, saved: ""}}>
      <p>{words.stepUp}</p>
      <PasswordField
        field={form.field("current_password")}
        label={words.currentPassword}
        autoComplete="current-password"
        words={{show: words.showPassword, hide: words.hidePassword}}
      />
    </AccountForm>
  );
}

function BySignIn({words}: Pick<Props, "words">) {
  async function leave() {
    await browserSession().signOut();
    location.assign(`${words.signInHref}?${new URLSearchParams({next: words.here})}`);
  }
  return (
    <div className="mt-8">
      <p>{words.signInAgain}</p>
      <Button className="mt-4" onClick={() => void leave()}>
        {words.signIn}
      </Button>
    </div>
  );
}
