"use client";

import type {Share} from "@gradus/backend/contract/sharing";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {changeShare} from "@/client/resources/use-shares";
import {useForm} from "@/ui/form/use-form";
import {LevelField, parseLevel} from "./level-field";
import type {SharesWords} from "./shares-words";

const FIELDS = ["level"] as const;

interface Props {
  readonly share: Share;
  readonly words: SharesWords;
  readonly close: () => void;
  readonly onChanged: (share: Share) => void;
}

export function LevelForm({share, words, close, onChanged}: Props) {
  const form = useForm({
    names: FIELDS,
    validate: () => ({}),
    async send({level}) {
      const reply = await changeShare(share, {level: parseLevel(level)});
      if (!reply.ok) return failureOutcome(reply, {names: FIELDS, words: words.form});
      close();
      onChanged(reply.data);
      return {kind: "done"};
    },
  });
  return (
    <DialogForm {...{form, words, close}}>
      <LevelField field={form.field("level")} words={words} defaultValue={share.level} />
    </DialogForm>
  );
}
