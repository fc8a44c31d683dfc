import type {ReactNode} from "react";
import type {FormScope} from "@/client/forms/form-messages";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import type {Translator} from "@/i18n/message-types";
import {Button} from "@/ui/button";
import type {ButtonLook} from "@/ui/button-classes";
import {useBlockDialogClose} from "@/ui/dialog";
import {FormAlert} from "@/ui/form/form-alert";
import {SubmitButton} from "@/ui/form/submit-button";
import type {useForm} from "@/ui/form/use-form";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, "props" | "summary" | "problem" | "isSaving">;
  readonly t: Translator<FormScope | "common.save" | "common.saving" | "common.cancel">;
  /** Where it does something else than save. */
  readonly submit?: {readonly label: string; readonly saving: string} & Pick<ButtonLook, "variant">;
  /** What it is about, before what is wrong. */
  readonly intro?: ReactNode;
  readonly close: () => void;
  /** The way out in other words, where "cancel" could be read as what the form does. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

/** The dialog stays open while it saves, or the reason for a failure could not be shown. */
export function DialogForm({form, t, submit, intro, close, closeLabel, children}: Props) {
  const {label, saving, variant} = submit ?? {label: t("common.save"), saving: t("common.saving")};
  useBlockDialogClose(form.isSaving);
  return (
    <form {...form.props}>
      {intro}
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      {children}
      <div className="mt-6 flex flex-wrap gap-4">
        <SubmitButton variant={variant} size="md" className="" isSaving={form.isSaving} saving={saving}>
          {label}
        </SubmitButton>
        <Button variant="secondary" aria-disabled={form.isSaving} onClick={() => form.isSaving || close()}>
          {closeLabel ?? t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}
