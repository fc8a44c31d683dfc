"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {givenPassword} from "@/client/forms/field-rules";
import {mistakeWords} from "@/client/forms/mistake-words";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {stepUp} from "@/client/resources/use-user";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues} from "@/ui/form/form-state";
import {PasswordField} from "@/ui/form/password-field";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {StepUpWords} from "./step-up-words";

const FIELDS = ["step_up_password", "step_up_otp"] as const;

interface Props {
  readonly user: User;
  readonly words: StepUpWords;
  readonly onEnd: (isProven: boolean) => void;
}

/** Asks once more who it is: the password, and the code where the account has a second factor. */
export function StepUpDialog({user, words, onEnd}: Props) {
  return (
    <Dialog label={words.stepUpTitle} onClose={() => onEnd(false)}>
      {user.has_password ? <StepUpForm {...{user, words, onEnd}} /> : <SignInAgain {...{words, onEnd}} />}
    </Dialog>
  );
}

/** Without a password, signing in anew is what shows who it is; it leads back to this page. */
function SignInAgain({words, onEnd}: Omit<Props, "user">) {
  async function leave() {
    await browserSession().signOut();
    location.assign(`${words.signInHref}?${new URLSearchParams({next: words.here})}`);
  }
  return (
    <>
      <p className="mt-4">{words.stepUpNoPassword}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button onClick={() => void leave()}>{words.signIn}</Button>
        <Button variant="secondary" onClick={() => onEnd(false)}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}

function StepUpForm({user, words, onEnd}: Props) {
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    names: FIELDS,
    validate: ({step_up_password}) =>
      mistakeWords({step_up_password: givenPassword(step_up_password)}, words.form),
    send,
  });

  async function send({step_up_password, step_up_otp}: FormValues<(typeof FIELDS)[number]>) {
    const reply = await stepUp(user, step_up_password, step_up_otp);
    if (reply.ok) {
      onEnd(true);
      return {kind: "leaving"} as const;
    }
    if (reply.err.code === "otp_required") setNeedsCode(true);
    return failureOutcome(reply, {
      names: FIELDS,
      words: words.form,
      failures: {
        wrong_password: words.wrongPassword,
        otp_required: words.needed,
        otp_wrong: words.codeWrong,
      },
      fieldOf: {wrong_password: "step_up_password", otp_required: "step_up_otp", otp_wrong: "step_up_otp"},
    });
  }
  return (
    <form {...form.props}>
      <p className="mt-4">{words.stepUp}</p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
      <PasswordField
        field={form.field("step_up_password")}
        label={words.currentPassword}
        autoComplete="current-password"
        words={{show: words.showPassword, hide: words.hidePassword}}
      />
      {needsCode && (
        <TextField
          field={form.field("step_up_otp")}
          label={words.codeLabel}
          hint={words.needed}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
      <div className="mt-8 flex flex-wrap gap-4">
        <SubmitButton isSaving={form.isSaving} saving={words.saving} className="" size="md">
          {words.stepUpContinue}
        </SubmitButton>
        <Button variant="secondary" onClick={() => onEnd(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
