import type {confirmOtpReply, enrollReply} from "@gradus/backend/contract/second-factor";
import type {z} from "zod";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {SecondFactorTranslator} from "./second-factor-messages";

const FIELDS = ["code"] as const;

interface Props {
  readonly secret: z.output<typeof enrollReply>;
  readonly t: SecondFactorTranslator;
  /** Null when they thought better of it. */
  readonly confirm: (code: string) => Promise<Reply<z.output<typeof confirmOtpReply>> | null>;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

export function Enrolment({secret, t, confirm, onDone}: Props) {
  const form = useForm({
    names: FIELDS,
    validate: ({code}) => fieldMistakes(code.trim() === "" ? {code: "required" as const} : {}, t),
    send,
  });

  async function send({code}: FormValues<(typeof FIELDS)[number]>): Promise<SendOutcome> {
    const reply = await confirm(code);
    if (!reply) return {kind: "refused"};
    if (reply.ok) {
      onDone(reply.data.recovery_codes);
      return {kind: "leaving"};
    }
    return failureOutcome(reply, {
      names: FIELDS,
      t,
      failures: {otp_wrong: t("secondFactor.codeWrong")},
      fieldOf: {otp_wrong: "code"},
    });
  }
  const {size, path} = secret.qr;
  return (
    <form {...form.props} className="form-column mt-8">
      <p>{t("secondFactor.scan")}</p>
      {/* Dark on light whatever the theme: not every camera reads it the other way round. */}
      <svg role="img" aria-label={t("secondFactor.qr")} viewBox={`0 0 ${size} ${size}`} className="qr mt-6">
        <path d={path} />
      </svg>
      <p className="text-label mt-6">{t("secondFactor.key")}</p>
      <p className="mt-2 text-code [overflow-wrap:anywhere]">{secret.secret.match(/.{1,4}/g)?.join(" ")}</p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("code")}
        label={t("secondFactor.code")}
        hint={t("secondFactor.codeHint")}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
      />
      <SubmitButton isSaving={form.isSaving} saving={t("secondFactor.confirming")}>
        {t("secondFactor.confirm")}
      </SubmitButton>
    </form>
  );
}
