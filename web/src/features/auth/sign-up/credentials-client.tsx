"use client";

import {BOUNDS} from "@gradus/backend/contract/bounds";
import {useState} from "react";
import {newPassword} from "@/client/forms/field-rules";
import {mistakeWords} from "@/client/forms/mistake-words";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import type {SendOutcome} from "@/ui/form/form-state";
import {NewPasswordField} from "@/ui/form/new-password-field";
import {TextField} from "@/ui/form/text-field";
import {readEmailPrefill, saveEmailPrefill} from "../email-prefill";
import {readTicket} from "../signup-ticket";
import {useSignedInRedirect} from "../use-signed-in-redirect";
import {flow} from "./flow";
import type {CredentialsWords} from "./sign-up-words";
import {StepForm} from "./step-form";
import {useRefusedWords} from "./use-refused-words";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

interface Props extends StepProps<CredentialsWords> {
  readonly home: string;
}

export function CredentialsClient({place, words, home}: Props) {
  const {data, here, ...control} = useStep("credentials", place);
  useSignedInRedirect(home);
  return data && here ? <CredentialsForm control={{...control, data, here}} words={words} /> : null;
}

function CredentialsForm({control, words}: {control: OpenStep; words: CredentialsWords}) {
  const {data} = control;
  const [hasTicket] = useState(() => readTicket(browserTabStorage()) !== null);
  const notes = {
    user_name: {...BOUNDS.user_name, words: {unknown_value: words.usernameInvalid}},
    password: BOUNDS.password,
  };
  const initial = useRefusedWords("credentials", words.form, notes, {
    user_name_taken: {field: "user_name", words: words.usernameTaken},
    account_exists: {field: "email", words: words.accountExists},
  });
  const form = useStepForm("credentials", control, {
    ...{words, notes, initial},
    more: ({password = ""}) =>
      hasTicket ? {} : mistakeWords({password: newPassword(password)}, words.form, notes),
    send: ({user_name = "", email = "", password = ""}) => {
      flow.password = hasTicket ? null : password;
      saveEmailPrefill(browserTabStorage(), email);
      return isFree(user_name, words.usernameTaken);
    },
  });
  return (
    <StepForm form={form} words={words}>
      <TextField
        field={form.field("user_name")}
        label={words.username}
        hint={words.usernameHint}
        autoComplete="username"
        spellCheck={false}
        defaultValue={data.user_name}
      />
      <TextField
        field={form.field("email")}
        label={words.email}
        type="email"
        autoComplete="email"
        defaultValue={data.email ?? readEmailPrefill(browserTabStorage())}
      />
      {!hasTicket && (
        <NewPasswordField
          field={form.field("password")}
          label={words.password}
          words={words}
          defaultValue={flow.password ?? undefined}
        />
      )}
    </StepForm>
  );
}

/** Said early if the server can say it; the account's making decides. */
async function isFree(user_name: string, taken: string): Promise<SendOutcome> {
  const reply = await browserSession().callBackend("GET /b/users/available", {query: {user_name}});
  const isTaken = reply.ok && !reply.data.available;
  return isTaken ? {kind: "refused", mistakes: {user_name: taken}} : {kind: "done"};
}
