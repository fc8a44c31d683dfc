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

/** What a step has to say to someone whom a refused account sent back to it; undefined for everybody else. */
export function useRefusedMistakes(
  step: Step,
  t: FormTranslator,
  notes: FieldNotes,
  taken?: TakenWords,
): Mistakes | undefined {
  const [refusal] = useState(() => (flow.refusal?.step === step ? flow.refusal : null));
  useEffect(() => {
    flow.refusal = null;
  }, []);
  if (refusal === null) return undefined;
  const own = refusal.taken && taken ? {[taken[refusal.taken].field]: taken[refusal.taken].words} : {};
  return {...fieldMistakes(refusal.codes, t, notes), ...own};
}
