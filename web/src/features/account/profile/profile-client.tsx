"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Region} from "@gradus/schemas/markets";
import {useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {genderChoices} from "@/client/forms/gender-choices";
import {GoalRaceFields} from "@/client/forms/goal-race-fields";
import {MeasureField} from "@/client/forms/measure-field";
import {namedAsOnPage} from "@/client/forms/page-fields";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {TimezoneField} from "@/client/forms/timezone-field";
import {AccountForm} from "@/client/parts/account-form";
import {useAccountForm} from "@/client/parts/use-account-form";
import {WithUser} from "@/client/parts/with-user";
import {putUser} from "@/client/resources/use-user";
import {withMessages} from "@/i18n/with-messages";
import {localDay} from "@/lib/time/local-day";
import {ChoiceField} from "@/ui/form/choice-field";
import type {SendOutcome} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {Link} from "@/ui/link";
import type {ProfileTranslator} from "./profile-messages";
import {
  changesHeartRates,
  isImperial,
  PROFILE_FIELDS,
  type ProfileValues,
  profileCodes,
  profileEdit,
  profileNotes,
  profileValues,
} from "./profile-rules";

interface ClientProps {
  readonly t: ProfileTranslator;
  readonly region: Region;
  /** Where runs are computed once more. */
  readonly recalculateHref: string;
}

export const ProfileClient = withMessages(Profile);

function Profile({t, ...places}: ClientProps) {
  return (
    <WithUser t={t}>
      {(user, replace) => <ProfileForm user={user} replace={replace} t={t} {...places} />}
    </WithUser>
  );
}

interface Props extends Omit<ClientProps, "messages"> {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly t: ProfileTranslator;
}

function ProfileForm(props: Props) {
  const {form, hasOtherRates} = useProfileForm(props);
  return (
    <>
      <ProfileFields {...props} form={form} />
      <div role="status" className="mt-4 max-w-measure empty:hidden">
        {hasOtherRates && <RecalculationNote {...props} />}
      </div>
    </>
  );
}

type Form = ReturnType<typeof useProfileForm>["form"];

function ProfileFields({user, t, form}: Props & {readonly form: Form}) {
  return (
    <AccountForm form={form} t={t} save={t("common.save")} saved={t("account.saved")}>
      <TextField
        field={form.field("first_name")}
        label={t("signup.firstName")}
        autoComplete="given-name"
        defaultValue={form.initial("first_name")}
      />
      <TextField
        field={form.field("last_name")}
        label={t("signup.lastName")}
        autoComplete="family-name"
        defaultValue={form.initial("last_name")}
      />
      <TextField
        field={form.field("user_name")}
        label={t("signup.username")}
        hint={t("signup.usernameHint")}
        autoComplete="username"
        spellCheck={false}
        defaultValue={form.initial("user_name")}
      />
      <TextField
        field={form.field("date_of_birth")}
        label={t("signup.dob")}
        type="date"
        autoComplete="bday"
        defaultValue={form.initial("date_of_birth")}
      />
      <ChoiceField
        field={form.field("gender")}
        label={t("signup.gender")}
        choices={genderChoices(t)}
        defaultValue={form.initial("gender")}
      />
      <BodyFields form={form} user={user} t={t} />
      <HeartRateFields form={form} t={t} />
      <TextField
        field={form.field("starting_fitness")}
        label={t("account.startingFitness")}
        hint={t("account.startingFitnessWhy")}
        optional={t("common.optional")}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={form.initial("starting_fitness")}
      />
      <TimezoneField field={form.field("timezone")} t={t} defaultValue={form.initial("timezone")} />
      <GoalRaceFields
        field={form.field}
        t={t}
        initial={{
          goal_kind: form.initial("goal_kind"),
          goal_date: form.initial("goal_date"),
          goal_name: form.initial("goal_name"),
        }}
      />
    </AccountForm>
  );
}

/** Runs keep the stress computed from the previous heart rates until the athlete requests a recalculation. */
function RecalculationNote({t, recalculateHref}: Pick<Props, "t" | "recalculateHref">) {
  return (
    <>
      <p>{t("account.heartRatesKept")}</p>
      <Link href={recalculateHref} className="link inline-flex min-h-hit items-center">
        {t("account.heartRatesRecalculate")}
      </Link>
    </>
  );
}

/** Validates and saves only the changed fields. */
function useProfileForm({user, replace, t, region}: Props) {
  const [hasOtherRates, setOtherRates] = useState(false);
  const notes = profileNotes(t, user, region);
  const today = localDay(new Date());
  const before = profileValues(user, t.formatLocale);

  async function send(values: ProfileValues): Promise<SendOutcome> {
    const edit = profileEdit(values, before, user);
    if (Object.keys(edit).length === 0) return {kind: "done"};
    const reply = namedAsOnPage(await putUser(user, edit));
    if (reply.ok) {
      if (changesHeartRates(edit)) setOtherRates(true);
      replace(reply.data);
      return {kind: "done"};
    }
    return failureOutcome(reply, {
      names: PROFILE_FIELDS,
      t,
      notes,
      failures: {user_name_taken: t("auth.usernameTaken")},
      fieldOf: {user_name_taken: "user_name"},
    });
  }
  const form = useAccountForm({
    id: "profile",
    names: PROFILE_FIELDS,
    saved: before,
    validate: (values) => fieldMistakes(profileCodes(values, before, {user, today}), t, notes),
    send,
  });
  return {form, hasOtherRates};
}

interface BodyProps extends Pick<Props, "user" | "t"> {
  readonly form: Pick<ReturnType<typeof useAccountForm<keyof ProfileValues>>, "field" | "initial">;
}

function HeartRateFields({form, t}: Omit<BodyProps, "user">) {
  const rate = (name: keyof ProfileValues) => ({
    field: form.field(name),
    defaultValue: form.initial(name),
    optional: t("common.optional"),
    unit: t("account.unitBeats"),
  });
  return (
    <>
      <MeasureField {...rate("resting_heart_rate")} label={t("account.restingHeartRate")} />
      <MeasureField
        {...rate("threshold_heart_rate")}
        label={t("account.thresholdHeartRate")}
        hint={t("account.thresholdHeartRateWhy")}
      />
      <MeasureField
        {...rate("maximum_heart_rate")}
        label={t("account.maximumHeartRate")}
        hint={t("account.maximumHeartRateWhy")}
      />
    </>
  );
}

/** Height and weight in the units of the account. */
function BodyFields({form, user, t}: BodyProps) {
  const measure = (name: keyof ProfileValues) => ({
    field: form.field(name),
    defaultValue: form.initial(name),
  });
  const height = t("signup.height");
  const weight = {label: t("signup.weight"), hint: t("signup.weightWhy")};
  if (!isImperial(user)) {
    return (
      <>
        <MeasureField {...measure("height_cm")} label={height} unit={t("signup.unitCentimetres")} />
        <MeasureField {...measure("weight")} {...weight} unit={t("signup.unitKilograms")} />
      </>
    );
  }
  return (
    <>
      <MeasureField {...measure("height_ft")} label={height} unit={t("signup.unitFeet")} />
      <MeasureField {...measure("height_in")} label={height} unit={t("signup.unitInches")} />
      <MeasureField {...measure("weight")} {...weight} unit={t("signup.unitPounds")} />
    </>
  );
}
