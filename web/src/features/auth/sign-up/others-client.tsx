"use client";

import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import {BOUNDS, minimumAge} from "@gradus/backend/contract/bounds";
import type {MarketParams, Region} from "@gradus/schemas/markets";
import {useState} from "react";
import {FEET, INCHES, POUNDS} from "@/client/forms/body-units";
import type {FieldNotes} from "@/client/forms/field-mistakes";
import {genderChoices} from "@/client/forms/gender-choices";
import {NewPasswordField} from "@/client/forms/new-password-field";
import {browserTabStorage} from "@/client/session/browser-storage";
import {withMessages} from "@/i18n/with-messages";
import {CheckField} from "@/ui/form/check-field";
import {ChoiceField} from "@/ui/form/choice-field";
import {Link} from "@/ui/link";
import {readTicket} from "../signup-ticket";
import {BirthFields} from "./birth-fields";
import {BodyFields} from "./body-fields";
import {flow} from "./flow";
import type {OthersTranslator} from "./sign-up-messages";
import {StepForm} from "./step-form";
import {useCreateAccount} from "./use-create-account";
import {useRefusedMistakes} from "./use-refused-mistakes";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

interface Props extends StepProps<OthersTranslator> {
  readonly market: MarketParams;
  readonly privacyHref: string;
  /** What is agreed to; null while the policy cannot be read. */
  readonly agreement: AgreedDocument | null;
  readonly supportEmail: string;
}

export const OthersClient = withMessages(Others);

function Others({place, t, ...props}: Props) {
  const control = useStep("others", place);
  return control && <OthersForm {...props} t={t} control={control} />;
}

interface FormProps extends Omit<Props, "place" | "t"> {
  readonly control: OpenStep;
  readonly t: OthersTranslator;
}

function OthersForm({control, t, market, privacyHref, agreement, supportEmail}: FormProps) {
  const {data} = control;
  const [needsPassword] = useState(() => flow.password === null && readTicket(browserTabStorage()) === null);
  const notes = othersNotes(t, market.region);
  const {mistakes: initial} = useRefusedMistakes("others", t, notes);
  const account = useCreateAccount({control, t, market, agreement, notes, needsPassword, supportEmail});
  const form = useStepForm("others", control, {
    t,
    notes,
    initial,
    more: account.mistakes,
    send: account.create,
  });
  return (
    <StepForm
      form={form}
      t={t}
      onBack={form.back}
      submit={{label: t("signup.create"), saving: t("signup.creating")}}
    >
      <BirthFields form={form} t={t} data={data} />
      <ChoiceField
        field={form.field("gender")}
        label={t("signup.gender")}
        hint={t("signup.genderWhy")}
        choices={genderChoices(t)}
        defaultValue={data.gender}
      />
      <BodyFields form={form} t={t} data={data} region={market.region} />
      {needsPassword && (
        <>
          <p className="mt-6">
            {t("signup.passwordAgain")} {t("signup.passwordAgainWhy")}
          </p>
          <NewPasswordField field={form.field("password")} label={t("auth.password")} t={t} />
        </>
      )}
      <CheckField
        // Another text is another agreement: the box is empty again.
        key={account.agreed?.content_hash}
        field={form.field("privacy")}
        label={t.rich("signup.privacyAgree", {
          privacy: t("signup.privacyPolicy"),
          toPolicy: (words) => (
            <Link href={privacyHref} target="_blank" className="link">
              {words}
            </Link>
          ),
        })}
      />
      <CheckField
        field={form.field("marketing")}
        label={`${t("signup.marketing")} (${t("common.optional")})`}
        defaultChecked={data.marketing === "on"}
      />
    </StepForm>
  );
}

function othersNotes(t: OthersTranslator, region: Region): FieldNotes {
  return {
    day: {
      words: {
        not_a_date: t("signup.dobInvalid"),
        out_of_range: t("signup.dobInvalid"),
        too_young: t("signup.tooYoung", {age: minimumAge(region)}),
      },
    },
    gender: {words: {unknown_value: t("validation.choose")}},
    height_cm: BOUNDS.height_cm,
    height_ft: FEET,
    height_in: INCHES,
    weight_kg: BOUNDS.weight_kg,
    weight_lb: POUNDS,
    password: BOUNDS.password,
    privacy: {words: {required: t("signup.privacyRequired")}},
  };
}
