"use client";

import {useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {browserSession} from "@/client/session/browser-session";
import {ButtonLink} from "@/ui/button-link";
import {FormAlert} from "@/ui/form/form-alert";
import {NewPasswordField} from "@/ui/form/new-password-field";
import {SubmitButton} from "@/ui/form/submit-button";
import {useForm} from "@/ui/form/use-form";
import {MailText} from "@/ui/mail-text";
import {RedirectNoticeClient} from "../redirect-notice-client";
import {passwordFailure, passwordMistakes} from "./reset-rules";
import type {NewPasswordWords} from "./reset-words";
import {useResetLink} from "./use-reset-link";

interface Props {
  readonly words: NewPasswordWords;
  readonly signInHref: string;
  readonly requestHref: string;
}

export function NewPasswordFormClient({words, signInHref, requestHref}: Props) {
  const link = useResetLink();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    const {done, doneStay, goNow, stay} = words;
    return <RedirectNoticeClient href={signInHref} words={{leaving: done, staying: doneStay, goNow, stay}} />;
  }
  if (link.state === "over") {
    return (
      <div className="mt-8 max-w-measure">
        <p role="alert" className="text-body-lg">
          <MailText>{words.error}</MailText>
        </p>
        <ButtonLink className="mt-6" size="lg" href={requestHref}>
          {words.newLink}
        </ButtonLink>
      </div>
    );
  }
  return (
    <PasswordForm
      sessionId={link.sessionId}
      emailHint={link.emailHint}
      {...{words, setDone, onOver: link.end}}
    />
  );
}

interface FormProps {
  readonly sessionId: string;
  /** Whose password it is, as far as a link may tell. */
  readonly emailHint: string | null;
  readonly words: NewPasswordWords;
  readonly setDone: (isDone: boolean) => void;
  readonly onOver: () => void;
}

function PasswordForm({sessionId, emailHint, words, setDone, onOver}: FormProps) {
  const form = useForm({names: ["password"], validate: (values) => passwordMistakes(values, words), send});

  async function send({password}: {readonly password: string}) {
    const reply = await browserSession().callBackend("POST /b/reset/password/{sessionId}", {
      params: {sessionId},
      body: {password},
    });
    if (reply.ok) setDone(true);
    else if (reply.err.code === "reset_invalid") onOver();
    return reply.ok ? ({kind: "done"} as const) : passwordFailure(reply, words, words.error);
  }
  return (
    <form {...form.props} className="form-column mt-8" aria-busy={sessionId === ""}>
      {emailHint && <p className="text-text-2">{emailHint}</p>}
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
      <NewPasswordField field={form.field("password")} label={words.newPassword} words={words} />
      <SubmitButton isSaving={form.isSaving} saving={words.saving} full>
        {words.save}
      </SubmitButton>
    </form>
  );
}
