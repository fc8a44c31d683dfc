"use client";

import {useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {NewPasswordField} from "@/client/forms/new-password-field";
import {browserSession} from "@/client/session/browser-session";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import {useForm} from "@/ui/form/use-form";
import {MailText} from "@/ui/mail-text";
import {REDIRECT_SECONDS, RedirectNotice} from "../redirect-notice";
import type {ResetPasswordTranslator} from "./reset-messages";
import {passwordFailure, passwordMistakes} from "./reset-rules";
import {useResetLink} from "./use-reset-link";

interface Props {
  readonly t: ResetPasswordTranslator;
  readonly signInHref: string;
  readonly requestHref: string;
  readonly supportEmail: string;
}

export const NewPasswordFormClient = withMessages(NewPasswordForm);

function NewPasswordForm({t, signInHref, requestHref, supportEmail}: Props) {
  const link = useResetLink();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <RedirectNotice
        href={signInHref}
        t={t}
        leaving={t("reset.done", {seconds: REDIRECT_SECONDS})}
        staying={t("reset.doneStay")}
      />
    );
  }
  if (link.state === "over") {
    return (
      <div className="mt-8 max-w-measure">
        <p role="alert" className="text-body-lg">
          <MailText>{t("reset.error", {email: supportEmail})}</MailText>
        </p>
        <ButtonLink className="mt-6" size="lg" href={requestHref}>
          {t("reset.newLink")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <PasswordForm
      sessionId={link.sessionId}
      emailHint={link.emailHint}
      t={t}
      supportEmail={supportEmail}
      onDone={() => {
        link.forget();
        setDone(true);
      }}
      onOver={link.end}
    />
  );
}

interface FormProps {
  readonly sessionId: string;
  /** A hint to the account's e-mail address, limited to what a link may reveal. */
  readonly emailHint: string | null;
  readonly t: ResetPasswordTranslator;
  readonly supportEmail: string;
  readonly onDone: () => void;
  readonly onOver: () => void;
}

function PasswordForm({sessionId, emailHint, t, supportEmail, onDone, onOver}: FormProps) {
  const form = useForm({names: ["password"], validate: (values) => passwordMistakes(values, t), send});

  async function send({password}: {readonly password: string}) {
    const reply = await browserSession().callBackend("POST /b/reset/password/{sessionId}", {
      params: {sessionId},
      body: {password},
    });
    if (reply.ok) onDone();
    else if (reply.err.code === "reset_invalid") onOver();
    return reply.ok ? ({kind: "done"} as const) : passwordFailure(reply, t, supportEmail);
  }
  return (
    <form {...form.props} className="form-column mt-8" aria-busy={sessionId === ""}>
      {emailHint && <p className="text-text-2">{emailHint}</p>}
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <NewPasswordField field={form.field("password")} label={t("reset.newPassword")} t={t} />
      <SubmitButton isSaving={form.isSaving} saving={t("reset.saving")} full>
        {t("reset.save")}
      </SubmitButton>
    </form>
  );
}
