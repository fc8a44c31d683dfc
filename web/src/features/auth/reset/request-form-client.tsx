"use client";

import {useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import {useBrowserValue} from "@/lib/use-browser-value";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {readEmailPrefill, saveEmailPrefill} from "../email-prefill";
import {RedirectNoticeClient} from "../redirect-notice-client";
import {requestFailure, requestMistakes} from "./reset-rules";
import type {ResetRequestWords} from "./reset-words";

interface Props {
  readonly words: ResetRequestWords;
  /** The language of the mail. */
  readonly locale: string;
  readonly signInHref: string;
}

export function RequestFormClient({words, locale, signInHref}: Props) {
  const [isSent, setSent] = useState(false);
  const carried = useBrowserValue(() => readEmailPrefill(browserTabStorage()), "");
  const form = useForm({names: ["email"], validate: (values) => requestMistakes(values, words), send});

  async function send({email}: {readonly email: string}) {
    saveEmailPrefill(browserTabStorage(), email);
    const body = {email: email.trim(), locale};
    const reply = await browserSession().callBackend("POST /b/reset/password", {body});
    if (!reply.ok) return requestFailure(reply, words);
    setSent(true);
    return {kind: "done"} as const;
  }
  if (isSent) {
    const {sent, sentStay, goNow, stay} = words;
    return <RedirectNoticeClient href={signInHref} words={{leaving: sent, staying: sentStay, goNow, stay}} />;
  }
  return (
    <form {...form.props} className="form-column mt-8">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
      <TextField
        field={form.field("email")}
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={carried}
      />
      <SubmitButton isSaving={form.isSaving} saving={words.submitting} full>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
