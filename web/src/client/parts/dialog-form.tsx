import type {ReactNode} from "react";
import type {FormScope} from "@/client/forms/form-messages";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import type {Translator} from "@/lib/messages/translator";
import {Button} from "@/ui/button";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import type {useForm} from "@/ui/form/use-form";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, "props" | "summary" | "problem" | "isSaving">;
  readonly t: Translator<FormScope | "common.save" | "common.saving" | "common.cancel">;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: it saves, or closes without. */
export function DialogForm({form, t, close, children}: Props) {
  return (
    <form {...form.props}>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      {children}
      <div className="mt-6 flex flex-wrap gap-4">
        <SubmitButton size="md" className="" isSaving={form.isSaving} saving={t("common.saving")}>
          {t("common.save")}
        </SubmitButton>
        <Button variant="secondary" onClick={close}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}
