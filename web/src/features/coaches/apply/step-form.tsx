import {HONEYPOT} from "@gradus/backend/contract/coach-values";
import {useEffect, useRef} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {Button} from "@/ui/button";
import {FormAlert} from "@/ui/form/form-alert";
import {type FormValues, hasMistake, type Mistakes, type SendOutcome} from "@/ui/form/form-state";
import {Honeypot} from "@/ui/form/honeypot";
import {SubmitButton} from "@/ui/form/submit-button";
import {useForm} from "@/ui/form/use-form";
import {type ApplyTranslator, STEP_NAMES} from "./apply-messages";
import {applyNotes, stepCodes} from "./apply-rules";
import type {CodeChoices} from "./code-choices";
import {type Draft, type DraftField, STEP_COUNT, STEP_FIELDS} from "./draft";
import {AboutYou, Coaching, Experience, Motivation} from "./steps";

type StepField = DraftField | typeof HONEYPOT;
export type StepValues = Partial<FormValues<StepField>>;

interface Props {
  readonly step: number;
  readonly hasMoved: boolean;
  readonly refused: Mistakes;
  readonly draft: Draft;
  readonly t: ApplyTranslator;
  readonly choices: CodeChoices;
  readonly onInput: (values: StepValues) => void;
  readonly onSend: (values: StepValues) => Promise<SendOutcome>;
  readonly onBack: (values: StepValues) => void;
}

const STEP_PARTS = [AboutYou, Experience, Coaching, Motivation];

export function StepForm({step, hasMoved, refused, onInput, onSend, onBack, ...stepProps}: Props) {
  const {t} = stepProps;
  const names: readonly StepField[] = [...(STEP_FIELDS[step] ?? []), HONEYPOT];
  const form = useForm({
    names,
    initial: refused,
    validate: (values) => fieldMistakes(stepCodes(step, values), t, applyNotes(t)),
    send: onSend,
  });
  const heading = useHeadingFocus(hasMoved && !hasMistake(refused));
  const Part = STEP_PARTS[step] ?? AboutYou;
  const isLast = step === STEP_COUNT - 1;
  const withValues = (act: (values: StepValues) => void) => () => {
    const values = form.values();
    if (values) act(values);
  };
  return (
    <form {...form.props} onInput={withValues(onInput)} className="form-column mt-8">
      <h2 ref={heading} tabIndex={-1}>
        <span className="text-label block text-text-2">
          {t("common.stepOf", {step: step + 1, steps: STEP_COUNT})}
        </span>{" "}
        <span className="text-h2">{t(STEP_NAMES[step] ?? STEP_NAMES[0])}</span>
      </h2>
      <p className="text-label mt-2 text-text-2">{t("coachProgram.kept")}</p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <Part form={form} {...stepProps} />
      <Honeypot name={HONEYPOT} />
      <div className="mt-8 flex flex-wrap gap-4">
        <SubmitButton className="grow" isSaving={form.isSaving} saving={t("coachProgram.sending")}>
          {t(isLast ? "coachProgram.send" : "common.next")}
        </SubmitButton>
        {step > 0 && (
          <Button size="lg" variant="secondary" onClick={withValues(onBack)}>
            {t("common.back")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Focuses the heading for an applicant who came from another step, so that screen readers announce the new step. */
function useHeadingFocus(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);
  return heading;
}
