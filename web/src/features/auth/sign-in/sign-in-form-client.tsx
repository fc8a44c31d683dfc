"use client";

import {type ReactNode, useEffect, useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {browserSession} from "@/client/session/browser-session";
import {browserDeviceStorage, browserTabStorage} from "@/client/session/browser-storage";
import {hasWaitingEdits} from "@/client/session/edit-queue";
import {readEmailPrefill, saveEmailPrefill} from "@/client/session/email-prefill";
import {withMessages} from "@/i18n/with-messages";
import {useBrowserValue} from "@/lib/use-browser-value";
import {usePageHide} from "@/lib/use-page-hide";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {PasswordField} from "@/ui/form/password-field";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {Link} from "@/ui/link";
import {insertRequiredAction} from "../required-action";
import {useSignedInRedirect} from "../use-signed-in-redirect";
import {CodeStep} from "./code-step";
import {requestSignIn} from "./request-sign-in";
import type {SignInTranslator} from "./sign-in-messages";
import {codeFailure, SIGN_IN_FIELDS, signInFailure, signInMistakes} from "./sign-in-rules";

interface Props {
  readonly t: SignInTranslator;
  /** Where to go from here without a `next`. */
  readonly home: string;
  readonly supportEmail: string;
  readonly forgotHref: string;
  /** Stands above the first step, and goes with it. */
  readonly lead: ReactNode;
  /** Other ways in, below the first step. */
  readonly children: ReactNode;
}

export const SignInFormClient = withMessages(SignInForm);

function SignInForm({t, home, supportEmail, forgotHref, lead, children}: Props) {
  const notice = useArrivalNotice(t);
  const [credentials, setCredentials] = useState<SignInCredentials>({email: "", password: ""});
  const [needsCode, setNeedsCode] = useState(false);
  useSignedInRedirect(home);

  async function check(body: SignInCredentials & {readonly otp?: string}) {
    const session = browserSession();
    const reply = await requestSignIn(session, body);
    if (reply.ok) {
      insertRequiredAction(reply.data.user, home);
      session.signIn(reply.data);
    }
    return reply;
  }
  async function sendCode(otp: string): Promise<SendOutcome> {
    const reply = await check({...credentials, otp: otp.trim()});
    return reply.ok ? {kind: "leaving"} : codeFailure(reply, t, supportEmail);
  }
  async function sendGiven({email, password}: SignInCredentials): Promise<SendOutcome> {
    saveEmailPrefill(browserTabStorage(), email);
    const now = {email: email.trim(), password};
    setCredentials(now);
    const reply = await check(now);
    if (reply.ok) return {kind: "leaving"};
    if (reply.err.code !== "otp_required") return signInFailure(reply, t, supportEmail);
    setNeedsCode(true);
    return {kind: "done"};
  }
  if (needsCode) {
    return <CodeStep t={t} email={credentials.email} send={sendCode} onBack={() => setNeedsCode(false)} />;
  }
  return (
    <>
      {lead}
      <GivenStep
        t={t}
        notice={notice}
        password={credentials.password}
        send={sendGiven}
        forgotHref={forgotHref}
      />
      {children}
    </>
  );
}

/** The credentials the user typed; kept in memory while the next step asks for a code. */
type SignInCredentials = FormValues<(typeof SIGN_IN_FIELDS)[number]>;

interface CredentialsStepProps {
  readonly t: SignInTranslator;
  readonly notice: string | null;
  readonly password: string;
  readonly forgotHref: string;
  readonly send: (credentials: SignInCredentials) => Promise<SendOutcome>;
}

function GivenStep({t, notice, password, forgotHref, send}: CredentialsStepProps) {
  const email = useBrowserValue(() => readEmailPrefill(browserTabStorage()), "");
  const form = useForm({
    names: SIGN_IN_FIELDS,
    validate: (values) => signInMistakes(values, t),
    send,
  });
  usePageHide(() => saveEmailPrefill(browserTabStorage(), form.values()?.email ?? ""));
  return (
    <form {...form.props} className="form-column mt-8">
      <p role="status" className="empty:hidden">
        {notice}
      </p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("email")}
        label={t("auth.email")}
        type="email"
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField
        field={form.field("password")}
        label={t("auth.password")}
        autoComplete="current-password"
        aside={
          <Link href={forgotHref} className="link">
            {t("auth.forgot")}
          </Link>
        }
        words={{show: t("auth.showPassword"), hide: t("auth.hidePassword")}}
        defaultValue={password}
      />
      <SubmitButton isSaving={form.isSaving} saving={t("auth.signingIn")} full>
        {t("auth.signIn")}
      </SubmitButton>
    </form>
  );
}

/** Explains why the user was sent here, and warns that a browser without storage does not keep the session. */
function useArrivalNotice(t: SignInTranslator): string | null {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const session = browserSession();
    if (session.takeEnded())
      setNotice(t(hasWaitingEdits(browserDeviceStorage()) ? "auth.sessionEndedEdits" : "auth.sessionEnded"));
    else if (!session.isPersistent) setNotice(t("common.noStorage"));
  }, [t]);
  return notice;
}
