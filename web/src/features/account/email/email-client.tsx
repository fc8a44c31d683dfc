"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {email as emailRule, givenPassword} from "@/lib/forms/field-rules";
import {fill} from "@/lib/forms/fill";
import {mistakeWords} from "@/lib/forms/mistake-words";
import {failureOutcome} from "@/lib/forms/reply-outcome";
import {ButtonLink} from "@/ui/button-link";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {PasswordField} from "@/ui/form/password-field";
import {TextField} from "@/ui/form/text-field";
import {AccountForm} from "../parts/account-form";
import {useAccountForm} from "../parts/use-account-form";
import {putUser, stepUp} from "../parts/use-user";
import {WithUserClient} from "../parts/with-user-client";
import type {EmailWords} from "./email-words";

const FIELDS = ["email", "current_password"] as const;

interface Props {
  readonly words: EmailWords;
  readonly verifyHref: string;
}

export function EmailClient({words, verifyHref}: Props) {
  return (
    <WithUserClient words={words}>
      {(user, replace) => (
        <>
          <CurrentEmail {...{user, words, verifyHref}} />
          <EmailForm {...{user, replace, words}} />
        </>
      )}
    </WithUserClient>
  );
}

function CurrentEmail({user, words, verifyHref}: Props & {readonly user: User}) {
  const isWaiting = !user.email_verified || user.email_pending !== null;
  return (
    <div className="mt-8 max-w-measure">
      <p className="text-body-lg">{user.email}</p>
      <p role="status" className="mt-2 text-text-2">
        {user.email_pending !== null
          ? fill(words.emailPending, {email: user.email_pending})
          : user.email_verified
            ? words.verified
            : words.unverified}
      </p>
      {isWaiting && (
        <ButtonLink className="mt-4" variant="secondary" href={verifyHref}>
          {words.verifyEmail}
        </ButtonLink>
      )}
    </div>
  );
}

interface FormProps {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly words: EmailWords;
}

function EmailForm({user, replace, words}: FormProps) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useAccountForm({
    id: "email",
    names: FIELDS,
    saved: {email: "", current_password: ""},
    secret: "current_password",
    validate: ({email, current_password}) =>
      mistakeWords(
        {
          email: emailRule(email),
          ...(needsPassword && {current_password: givenPassword(current_password)}),
        },
        words.form,
      ),
    send,
  });

  async function send({email, current_password}: FormValues<(typeof FIELDS)[number]>): Promise<SendOutcome> {
    const proof = needsPassword ? await stepUp(user, current_password) : null;
    const reply = proof?.ok === false ? proof : await putUser(user, {email: email.trim()});
    if (!reply.ok) {
      if (reply.err.code === "step_up_required") setNeedsPassword(true);
      return failureOutcome(reply, {
        names: FIELDS,
        words: words.form,
        failures: {
          account_exists: words.accountExists,
          wrong_password: words.wrongPassword,
          step_up_required: words.stepUp,
        },
        fieldOf: {account_exists: "email", wrong_password: "current_password"},
      });
    }
    form.reset();
    setNeedsPassword(false);
    replace(reply.data);
    return {kind: "done"};
  }
  return (
    <AccountForm form={form} words={words}>
      <TextField
        field={form.field("email")}
        label={words.newEmail}
        type="email"
        autoComplete="email"
        defaultValue={form.initial("email")}
      />
      {needsPassword && (
        <PasswordField
          field={form.field("current_password")}
          label={words.currentPassword}
          autoComplete="current-password"
          words={{show: words.showPassword, hide: words.hidePassword}}
        />
      )}
    </AccountForm>
  );
}
