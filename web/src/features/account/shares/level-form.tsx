import type {Share} from "@gradus/backend/contract/sharing";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {changeShare} from "@/client/resources/use-shares";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {LevelField, parseLevel} from "./level-field";
import {endNote, endOfDay, lastDay, shareEnd} from "./share-end";
import type {SharesTranslator} from "./shares-messages";

const FIELDS = ["level", "expires_at"] as const;

interface Props {
  readonly share: Share;
  readonly t: SharesTranslator;
  readonly close: () => void;
  readonly onChanged: (share: Share) => void;
}

export function LevelForm({share, t, close, onChanged}: Props) {
  const before = lastDay(share.expires_at);
  const notes = {expires_at: endNote(t)};
  const form = useForm({
    names: FIELDS,
    // An unchanged date is not validated again.
    validate: ({expires_at: day}) =>
      fieldMistakes({expires_at: day === before ? undefined : shareEnd(new Date())(day)}, t, notes),
    async send({level, expires_at: day}) {
      const end = day === before ? {} : {expires_at: endOfDay(day)};
      const reply = await changeShare(share, {level: parseLevel(level), ...end});
      if (!reply.ok) return failureOutcome(reply, {names: FIELDS, t, notes});
      close();
      onChanged(reply.data);
      return {kind: "done"};
    },
  });
  return (
    <DialogForm form={form} t={t} close={close}>
      <LevelField field={form.field("level")} t={t} defaultValue={share.level} />
      <TextField
        field={form.field("expires_at")}
        label={t("shares.ends")}
        hint={t("shares.endsHint")}
        type="date"
        defaultValue={before}
        optional={t("common.optional")}
      />
    </DialogForm>
  );
}
