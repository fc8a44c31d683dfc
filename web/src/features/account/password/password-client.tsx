"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {BOUNDS} from "@gradus/backend/contract/bounds";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {givenPassword, newPassword} from "@/client/forms/field-rules";
import {NewPasswordField} from "@/client/forms/new-password-field";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {AccountForm} from "@/client/parts/account-form";
import {useAccountForm} from "@/client/parts/use-account-form";
import {WithUser} from "@/client/parts/with-user";
import {putPassword} from "@/client/resources/use-user";
import {withMessages} from "@/i18n/with-messages";
import type {FormValues} from "@/ui/form/form-state";
import {PasswordField} from "@/ui/form/password-field";
import type {PasswordTranslator} from "./password-messages";

const FIELDS = ["current_password", "password"] as const;
type Values = FormValues<(typeof FIELDS)[number]>;
const NOTES = {password: BOUNDS.password};

export const PasswordClient = withMessages(Password);

function Password({t}: {t: PasswordTranslator}) {
  return <WithUser t={t}>{(user) => <PasswordForm user={user} t={t} />}</WithUser>;
}

function PasswordForm({user, t}: {user: User; t: PasswordTranslator}) {
  const form = useAccountForm({
    id: "password",
    names: FIELDS,
    // Passwords are no draft: to this form everything typed is as it was.
    saved: null,
    validate: ({current_password, password}) =>
      fieldMistakes(
        {
          ...(user.has_password && {current_password: givenPassword(current_password)}),
          password: newPassword(password),
        },
        t,
        NOTES,
      ),
    send,
  });

  async function send({current_password, password}: Values) {
    const reply = await putPassword({password, ...(user.has_password && {current_password})});
    if (reply.ok) {
      form.reset();
      return {kind: "done"} as const;
    }
    return failureOutcome(reply, {
      names: FIELDS,
      t,
      notes: NOTES,
      failures: {wrong_password: t("auth.wrongPassword")},
      fieldOf: {wrong_password: "current_password"},
    });
  }
  return (
    <AccountForm form={form} t={t} save={t("common.save")} saved={t("account.passwordSaved")}>
      {user.has_password && (
        <PasswordField
          field={form.field("current_password")}
          label={t("account.currentPassword")}
          autoComplete="current-password"
          words={{show: t("auth.showPassword"), hide: t("auth.hidePassword")}}
        />
      )}
      <NewPasswordField field={form.field("password")} label={t("reset.newPassword")} t={t} />
    </AccountForm>
  );
}
