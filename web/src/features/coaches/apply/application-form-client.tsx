"use client";

import {HONEYPOT} from "@gradus/backend/contract/coach-values";
import {type FormEvent, useEffect, useRef, useState} from "react";
import {focusFirstMistake, inWords} from "../form-errors";
import {Honeypot} from "../honeypot";
import {sendForm} from "../send-form";
import type {ApplyWords} from "./apply-words";
import {missingIn, STEPS, stepOf, toBody} from "./draft";
import {AboutYou, Coaching, Experience, Why} from "./steps";
import {useDraft} from "./use-draft";

interface Props {
  readonly market: {readonly region: string; readonly locale: string};
  readonly words: ApplyWords;
}

type State =
  | {readonly kind: "writing" | "sending" | "failed" | "limited"}
  | {readonly kind: "sent"; readonly day: string};

const STEP_FORMS = [AboutYou, Experience, Coaching, Why];

/** The application in four steps. What is written stays on the device until it has arrived. */
export function ApplicationFormClient({market, words}: Props) {
  const {draft, change, forget} = useDraft();
  const [step, setStep] = useState(0);
  const [state, setState] = useState<State>({kind: "writing"});
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const Step = STEP_FORMS[step] ?? AboutYou;
  const isLast = step === STEPS - 1;
  // After the step that holds the mistake has been drawn.
  useEffect(() => {
    if (form.current) focusFirstMistake(form.current, codes);
  }, [codes]);

  async function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === "sending") return;
    const honeypot = String(new FormData(event.currentTarget).get(HONEYPOT) ?? "");
    const missing = missingIn(draft, step);
    setCodes(missing);
    if (Object.keys(missing).length > 0) return;
    if (isLast) await send(honeypot);
    else setStep(step + 1);
  }

  async function send(honeypot: string) {
    setState({kind: "sending"});
    const outcome = await sendForm("/b/coach-applications", {
      ...toBody(draft),
      ...market,
      [HONEYPOT]: honeypot,
    });
    if (outcome.kind === "sent") {
      forget();
      setState({kind: "sent", day: dayOf(outcome.data, market.locale)});
    } else if (outcome.kind === "invalid") {
      setState({kind: "writing"});
      setStep(stepOf(Object.keys(inWords(outcome.fields, words.errors))));
      setCodes(outcome.fields);
    } else setState(outcome);
  }

  if (state.kind === "sent") {
    return (
      <p role="status" className="mt-8 text-body-lg">
        {words.sent.replace("{day}", state.day)}
      </p>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={goOn} className="coach-filters mt-8 max-w-measure">
      <p role="status" className="text-h3">
        {words.steps[step]}
      </p>
      <p className="text-label mt-1 text-text-2">{words.kept}</p>
      <Step draft={draft} words={words} mistakes={inWords(codes, words.errors)} change={change} />
      <Honeypot />
      <div className="mt-6 flex gap-2">
        {step > 0 && (
          <button type="button" className="btn btn-secondary" onClick={() => setStep(step - 1)}>
            {words.back}
          </button>
        )}
        <button type="submit" className="btn" aria-disabled={state.kind === "sending"}>
          {isLast ? (state.kind === "sending" ? words.sending : words.send) : words.next}
        </button>
      </div>
      <p role="alert" className="text-ui mt-3 text-danger">
        {state.kind === "failed" || state.kind === "limited" ? words[state.kind] : null}
      </p>
    </form>
  );
}

function dayOf(data: unknown, locale: string) {
  const hasDay = typeof data === "object" && data !== null && "next_step_on" in data;
  const day = new Date(hasDay ? String(data.next_step_on) : Number.NaN);
  if (Number.isNaN(day.getTime())) return "";
  return new Intl.DateTimeFormat(locale, {dateStyle: "long", timeZone: "UTC"}).format(day);
}
