"use client";

import {useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import {readEmailPrefill, saveEmailPrefill} from "@/client/session/email-prefill";
import {withMessages} from "@/i18n/with-messages";
import {useBrowserValue} from "@/lib/use-browser-value";
import {usePageHide} from "@/lib/use-page-hide";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {REDIRECT_SECONDS, RedirectNotice} from "../redirect-notice";
import type {ResetRequestTranslator} from "./reset-messages";
import {requestFailure, requestMistakes} from "./reset-rules";

interface Props {
  readonly t: ResetRequestTranslator;
  /** The language of the mail. */
  readonly locale: string;
  readonly signInHref: string;
}

export const RequestFormClient = withMessages(RequestForm);

function RequestForm({t, locale, signInHref}: Props) {
  const [isSent, setSent] = useState(false);
  const carried = useBrowserValue(() => readEmailPrefill(browserTabStorage()), "");
  const form = useForm({names: ["email"], validate: (values) => requestMistakes(values, t), send});
  usePageHide(() => isSent || saveEmailPrefill(browserTabStorage(), form.values()?.email ?? ""));

  async function send({email}: {readonly email: string}) {
    saveEmailPrefill(browserTabStorage(), email);
    const body = {email: email.trim(), locale};
    const reply = await browserSession().callBackend("POST /b/reset/password", {body});
    if (!reply.ok) return requestFailure(reply, t);
    setSent(true);
    return {kind: "done"} as const;
  }
  if (isSent) {
    return (
      <RedirectNotice
        href={signInHref}
        t={t}
        leaving={t("reset.sent", {seconds: REDIRECT_SECONDS})}
        staying={t("reset.sentStay")}
      />
    );
  }
  return (
    <form {...form.props} className="form-column mt-8">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("email")}
        label={t("auth.email")}
        type="email"
        autoComplete="username"
        defaultValue={carried}
      />
      <SubmitButton isSaving={form.isSaving} saving={t("reset.submitting")} full>
        {t("reset.submit")}
      </SubmitButton>
    </form>
  );
}
