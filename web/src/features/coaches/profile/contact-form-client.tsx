"use client";

import {COACH_LIMITS, HONEYPOT} from "@gradus/backend/contract/coach-values";
import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import {type FieldNotes, fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, email, filledLongText, personName} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {browserSession} from "@/client/session/browser-session";
import {withMessages} from "@/i18n/with-messages";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {Honeypot} from "@/ui/form/honeypot";
import {SentNote} from "@/ui/form/sent-note";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {ContactTranslator} from "./contact-messages";

interface Props {
  readonly slug: string;
  readonly market: MarketParams;
  /** The name of the coach the message goes to. */
  readonly coach: string;
  readonly t: ContactTranslator;
}

const NAMES = ["name", "email", "race_date", "message", HONEYPOT] as const;
type Values = FormValues<(typeof NAMES)[number]>;

const NOTES: FieldNotes = {name: {max: COACH_LIMITS.name}, message: {max: COACH_LIMITS.message}};
const MESSAGE = filledLongText(COACH_LIMITS.message);

/** What was typed stays until it has arrived. */
export const ContactFormClient = withMessages(ContactForm);

function ContactForm({slug, market, coach, t}: Props) {
  const [isSent, setSent] = useState(false);
  const form = useForm({names: NAMES, validate: (values) => mistakesIn(values, t), send});

  async function send({race_date, ...fields}: Values): Promise<SendOutcome> {
    const reply = await browserSession().callBackend("POST /b/coaches/{slug}/contact", {
      params: {slug},
      // A date that was not chosen is an empty text.
      body: {...fields, ...market, race_date: race_date || null},
    });
    if (!reply.ok) return failureOutcome(reply, {names: NAMES, t, notes: NOTES});
    setSent(true);
    return {kind: "done"};
  }

  if (isSent) return <SentNote>{t("coaches.sent", {name: coach})}</SentNote>;
  return (
    <form {...form.props} className="form-column mt-4">
      <p className="text-text-2">{t("coaches.contactHint", {name: coach})}</p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("name")}
        label={t("coaches.contactName")}
        autoComplete="name"
        maxLength={COACH_LIMITS.name}
      />
      <TextField
        field={form.field("email")}
        label={t("coaches.contactEmail")}
        type="email"
        autoComplete="email"
      />
      <TextField
        field={form.field("race_date")}
        label={t("coaches.contactRaceDate")}
        optional={t("common.optional")}
        type="date"
      />
      <TextAreaField
        field={form.field("message")}
        label={t("coaches.contactMessage")}
        maxLength={COACH_LIMITS.message}
      />
      <Honeypot name={HONEYPOT} />
      <SubmitButton isSaving={form.isSaving} saving={t("coaches.contactSending")}>
        {t("coaches.contactSend")}
      </SubmitButton>
    </form>
  );
}

function mistakesIn(values: Values, t: ContactTranslator) {
  const codes = {
    name: personName(values.name),
    email: email(values.email),
    race_date: values.race_date === "" ? undefined : calendarDay(values.race_date),
    message: MESSAGE(values.message),
  };
  return fieldMistakes(codes, t, NOTES);
}
