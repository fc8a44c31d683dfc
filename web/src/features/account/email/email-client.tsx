"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {email as emailRule} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {AccountForm} from "@/client/parts/account-form";
import {useAccountForm} from "@/client/parts/use-account-form";
import {WithUser} from "@/client/parts/with-user";
import {putUser} from "@/client/resources/use-user";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {useStepUp} from "../step-up/use-step-up";
import type {EmailTranslator} from "./email-messages";

const FIELDS = ["email"] as const;

interface Props {
  readonly t: EmailTranslator;
  readonly verifyHref: string;
}

export const EmailClient = withMessages(Email);

function Email({t, verifyHref}: Props) {
  return (
    <WithUser t={t}>
      {(user, replace) => (
        <>
          <CurrentEmail user={user} t={t} verifyHref={verifyHref} />
          <EmailForm user={user} replace={replace} t={t} />
        </>
      )}
    </WithUser>
  );
}

interface CurrentProps {
  readonly user: User;
  readonly t: EmailTranslator;
  readonly verifyHref: string;
}

function CurrentEmail({user, t, verifyHref}: CurrentProps) {
  const isWaiting = !user.email_verified || user.email_pending !== null;
  return (
    <div className="mt-8 max-w-measure">
      <p className="text-body-lg">{user.email}</p>
      <p role="status" className="mt-2 text-text-2">
        {user.email_pending !== null
          ? t("account.emailPending", {email: user.email_pending})
          : user.email_verified
            ? t("account.verified")
            : t("account.unverified")}
      </p>
      {isWaiting && (
        <ButtonLink className="mt-4" variant="secondary" href={verifyHref}>
          {t("signup.verifyEmail")}
        </ButtonLink>
      )}
    </div>
  );
}

interface FormProps {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly t: EmailTranslator;
}

function EmailForm({user, replace, t}: FormProps) {
  const {run, dialog} = useStepUp(user, t);
  const form = useAccountForm({
    id: "email",
    names: FIELDS,
    saved: {email: ""},
    validate: ({email}) => fieldMistakes({email: emailRule(email)}, t),
    send,
  });

  async function send({email}: FormValues<(typeof FIELDS)[number]>): Promise<SendOutcome> {
    const reply = await run(() => putUser(user, {email: email.trim()}));
    if (!reply) return {kind: "refused"};
    if (!reply.ok) {
      return failureOutcome(reply, {
        names: FIELDS,
        t,
        failures: {account_exists: t("auth.accountExists")},
        fieldOf: {account_exists: "email"},
      });
    }
    form.reset();
    replace(reply.data);
    return {kind: "done"};
  }
  return (
    <>
      <AccountForm form={form} t={t} save={t("account.changeEmail")} saved={t("account.saved")}>
        <TextField
          field={form.field("email")}
          label={t("account.newEmail")}
          type="email"
          autoComplete="email"
          defaultValue={form.initial("email")}
        />
      </AccountForm>
      {dialog}
    </>
  );
}
