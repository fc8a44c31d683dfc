import {SHARE_LIMITS, type ShareLevel} from "@gradus/backend/contract/share-values";
import type {Share} from "@gradus/backend/contract/sharing";
import {useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {email, longText} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {inviteToShare} from "@/client/resources/use-shares";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {LevelField, parseLevel} from "./level-field";
import {endNote, endOfDay, shareEnd} from "./share-end";
import type {SharesTranslator} from "./shares-messages";

const FIELDS = ["email", "level", "expires_at", "message"] as const;

interface Props {
  readonly t: SharesTranslator;
  readonly standard: ShareLevel;
  readonly onInvited: () => void;
}

export function InviteForm({t, standard, onInvited}: Props) {
  const [sent, setSent] = useState<Share | null>(null);
  const notes = {message: {max: SHARE_LIMITS.message}, expires_at: endNote(t)};
  const form = useForm({
    names: FIELDS,
    validate: (values) =>
      fieldMistakes(
        {
          email: email(values.email),
          expires_at: shareEnd(new Date())(values.expires_at),
          message: longText(SHARE_LIMITS.message)(typed(values.message)),
        },
        t,
        notes,
      ),
    send,
  });

  async function send(values: FormValues<(typeof FIELDS)[number]>) {
    setSent(null);
    const message = typed(values.message);
    const expires_at = endOfDay(values.expires_at);
    const reply = await inviteToShare({
      email: values.email.trim(),
      level: parseLevel(values.level),
      ...(message !== "" && {message}),
      ...(expires_at !== null && {expires_at}),
    });
    if (reply.ok) {
      form.reset();
      setSent(reply.data);
      onInvited();
      return {kind: "done"} as const;
    }
    return failureOutcome(reply, {
      names: FIELDS,
      t,
      notes,
      failures: {
        share_self: t("shares.self"),
        share_exists: t("shares.exists"),
        share_limit: t("shares.limit", {max: SHARE_LIMITS.given}),
      },
      fieldOf: {share_self: "email", share_exists: "email"},
    });
  }
  return (
    <form {...form.props} className="form-column mt-4">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      {/* The address of another person: autofill must not offer the user's own. */}
      <TextField field={form.field("email")} label={t("auth.email")} type="email" autoComplete="off" />
      <LevelField field={form.field("level")} t={t} defaultValue={standard} />
      <TextField
        field={form.field("expires_at")}
        label={t("shares.ends")}
        hint={t("shares.endsHint")}
        type="date"
        optional={t("common.optional")}
      />
      <TextAreaField
        field={form.field("message")}
        label={t("shares.message")}
        hint={t("shares.messageHint", {max: SHARE_LIMITS.message})}
        rows={3}
        optional={t("common.optional")}
      />
      <SubmitButton isSaving={form.isSaving} saving={t("shares.sending")}>
        {t("shares.send")}
      </SubmitButton>
      {/* No news beside what stops the next one. */}
      <p role="status" className="mt-4 text-success">
        {sent && form.summary.length === 0 && t("shares.sent", {name: sent.other.name})}
      </p>
    </form>
  );
}

/** Normalizes line breaks: a form sends each as two characters, which the user did not type. */
const typed = (text: string) => text.replaceAll("\r\n", "\n").trim();
