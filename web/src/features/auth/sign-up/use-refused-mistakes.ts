import {useEffect, useState} from "react";
import {type FieldNotes, fieldMistakes} from "@/client/forms/field-mistakes";
import type {FormTranslator} from "@/client/forms/form-messages";
import type {Mistakes} from "@/ui/form/form-state";
import {flow} from "./flow";
import type {Refusal} from "./refusal";
import type {Step} from "./steps";

type TakenWords = Readonly<
  Record<NonNullable<Refusal["taken"]>, {readonly field: string; readonly words: string}>
>;

interface RefusedStep {
  readonly mistakes: Mistakes | undefined;
  readonly taken: Refusal["taken"];
}

/**
 * The mistakes a step shows to a visitor who was sent back to it by a refused account; no mistakes for all other
 * visitors.
 */
export function useRefusedMistakes(
  step: Step,
  t: FormTranslator,
  notes: FieldNotes,
  taken?: TakenWords,
): RefusedStep {
  const [refusal] = useState(() => (flow.refusal?.step === step ? flow.refusal : null));
  useEffect(() => {
    flow.refusal = null;
  }, []);
  if (refusal === null) return {mistakes: undefined, taken: null};
  const own = refusal.taken && taken ? {[taken[refusal.taken].field]: taken[refusal.taken].words} : {};
  return {mistakes: {...fieldMistakes(refusal.codes, t, notes), ...own}, taken: refusal.taken};
}
