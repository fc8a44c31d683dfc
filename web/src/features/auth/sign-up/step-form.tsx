import type {ReactNode} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {Button} from "@/ui/button";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import type {useForm} from "@/ui/form/use-form";
import type {StepTranslator} from "./sign-up-messages";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, "props" | "summary" | "problem" | "isSaving">;
  readonly t: StepTranslator;
  readonly submit?: {readonly label: string; readonly saving: string};
  /** Not on the first page. What is in the form goes along. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

export function StepForm({form, t, submit, onBack, children}: Props) {
  const {label, saving} = submit ?? {label: t("common.next"), saving: t("common.next")};
  return (
    <form {...form.props} className="form-column mt-8">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      {children}
      <div className="mt-8 flex flex-wrap gap-4">
        <SubmitButton className="grow" isSaving={form.isSaving} saving={saving}>
          {label}
        </SubmitButton>
        {onBack && (
          <Button size="lg" variant="secondary" onClick={onBack}>
            {t("common.back")}
          </Button>
        )}
      </div>
    </form>
  );
}
