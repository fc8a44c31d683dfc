import type {Share} from "@gradus/backend/contract/sharing";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {changeShare} from "@/client/resources/use-shares";
import {useForm} from "@/ui/form/use-form";
import {LevelField, parseLevel} from "./level-field";
import type {SharesTranslator} from "./shares-messages";

const FIELDS = ["level"] as const;

interface Props {
  readonly share: Share;
  readonly t: SharesTranslator;
  readonly close: () => void;
  readonly onChanged: (share: Share) => void;
}

export function LevelForm({share, t, close, onChanged}: Props) {
  const form = useForm({
    names: FIELDS,
    validate: () => ({}),
    async send({level}) {
      const reply = await changeShare(share, {level: parseLevel(level)});
      if (!reply.ok) return failureOutcome(reply, {names: FIELDS, t});
      close();
      onChanged(reply.data);
      return {kind: "done"};
    },
  });
  return (
    <DialogForm form={form} t={t} close={close}>
      <LevelField field={form.field("level")} t={t} defaultValue={share.level} />
    </DialogForm>
  );
}
