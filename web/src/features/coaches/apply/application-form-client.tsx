"use client";

import {HONEYPOT} from "@gradus/backend/contract/coach-values";
import type {MarketParams} from "@gradus/schemas/markets";
import {useEffect, useState} from "react";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {browserSession} from "@/client/session/browser-session";
import {browserDeviceStorage} from "@/client/session/browser-storage";
import {withMessages} from "@/i18n/with-messages";
import type {Mistakes, SendOutcome} from "@/ui/form/form-state";
import {SentNote} from "@/ui/form/sent-note";
import type {ApplyTranslator} from "./apply-messages";
import {applyNotes} from "./apply-rules";
import type {CodeChoices} from "./code-choices";
import {DRAFT_FIELDS, type Draft, EMPTY_DRAFT, firstStepWith, parseDraft, STEP_COUNT, toBody} from "./draft";
import {StepForm, type StepValues} from "./step-form";

const DRAFT_KEY = "gradus.coach_application";

interface Props {
  readonly market: MarketParams;
  readonly t: ApplyTranslator;
  readonly choices: CodeChoices;
}

/** What is written stays on the device until it has arrived. */
export const ApplicationFormClient = withMessages(ApplicationForm);

function ApplicationForm({t, ...props}: Props) {
  const [savedDraft, setSavedDraft] = useState<Draft | null>(null);
  useEffect(() => setSavedDraft(readStoredDraft()), []);
  // The stored draft arrives after the first render; a new key recreates the fields, so that they take its values.
  return <Application key={savedDraft ? "kept" : "new"} first={savedDraft ?? EMPTY_DRAFT} t={t} {...props} />;
}

interface Progress {
  readonly step: number;
  readonly hasMoved: boolean;
  /** The mistakes that sent the author here, shown at once. */
  readonly refused: Mistakes;
}

interface ApplicationProps extends Omit<Props, "messages"> {
  readonly t: ApplyTranslator;
  readonly first: Draft;
}

function Application({market, choices, t, first}: ApplicationProps) {
  const [draft, setDraft] = useState(first);
  const [progress, setProgress] = useState<Progress>({step: 0, hasMoved: false, refused: {}});
  const [answerOn, setAnswerOn] = useState<string | null>(null);
  const {step} = progress;

  function keep(values: StepValues): Draft {
    const {[HONEYPOT]: _honeypot, ...written} = values;
    const next = {...draft, ...written};
    // The agreement is given anew each time.
    storeDraft({...next, privacy: ""});
    return next;
  }

  function goTo(next: number, values: StepValues, refused: Mistakes = {}): SendOutcome {
    setDraft(keep(values));
    setProgress({step: next, hasMoved: true, refused});
    return {kind: "leaving"};
  }

  async function send(values: StepValues): Promise<SendOutcome> {
    const reply = await browserSession().callBackend("POST /b/coach-applications", {
      body: {...toBody(keep(values)), ...market, [HONEYPOT]: values[HONEYPOT]},
    });
    if (reply.ok) {
      clearStoredDraft();
      setAnswerOn(reply.data.next_step_on);
      return {kind: "done"};
    }
    const outcome = failureOutcome(reply, {
      names: DRAFT_FIELDS,
      t,
      notes: applyNotes(t),
      failures: {privacy_required: t("coachProgram.privacyRequired")},
      fieldOf: {privacy_required: "privacy"},
    });
    const mistakes = outcome.kind === "refused" ? (outcome.mistakes ?? {}) : {};
    const blamed = Object.keys(mistakes).length > 0 ? firstStepWith(Object.keys(mistakes)) : step;
    return blamed === step ? outcome : goTo(blamed, values, mistakes);
  }

  if (answerOn !== null) {
    return <SentNote>{t("coachProgram.sent", {day: dayInWords(answerOn, t.formatLocale)})}</SentNote>;
  }
  return (
    <StepForm
      key={step}
      {...progress}
      draft={draft}
      t={t}
      choices={choices}
      onInput={keep}
      onSend={(values) => (step < STEP_COUNT - 1 ? Promise.resolve(goTo(step + 1, values)) : send(values))}
      onBack={(values) => goTo(step - 1, values)}
    />
  );
}

function dayInWords(day: string, format: string) {
  return new Intl.DateTimeFormat(format, {dateStyle: "long", timeZone: "UTC"}).format(new Date(day));
}

/** The draft on this device, or null. Where nothing may be stored, it lives as long as the page. */
function readStoredDraft(): Draft | null {
  const text = browserDeviceStorage().getItem(DRAFT_KEY);
  return text === null ? null : parseDraft(text);
}

function storeDraft(draft: Draft): void {
  browserDeviceStorage().setItem(DRAFT_KEY, JSON.stringify(draft));
}

function clearStoredDraft(): void {
  browserDeviceStorage().removeItem(DRAFT_KEY);
}
