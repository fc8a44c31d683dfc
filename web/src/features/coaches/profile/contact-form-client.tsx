"use client";

import {COACH_LIMITS} from "@gradus/backend/contract/coach-values";
import {type FormEvent, useState} from "react";
import {Field} from "../field";
import {type FieldErrorWords, focusFirstMistake, inWords} from "../form-errors";
import {Honeypot} from "../honeypot";
import {sendForm} from "../send-form";

export interface ContactWords {
  readonly hint: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly raceDate: string;
  readonly optional: string;
  readonly send: string;
  readonly sending: string;
  readonly sent: string;
  readonly failed: string;
  readonly limited: string;
  readonly errors: FieldErrorWords;
}

interface Props {
  readonly slug: string;
  readonly market: {readonly region: string; readonly locale: string};
  readonly words: ContactWords;
}

type State = "idle" | "sending" | "sent" | "failed" | "limited";

/** A message to a coach. What was typed stays until it has arrived. */
export function ContactFormClient({slug, market, words}: Props) {
  const [state, setState] = useState<State>("idle");
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    setState("sending");
    const outcome = await sendForm(`/b/coaches/${slug}/contact`, bodyOf(form, market));
    const fields = outcome.kind === "invalid" ? inWords(outcome.fields, words.errors) : {};
    setMistakes(fields);
    setState(outcome.kind === "invalid" ? "idle" : outcome.kind);
    focusFirstMistake(form, fields);
  }

  if (state === "sent") {
    return (
      <p role="status" className="mt-6 text-body-lg">
        {words.sent}
      </p>
    );
  }
  return (
    <form noValidate onSubmit={send} className="mt-4 max-w-measure">
      <p className="text-text-2">{words.hint}</p>
      <Field name="name" label={words.name} error={mistakes.name}>
        {(control) => <input {...control} autoComplete="name" maxLength={COACH_LIMITS.name} />}
      </Field>
      <Field name="email" label={words.email} error={mistakes.email}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </Field>
      <Field name="race_date" label={words.raceDate} hint={words.optional} error={mistakes.race_date}>
        {(control) => <input {...control} type="date" />}
      </Field>
      <Field name="message" label={words.message} error={mistakes.message}>
        {(control) => <textarea {...control} rows={6} maxLength={COACH_LIMITS.message} />}
      </Field>
      <Honeypot />
      <button type="submit" className="btn btn-lg mt-6" aria-disabled={state === "sending"}>
        {state === "sending" ? words.sending : words.send}
      </button>
      <p role="alert" className="text-ui mt-3 text-danger">
        {state === "failed" || state === "limited" ? words[state] : null}
      </p>
    </form>
  );
}

function bodyOf(form: HTMLFormElement, market: Props["market"]) {
  const {race_date, ...fields} = Object.fromEntries(new FormData(form));
  // A date nobody chose is an empty text.
  return {...fields, ...market, race_date: race_date || null};
}
