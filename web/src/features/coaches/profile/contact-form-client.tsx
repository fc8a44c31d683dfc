"use client";

import {COACH_LIMITS, HONEYPOT} from "@gradus/backend/contract/coach-values";
import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import {calendarDay, email, filledLongText, personName} from "@/client/forms/field-rules";
import {type FieldNotes, mistakeWords} from "@/client/forms/mistake-words";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {browserSession} from "@/client/session/browser-session";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {Honeypot} from "@/ui/form/honeypot";
import {SentNote} from "@/ui/form/sent-note";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {ContactWords} from "./contact-words";

interface Props {
  readonly slug: string;
  readonly market: MarketParams;
  readonly words: ContactWords;
}

const NAMES = ["name", "email", "race_date", "message", HONEYPOT] as const;
type Values = FormValues<(typeof NAMES)[number]>;

const NOTES: FieldNotes = {name: {max: COACH_LIMITS.name}, message: {max: COACH_LIMITS.message}};
const MESSAGE = filledLongText(COACH_LIMITS.message);

/** A message to a coach. What was typed stays until it has arrived. */
export function ContactFormClient({slug, market, words}: Props) {
  const [isSent, setSent] = useState(false);
  const form = useForm({names: NAMES, validate: (values) => mistakesIn(values, words), send});

  async function send({race_date, ...fields}: Values): Promise<SendOutcome> {
    const reply = await browserSession().callBackend("POST /b/coaches/{slug}/contact", {
      params: {slug},
      // A date nobody chose is an empty text.
      body: {...fields, ...market, race_date: race_date || null},
    });
    if (!reply.ok) return failureOutcome(reply, {names: NAMES, words: words.form, notes: NOTES});
    setSent(true);
    return {kind: "done"};
  }

  if (isSent) return <SentNote>{words.sent}</SentNote>;
  return (
    <form {...form.props} className="form-column mt-4">
      <p className="text-text-2">{words.hint}</p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
      <TextField
        field={form.field("name")}
        label={words.name}
        autoComplete="name"
        maxLength={COACH_LIMITS.name}
      />
      <TextField field={form.field("email")} label={words.email} type="email" autoComplete="email" />
      <TextField
        field={form.field("race_date")}
        label={words.raceDate}
        optional={words.form.common.optional}
        type="date"
      />
      <TextAreaField field={form.field("message")} label={words.message} maxLength={COACH_LIMITS.message} />
      <Honeypot name={HONEYPOT} />
      <SubmitButton isSaving={form.isSaving} saving={words.sending}>
        {words.send}
      </SubmitButton>
    </form>
  );
}

function mistakesIn(values: Values, {form}: ContactWords) {
  const codes = {
    name: personName(values.name),
    email: email(values.email),
    race_date: values.race_date === "" ? undefined : calendarDay(values.race_date),
    message: MESSAGE(values.message),
  };
  return mistakeWords(codes, form, NOTES);
}
