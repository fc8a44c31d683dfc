import type {ReactNode} from "react";
import type {FormWords} from "@/client/forms/form-words";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {Button} from "@/ui/button";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import type {useForm} from "@/ui/form/use-form";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, "props" | "summary" | "problem" | "isSaving">;
  readonly words: {
    readonly form: FormWords;
    readonly save: string;
    readonly saving: string;
    readonly cancel: string;
  };
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: it saves, or closes without. */
export function DialogForm({form, words, close, children}: Props) {
  return (
    <form {...form.props}>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
      {children}
      <div className="mt-6 flex flex-wrap gap-4">
        <SubmitButton size="md" className="" isSaving={form.isSaving} saving={words.saving}>
          {words.save}
        </SubmitButton>
        <Button variant="secondary" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
