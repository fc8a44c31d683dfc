import type {confirmOtpReply, enrollReply} from "@gradus/backend/contract/second-factor";
import type {z} from "zod";
import {mistakeWords} from "@/client/forms/mistake-words";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {SecondFactorWords} from "./second-factor-words";

const FIELDS = ["code"] as const;

interface Props {
  readonly secret: z.output<typeof enrollReply>;
  readonly words: SecondFactorWords;
  /** Null when they thought better of it. */
  readonly confirm: (code: string) => Promise<Reply<z.output<typeof confirmOtpReply>> | null>;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** The secret for the app, to scan or to type, and the code that shows the app has it. */
export function Enrolment({secret, words, confirm, onDone}: Props) {
  const form = useForm({
    names: FIELDS,
    validate: ({code}) => mistakeWords(code.trim() === "" ? {code: "required" as const} : {}, words.form),
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
      words: words.form,
      failures: {otp_wrong: words.codeWrong},
      fieldOf: {otp_wrong: "code"},
    });
  }
  const {size, path} = secret.qr;
  return (
    <form {...form.props} className="form-column mt-8">
      <p>{words.scan}</p>
      {/* Dark on light whatever the theme: not every camera reads it the other way round. */}
      <svg role="img" aria-label={words.qr} viewBox={`0 0 ${size} ${size}`} className="qr mt-6">
        <path d={path} />
      </svg>
      <p className="text-label mt-6">{words.key}</p>
      <p className="mt-2 text-code [overflow-wrap:anywhere]">{secret.secret.match(/.{1,4}/g)?.join(" ")}</p>
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
      <TextField
        field={form.field("code")}
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
      />
      <SubmitButton isSaving={form.isSaving} saving={words.confirming}>
        {words.confirm}
      </SubmitButton>
    </form>
  );
}
