"use client";

import {useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {email, required} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {lookUpOrder} from "@/client/resources/order-calls";
import {withMessages} from "@/i18n/with-messages";
import {FormAlert} from "@/ui/form/form-alert";
import {SentNote} from "@/ui/form/sent-note";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {OrderTranslator} from "../order-messages";

const FIELDS = ["pretty_id", "email"] as const;

interface Props {
  readonly t: OrderTranslator;
  /** This page, to return to when the form is sent without scripts. */
  readonly back: string;
  /** The order number the customer came with. */
  readonly number: string;
}

/** Requests the link to an order by e-mail. The reply does not reveal whether the order exists. */
export const LookupFormClient = withMessages(LookupForm);

function LookupForm({t, back, number}: Props) {
  const [isSent, setSent] = useState(false);
  const [first] = useState(number);
  const form = useForm({
    names: FIELDS,
    validate: (values) =>
      fieldMistakes({pretty_id: required(values.pretty_id), email: email(values.email)}, t),
    send: async (values) => {
      const reply = await lookUpOrder(values.pretty_id.trim(), values.email.trim());
      if (!reply.ok) {
        const notes = {pretty_id: {words: {required: t("order.numberLooksLike")}}};
        return failureOutcome(reply, {
          names: FIELDS,
          t,
          notes,
          failures: {invalid: t("order.numberLooksLike")},
        });
      }
      setSent(true);
      return {kind: "done"};
    },
  });
  if (isSent) return <SentNote>{t("order.lookupSent")}</SentNote>;
  return (
    <form {...form.props} action="/api/orders/lookup" className="form-column mt-8">
      <input type="hidden" name="back" value={back} />
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("pretty_id")}
        label={t("order.numberLabel")}
        hint={t("order.numberLooksLike")}
        defaultValue={first}
        spellCheck={false}
      />
      <TextField field={form.field("email")} label={t("order.email")} type="email" autoComplete="email" />
      <SubmitButton isSaving={form.isSaving} saving={t("common.working")}>
        {t("order.find")}
      </SubmitButton>
    </form>
  );
}
