"use client";

import {useEffect, useState} from "react";
import type {FormWords} from "@/client/forms/form-words";
import {type FieldNotes, mistakeWords} from "@/client/forms/mistake-words";
import type {Mistakes} from "@/ui/form/form-state";
import {flow} from "./flow";
import type {Refusal} from "./refusal";
import type {Step} from "./steps";

type TakenWords = Readonly<
  Record<NonNullable<Refusal["taken"]>, {readonly field: string; readonly words: string}>
>;

/** What a step has to say to someone whom a refused account sent back to it; undefined for everybody else. */
export function useRefusedWords(
  step: Step,
  words: FormWords,
  notes: FieldNotes,
  taken?: TakenWords,
): Mistakes | undefined {
  const [refusal] = useState(() => (flow.refusal?.step === step ? flow.refusal : null));
  useEffect(() => {
    flow.refusal = null;
  }, []);
  if (refusal === null) return undefined;
  const own = refusal.taken && taken ? {[taken[refusal.taken].field]: taken[refusal.taken].words} : {};
  return {...mistakeWords(refusal.codes, words, notes), ...own};
}
