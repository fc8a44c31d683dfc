"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {BOUNDS} from "@gradus/backend/contract/bounds";
import {givenPassword, newPassword} from "@/client/forms/field-rules";
import {mistakeWords} from "@/client/forms/mistake-words";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {AccountForm} from "@/client/parts/account-form";
import {useAccountForm} from "@/client/parts/use-account-form";
import {WithUserClient} from "@/client/parts/with-user-client";
import {browserSession} from "@/client/session/browser-session";
import type {FormValues} from "@/ui/form/form-state";
import {NewPasswordField} from "@/ui/form/new-password-field";
import {PasswordField} from "@/ui/form/password-field";
import type {PasswordWords} from "./password-words";

const FIELDS = ["current_password", "password"] as const;
type Values = FormValues<(typeof FIELDS)[number]>;
const NOTES = {password: BOUNDS.password};

export function PasswordClient({words}: {words: PasswordWords}) {
  return (
    <WithUserClient words={words}>{(user) => <PasswordForm user={user} words={words} />}</WithUserClient>
  );
}

function PasswordForm({user, words}: {user: User; words: PasswordWords}) {
  const form = useAccountForm({
    id: "password",
    names: FIELDS,
    // Passwords are no draft: to this form everything typed is as it was.
    saved: null,
    validate: ({current_password, password}) =>
      mistakeWords(
        {
          ...(user.has_password && {current_password: givenPassword(current_password)}),
          password: newPassword(password),
        },
        words.form,
        NOTES,
      ),
    send,
  });

  async function send({current_password, password}: Values) {
    const reply = await browserSession().callBackend("PUT /b/api/v1/users/{id}", {
      params: {id: user.id},
      query: {fields: "password"},
      body: {password, ...(user.has_password && {current_password})},
    });
    if (reply.ok) {
      form.reset();
      return {kind: "done"} as const;
    }
    return failureOutcome(reply, {
      names: FIELDS,
      words: words.form,
      notes: NOTES,
      failures: {wrong_password: words.wrongPassword},
      fieldOf: {wrong_password: "current_password"},
    });
  }
  return (
    <AccountForm form={form} words={words}>
      {user.has_password && (
        <PasswordField
          field={form.field("current_password")}
          label={words.currentPassword}
          autoComplete="current-password"
          words={{show: words.showPassword, hide: words.hidePassword}}
        />
      )}
      <NewPasswordField field={form.field("password")} label={words.newPassword} words={words} />
    </AccountForm>
  );
}
