import type {ReactNode} from "react";
import type {FormScope} from "@/client/forms/form-messages";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import type {Translator} from "@/i18n/message-types";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import type {useForm} from "@/ui/form/use-form";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, "props" | "summary" | "problem" | "isSaving"> & {
    readonly isSaved: boolean;
  };
  readonly t: Translator<FormScope | "common.saving">;
  /** On its button. */
  readonly save: string;
  /** Shown and announced once the form is saved. */
  readonly saved: string;
  readonly children: ReactNode;
}

export function AccountForm({form, t, save, saved, children}: Props) {
  return (
    <form {...form.props} className="form-column mt-8">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      {children}
      <SubmitButton isSaving={form.isSaving} saving={t("common.saving")}>
        {save}
      </SubmitButton>
      <p role="status" className="mt-4 text-success">
        {form.isSaved && saved}
      </p>
    </form>
  );
}
