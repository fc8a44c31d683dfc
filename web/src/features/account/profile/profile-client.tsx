"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {genderChoices} from "@/client/forms/gender-choices";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {AccountForm} from "@/client/parts/account-form";
import {useAccountForm} from "@/client/parts/use-account-form";
import {WithUserClient} from "@/client/parts/with-user-client";
import {putUser} from "@/client/resources/use-user";
import {ChoiceField} from "@/ui/form/choice-field";
import {TextField} from "@/ui/form/text-field";
import {
  isImperial,
  PROFILE_FIELDS,
  type ProfileValues,
  profileEdit,
  profileMistakes,
  profileNotes,
  profileValues,
} from "./profile-rules";
import type {ProfileWords} from "./profile-words";

export function ProfileClient({words}: {words: ProfileWords}) {
  return (
    <WithUserClient words={words}>
      {(user, replace) => <ProfileForm {...{user, replace, words}} />}
    </WithUserClient>
  );
}

interface Props {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly words: ProfileWords;
}

function ProfileForm({user, replace, words}: Props) {
  const before = profileValues(user, words.form.format);
  const form = useAccountForm({
    id: "profile",
    names: PROFILE_FIELDS,
    saved: before,
    validate: (values) => profileMistakes(values, words, user),
    send,
  });

  async function send(values: ProfileValues) {
    const edit = profileEdit(values, before, user);
    if (Object.keys(edit).length === 0) return {kind: "done"} as const;
    const reply = await putUser(user, edit);
    if (reply.ok) {
      replace(reply.data);
      return {kind: "done"} as const;
    }
    return failureOutcome(reply, {
      names: PROFILE_FIELDS,
      words: words.form,
      notes: profileNotes(words, user),
      failures: {user_name_taken: words.usernameTaken},
      fieldOf: {user_name_taken: "user_name"},
    });
  }
  return (
    <AccountForm form={form} words={words}>
      <TextField
        field={form.field("first_name")}
        label={words.firstName}
        autoComplete="given-name"
        defaultValue={form.initial("first_name")}
      />
      <TextField
        field={form.field("last_name")}
        label={words.lastName}
        autoComplete="family-name"
        defaultValue={form.initial("last_name")}
      />
      <TextField
        field={form.field("user_name")}
        label={words.username}
        hint={words.usernameHint}
        autoComplete="username"
        spellCheck={false}
        defaultValue={form.initial("user_name")}
      />
      <TextField
        field={form.field("date_of_birth")}
        label={words.dob}
        type="date"
        autoComplete="bday"
        defaultValue={form.initial("date_of_birth")}
      />
      <ChoiceField
        field={form.field("gender")}
        label={words.gender}
        choices={genderChoices(words)}
        defaultValue={form.initial("gender")}
      />
      <BodyFields {...{form, user, words}} />
    </AccountForm>
  );
}

interface BodyProps extends Omit<Props, "replace"> {
  readonly form: Pick<ReturnType<typeof useAccountForm<keyof ProfileValues>>, "field" | "initial">;
}

/** Height and weight in the units of the account. */
function BodyFields({form, user, words}: BodyProps) {
  const number = (name: keyof ProfileValues, label: string, unit: string, hint?: string) => (
    <TextField
      field={form.field(name)}
      label={`${label} (${unit})`}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={form.initial(name)}
    />
  );
  const {height, weight, weightWhy} = words;
  if (!isImperial(user)) {
    return (
      <>
        {number("height_cm", height, words.unitCentimetres)}
        {number("weight", weight, words.unitKilograms, weightWhy)}
      </>
    );
  }
  return (
    <>
      {number("height_ft", height, words.unitFeet)}
      {number("height_in", height, words.unitInches)}
      {number("weight", weight, words.unitPounds, weightWhy)}
    </>
  );
}
