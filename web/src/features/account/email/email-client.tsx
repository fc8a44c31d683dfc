"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {email as emailRule} from "@/client/forms/field-rules";
import {mistakeWords} from "@/client/forms/mistake-words";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {fill} from "@/client/messages/fill";
import {AccountForm} from "@/client/parts/account-form";
import {useAccountForm} from "@/client/parts/use-account-form";
import {WithUserClient} from "@/client/parts/with-user-client";
import {putUser} from "@/client/resources/use-user";
import {ButtonLink} from "@/ui/button-link";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {useStepUp} from "../step-up/use-step-up";
import type {EmailWords} from "./email-words";

const FIELDS = ["email"] as const;

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
  const {run, dialog} = useStepUp(user, words);
  const form = useAccountForm({
    id: "email",
    names: FIELDS,
    saved: {email: ""},
    validate: ({email}) => mistakeWords({email: emailRule(email)}, words.form),
    send,
  });

  async function send({email}: FormValues<(typeof FIELDS)[number]>): Promise<SendOutcome> {
    const reply = await run(() => putUser(user, {email: email.trim()}));
    if (!reply) return {kind: "refused"};
    if (!reply.ok) {
      return failureOutcome(reply, {
        names: FIELDS,
        words: words.form,
        failures: {account_exists: words.accountExists},
        fieldOf: {account_exists: "email"},
      });
    }
    form.reset();
    replace(reply.data);
    return {kind: "done"};
  }
  return (
    <>
      <AccountForm form={form} words={words}>
        <TextField
          field={form.field("email")}
          label={words.newEmail}
          type="email"
          autoComplete="email"
          defaultValue={form.initial("email")}
        />
      </AccountForm>
      {dialog}
    </>
  );
}
