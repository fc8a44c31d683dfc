"use client";

import {BOUNDS} from "@gradus/backend/contract/bounds";
import type {Provider} from "@gradus/backend/contract/social";
import {brand} from "@gradus/schemas/brand";
import {type ReactNode, useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {newPassword} from "@/client/forms/field-rules";
import {NewPasswordField} from "@/client/forms/new-password-field";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import {readEmailPrefill, saveEmailPrefill} from "@/client/session/email-prefill";
import {PROVIDER_NAMES} from "@/client/social/providers";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import type {SendOutcome} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {Link} from "@/ui/link";
import {clearTicket, readTicket} from "../signup-ticket";
import {useSignedInRedirect} from "../use-signed-in-redirect";
import {flow} from "./flow";
import type {CredentialsTranslator} from "./sign-up-messages";
import {StepForm} from "./step-form";
import {useRefusedMistakes} from "./use-refused-mistakes";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

interface Props extends StepProps<CredentialsTranslator> {
  readonly home: string;
  /** Other ways to begin, for visitors who have chosen none. */
  readonly children: ReactNode;
}

export const CredentialsClient = withMessages(Credentials);

function Credentials({place, t, home, children}: Props) {
  const control = useStep("credentials", place);
  useSignedInRedirect(home);
  const signInHref = `${place.base}/sign-in`;
  return (
    control && (
      <CredentialsForm control={control} t={t} signInHref={signInHref}>
        {children}
      </CredentialsForm>
    )
  );
}

interface FormProps {
  readonly control: OpenStep;
  readonly t: CredentialsTranslator;
  readonly signInHref: string;
  readonly children: ReactNode;
}

function CredentialsForm({control, t, signInHref, children}: FormProps) {
  const {data} = control;
  const [ticket, setTicket] = useState(() => readTicket(browserTabStorage()));
  const notes = {
    user_name: {...BOUNDS.user_name, words: {unknown_value: t("signup.usernameInvalid")}},
    password: BOUNDS.password,
  };
  // The server has looked closer than the form: its verdict on an address is the short one.
  const short = {email: {words: {email_invalid: t("validation.emailInvalidShort")}}};
  const {mistakes: initial, taken} = useRefusedMistakes(
    "credentials",
    t,
    {...notes, ...short},
    {
      user_name_taken: {field: "user_name", words: t("auth.usernameTaken")},
      account_exists: {field: "email", words: t("auth.accountExists")},
      ticket_over: {field: "password", words: t("signup.providerOver")},
    },
  );
  const form = useStepForm("credentials", control, {
    t,
    notes,
    initial,
    more: ({password = ""}) => (ticket ? {} : fieldMistakes({password: newPassword(password)}, t, notes)),
    send: ({user_name = "", email = "", password = ""}) => {
      flow.password = ticket ? null : password;
      saveEmailPrefill(browserTabStorage(), email);
      return isFree(user_name, t("auth.usernameTaken"));
    },
  });
  function leaveProvider() {
    clearTicket(browserTabStorage());
    setTicket(null);
  }
  return (
    <>
      {ticket && <ProviderNote provider={ticket.provider} t={t} onLeave={leaveProvider} />}
      <StepForm form={form} t={t}>
        <TextField
          field={form.field("user_name")}
          label={t("signup.username")}
          hint={t("signup.usernameHint")}
          autoComplete="username"
          spellCheck={false}
          defaultValue={data.user_name}
        />
        <TextField
          field={form.field("email")}
          label={t("auth.email")}
          type="email"
          autoComplete="email"
          defaultValue={data.email ?? readEmailPrefill(browserTabStorage())}
        />
        {taken === "account_exists" && (
          <Link href={signInHref} className="link inline-flex min-h-hit items-center">
            {t("auth.signIn")}
          </Link>
        )}
        {ticket === null && (
          <NewPasswordField
            field={form.field("password")}
            label={t("auth.password")}
            t={t}
            defaultValue={flow.password ?? undefined}
          />
        )}
      </StepForm>
      {ticket === null && children}
    </>
  );
}

/** Reported early if the server can check it; creating the account is what decides. */
async function isFree(user_name: string, taken: string): Promise<SendOutcome> {
  const reply = await browserSession().callBackend("GET /b/users/available", {query: {user_name}});
  const isTaken = reply.ok && !reply.data.available;
  return isTaken ? {kind: "refused", mistakes: {user_name: taken}} : {kind: "done"};
}

interface ProviderNoteProps {
  readonly provider: Provider;
  readonly t: CredentialsTranslator;
  readonly onLeave: () => void;
}

function ProviderNote({provider, t, onLeave}: ProviderNoteProps) {
  return (
    <div className="mt-6 max-w-measure">
      <p className="text-body-lg">
        {t("signup.providerLead", {provider: PROVIDER_NAMES[provider], product: brand.name})}
      </p>
      <Button className="-ms-2 mt-2" variant="quiet" onClick={onLeave}>
        {t("signup.providerPassword")}
      </Button>
    </div>
  );
}
