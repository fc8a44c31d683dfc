import type {ReactNode} from "react";
import type {FormWords} from "@/client/forms/form-words";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import type {useForm} from "@/ui/form/use-form";

export interface SaveWords {
  readonly form: FormWords;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
}

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, "props" | "summary" | "problem" | "isSaving"> & {
    readonly isSaved: boolean;
  };
  readonly words: SaveWords;
  readonly children: ReactNode;
}

export function AccountForm({form, words, children}: Props) {
  return (
    <form {...form.props} className="form-column mt-8">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
      {children}
      <SubmitButton isSaving={form.isSaving} saving={words.saving}>
        {words.save}
      </SubmitButton>
      <p role="status" className="mt-4 text-success">
        {form.isSaved && words.saved}
      </p>
    </form>
  );
}
