import {useEffect} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {Button} from "@/ui/button";
import {FormAlert} from "@/ui/form/form-alert";
import type {SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {SignInTranslator} from "./sign-in-messages";
import {codeMistakes} from "./sign-in-rules";

interface Props {
  readonly t: SignInTranslator;
  /** The e-mail address of the account that the code belongs to. */
  readonly email: string;
  readonly send: (code: string) => Promise<SendOutcome>;
  readonly onBack: () => void;
}

/** The second step of signing in, for accounts that have one. The first went well: nothing here is a mistake yet. */
export function CodeStep({t, email, send, onBack}: Props) {
  const form = useForm({
    names: ["otp"],
    validate: (values) => codeMistakes(values, t),
    send: ({otp}) => send(otp),
  });
  const field = form.field("otp");
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  return (
    <form {...form.props} className="form-column mt-8">
      <p className="break-words text-text-2">{email}</p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={field}
        label={t("secondFactor.code")}
        hint={t("secondFactor.needed")}
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <SubmitButton isSaving={form.isSaving} saving={t("auth.signingIn")} full>
        {t("auth.signIn")}
      </SubmitButton>
      <Button className="mt-4" size="lg" variant="secondary" full onClick={onBack}>
        {t("common.back")}
      </Button>
    </form>
  );
}
