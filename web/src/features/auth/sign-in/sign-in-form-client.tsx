"use client";

import {useEffect, useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import {useBrowserValue} from "@/lib/use-browser-value";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues} from "@/ui/form/form-state";
import {PasswordField} from "@/ui/form/password-field";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {readEmailPrefill, saveEmailPrefill} from "../email-prefill";
import {insertRequiredAction} from "../required-action";
import {useSignedInRedirect} from "../use-signed-in-redirect";
import {SIGN_IN_FIELDS, signInFailure, signInMistakes} from "./sign-in-rules";
import type {SignInWords} from "./sign-in-words";

interface Props {
  readonly words: SignInWords;
  /** Where to go from here without a `next`. */
  readonly home: string;
}

export function SignInFormClient({words, home}: Props) {
  const notice = useArrival(words);
  const email = useBrowserValue(() => readEmailPrefill(browserTabStorage()), "");
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    names: SIGN_IN_FIELDS,
    validate: (values) => signInMistakes(values, words.form),
    send,
  });
  useSignedInRedirect(home);

  async function send({email, password, otp}: FormValues<(typeof SIGN_IN_FIELDS)[number]>) {
    const session = browserSession();
    saveEmailPrefill(browserTabStorage(), email);
    const body = {email: email.trim(), password, ...(otp && {otp})};
    const reply = await session.callBackend("POST /b/email/signin", {body});
    if (!reply.ok) {
      if (reply.err.code === "otp_required") setNeedsCode(true);
      return signInFailure(reply, words.form, words);
    }
    insertRequiredAction(reply.data.user, home);
    session.signIn(reply.data);
    return {kind: "leaving"} as const;
  }
  return (
    <form {...form.props} className="form-column mt-8">
      <p role="status" className="empty:hidden">
        {notice}
      </p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
      <TextField
        field={form.field("email")}
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField
        field={form.field("password")}
        label={words.password}
        autoComplete="current-password"
        words={{show: words.showPassword, hide: words.hidePassword}}
      />
      {needsCode && (
        <TextField
          field={form.field("otp")}
          label={words.code}
          hint={words.codeNeeded}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      )}
      <SubmitButton isSaving={form.isSaving} saving={words.signingIn} full>
        {words.signIn}
      </SubmitButton>
    </form>
  );
}

/** Why someone is here who did not ask to be, and that a browser without storage forgets them. */
function useArrival(words: SignInWords): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const session = browserSession();
    if (session.takeEnded()) setNotice(words.sessionEnded);
    else if (!session.isPersistent) setNotice(words.noStorage);
  }, [words]);
  return notice;
}
