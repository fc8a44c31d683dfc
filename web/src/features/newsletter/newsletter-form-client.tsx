"use client";

import {type FormEvent, useId, useRef, useState} from "react";
import {withMessages} from "@/i18n/with-messages";
import type {NewsletterTranslator} from "./newsletter-messages";
import {isEmail, type NewsletterOutcome, type Subscription, subscribe} from "./subscribe";

interface Props {
  readonly subscription: Omit<Subscription, "email">;
  readonly hint: string;
  /** This page, to return to when the form is sent without scripts. */
  readonly back: string;
  /** Which form of that page it was. */
  readonly place: string;
  readonly t: NewsletterTranslator;
}

type State = "idle" | "sending" | "required" | NewsletterOutcome;

const MISTAKES = {required: "validation.emailRequired", invalid: "validation.emailInvalid"} as const;

export const NewsletterFormClient = withMessages(NewsletterForm);

function NewsletterForm({subscription, hint, back, place, t}: Props) {
  const [state, setState] = useState<State>("idle");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const mistake = state === "required" || state === "invalid" ? t(MISTAKES[state]) : null;
  const isSending = state === "sending";
  const isAnswered = state === "success" || state === "failed" || state === "already";
  const result = isAnswered ? t(`newsletter.${state}`) : null;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const email = field.current?.value.trim() ?? "";
    const next = await outcomeOf(email, () => {
      setState("sending");
      return subscribe("/canyon/email/subscribe", {...subscription, email});
    });
    setState(next);
    if (next === "required" || next === "invalid") field.current?.focus();
  }

  return (
    <form method="post" action="/api/newsletter" noValidate onSubmit={send} className="mt-4">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="place" value={place} />
      {Object.entries(subscription).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <label htmlFor={id} className="text-label">
        {t("newsletter.label")}
      </label>
      <div className="newsletter-row">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          required
          className="input"
          aria-invalid={mistake !== null}
          aria-describedby={`${id}-about`}
        />
        <button type="submit" className="btn whitespace-nowrap" aria-disabled={isSending}>
          {t(isSending ? "newsletter.submitting" : "newsletter.submit")}
        </button>
      </div>
      <div id={`${id}-about`} className="text-label mt-2 text-text-2">
        {mistake && <p className="text-danger">{mistake}</p>}
        <p role="status" className={result ? "text-ui text-text" : undefined}>
          {result}
        </p>
        {!result && hint && <p>{hint}</p>}
      </div>
    </form>
  );
}

async function outcomeOf(email: string, send: () => Promise<NewsletterOutcome>): Promise<State> {
  if (email === "") return "required";
  return isEmail(email) ? send() : "invalid";
}
