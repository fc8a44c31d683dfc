"use client";

import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import {genderChoices} from "@/client/forms/gender-choices";
import {browserTabStorage} from "@/client/session/browser-storage";
import {CheckField} from "@/ui/form/check-field";
import {ChoiceField} from "@/ui/form/choice-field";
import {NewPasswordField} from "@/ui/form/new-password-field";
import {Link} from "@/ui/link";
import {readTicket} from "../signup-ticket";
import {BirthFields} from "./birth-fields";
import {BodyFields} from "./body-fields";
import {flow} from "./flow";
import {othersNotes} from "./others-notes";
import type {OthersWords} from "./sign-up-words";
import {StepForm} from "./step-form";
import {useCreateAccount} from "./use-create-account";
import {useRefusedWords} from "./use-refused-words";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

interface Props extends StepProps<OthersWords> {
  readonly market: MarketParams;
  readonly privacyHref: string;
  /** What is agreed to; null while the policy cannot be read. */
  readonly agreement: AgreedDocument | null;
}

export function OthersClient({place, ...props}: Props) {
  const {data, here, ...control} = useStep("others", place);
  return data && here ? <OthersForm {...props} control={{...control, data, here}} /> : null;
}

type FormProps = Omit<Props, "place"> & {readonly control: OpenStep};

function OthersForm({control, words, market, privacyHref, agreement}: FormProps) {
  const {data} = control;
  const [needsPassword] = useState(() => flow.password === null && readTicket(browserTabStorage()) === null);
  const notes = othersNotes(words);
  const initial = useRefusedWords("others", words.form, notes);
  const account = useCreateAccount({control, words, market, agreement, notes, needsPassword});
  const form = useStepForm("others", control, {
    words,
    notes,
    initial,
    more: account.mistakes,
    send: account.create,
  });
  const [beforeLink, afterLink] = words.privacyAgree.split("{privacy}");
  return (
    <StepForm
      form={form}
      words={words}
      onBack={form.back}
      submit={{label: words.create, saving: words.creating}}
    >
      <BirthFields form={form} words={words} data={data} />
      <ChoiceField
        field={form.field("gender")}
        label={words.gender}
        hint={words.genderWhy}
        choices={genderChoices(words)}
        defaultValue={data.gender}
      />
      <BodyFields form={form} words={words} data={data} region={market.region} />
      {needsPassword && (
        <>
          <p className="mt-6">
            {words.passwordAgain} {words.passwordAgainWhy}
          </p>
          <NewPasswordField field={form.field("password")} label={words.password} words={words} />
        </>
      )}
      <CheckField
        // Another text is another agreement: the box is empty again.
        key={account.agreed?.content_hash}
        field={form.field("privacy")}
        label={
          <>
            {beforeLink}
            <Link href={privacyHref} target="_blank" className="link">
              {words.privacyPolicy}
            </Link>
            {afterLink}
          </>
        }
      />
      <CheckField
        field={form.field("marketing")}
        label={`${words.marketing} (${words.form.common.optional})`}
        defaultChecked={data.marketing === "on"}
      />
    </StepForm>
  );
}
