import {type FieldNotes, fieldMistakes} from "@/client/forms/field-mistakes";
import {usePageHide} from "@/lib/use-page-hide";
import type {FormValues, Mistakes, SendOutcome} from "@/ui/form/form-state";
import {useForm} from "@/ui/form/use-form";
import type {StepTranslator} from "./sign-up-messages";
import {stepCodes} from "./step-rules";
import {STEP_FIELDS, type Step, stepAfter, stepBefore} from "./steps";
import type {OpenStep} from "./use-step";

interface Options {
  readonly t: StepTranslator;
  readonly notes?: FieldNotes;
  /** Rules beside those of the step's data. */
  readonly more?: (values: FormValues<string>) => Mistakes;
  readonly send?: (values: FormValues<string>) => Promise<SendOutcome>;
  /** Mistakes shown at once, when a later step sent the visitor back here. */
  readonly initial?: Mistakes | undefined;
}

export function useStepForm(step: Step, control: OpenStep, options: Options) {
  const {t, notes = {}, more, send, initial} = options;
  const {data, ruleContext, save, goTo} = control;
  const names: readonly string[] = STEP_FIELDS[step];
  const form = useForm<string>({
    names,
    initial,
    validate: (values) => ({
      ...fieldMistakes(stepCodes(step, {...data, ...values}, ruleContext), t, notes),
      ...more?.(values),
    }),
    send: async (values) => {
      save(values);
      const outcome = (await send?.(values)) ?? {kind: "done" as const};
      if (outcome.kind !== "done") return outcome;
      goTo(stepAfter(step));
      return {kind: "leaving"};
    },
  });
  const keep = () => save(form.values() ?? {});
  usePageHide(keep);
  return {
    ...form,
    back() {
      keep();
      goTo(stepBefore(step));
    },
  };
}
