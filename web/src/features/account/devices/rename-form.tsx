"use client";

import type {Device} from "@gradus/backend/contract/gear";
import {GEAR_BOUNDS} from "@gradus/backend/contract/gear-values";
import {plainText} from "@/client/forms/field-rules";
import {mistakeWords} from "@/client/forms/mistake-words";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {renameDevice} from "@/client/resources/use-devices";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {DevicesWords} from "./devices-words";

const NAMES = ["name"] as const;
const NOTES = {name: GEAR_BOUNDS.device_name};

interface Props {
  readonly device: Device;
  readonly words: DevicesWords;
  readonly close: () => void;
  readonly onRenamed: (device: Device) => void;
}

export function RenameForm({device, words, close, onRenamed}: Props) {
  const form = useForm({
    names: NAMES,
    validate: ({name}) =>
      mistakeWords({name: plainText(GEAR_BOUNDS.device_name.max)(name)}, words.form, NOTES),
    async send({name}) {
      const reply = await renameDevice(device, name);
      if (!reply.ok) return failureOutcome(reply, {names: NAMES, words: words.form, notes: NOTES});
      onRenamed(reply.data);
      close();
      return {kind: "done"};
    },
  });
  return (
    <DialogForm {...{form, words, close}}>
      <TextField
        field={form.field("name")}
        label={words.newName}
        hint={words.newNameHint}
        defaultValue={device.name ?? ""}
        autoComplete="off"
      />
    </DialogForm>
  );
}
