import type {Gift} from "@gradus/backend/contract/gifts";
import {useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {filledText} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {claimGift} from "@/client/resources/use-gifts";
import {FormAlert} from "@/ui/form/form-alert";
import type {SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {ClaimTranslator} from "./claim-messages";

const FIELDS = ["code"] as const;
const CODE_MAX = 64;

interface Props {
  readonly code: string;
  readonly email: string;
  readonly t: ClaimTranslator;
  readonly onTaken: (gift: Gift) => void;
}

/** A gift meant for another address than the account's is claimed only after the user confirms it. */
export function ClaimForm({code, email, t, onTaken}: Props) {
  /** The code that turned out to be for another address. */
  const [foreign, setForeign] = useState<string | null>(null);
  const form = useForm({
    names: FIELDS,
    validate: (values) =>
      fieldMistakes({code: filledText(CODE_MAX)(values.code)}, t, {code: {max: CODE_MAX}}),
    send: (values) => take(values.code.trim()),
  });

  async function take(typed: string): Promise<SendOutcome> {
    const reply = await claimGift({code: typed, ...(foreign === typed && {transfer: true})});
    if (reply.ok) {
      onTaken(reply.data.gift);
      return {kind: "done"};
    }
    const isForeign = reply.err.code === "gift_for_another";
    setForeign(isForeign ? typed : null);
    return failureOutcome(reply, {
      names: FIELDS,
      t,
      failures: {
        gift_invalid: t("claim.invalid"),
        self_gift: t("claim.own"),
        gift_for_another: t("claim.forAnother", {email}),
      },
      fieldOf: {gift_invalid: "code"},
    });
  }
  return (
    <form {...form.props} className="form-column mt-6">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("code")}
        label={t("claim.code")}
        hint={t("claim.codeHint")}
        defaultValue={code}
        autoComplete="off"
        spellCheck={false}
      />
      <p className="mt-4 text-text-2 wrap-anywhere">{t("claim.account", {email})}</p>
      <SubmitButton isSaving={form.isSaving} saving={t("claim.taking")}>
        {foreign === null ? t("claim.take") : t("claim.transfer")}
      </SubmitButton>
    </form>
  );
}
