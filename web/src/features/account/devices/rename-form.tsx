import type {Device} from "@gradus/backend/contract/gear";
import {GEAR_BOUNDS} from "@gradus/backend/contract/gear-values";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {plainText} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {renameDevice} from "@/client/resources/use-devices";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {DevicesTranslator} from "./devices-messages";

const NAMES = ["name"] as const;
const NOTES = {name: GEAR_BOUNDS.device_name};

interface Props {
  readonly device: Device;
  readonly t: DevicesTranslator;
  readonly close: () => void;
  readonly onRenamed: (device: Device) => void;
}

export function RenameForm({device, t, close, onRenamed}: Props) {
  const form = useForm({
    names: NAMES,
    validate: ({name}) => fieldMistakes({name: plainText(GEAR_BOUNDS.device_name.max)(name)}, t, NOTES),
    async send({name}) {
      const reply = await renameDevice(device, name);
      if (!reply.ok) return failureOutcome(reply, {names: NAMES, t, notes: NOTES});
      onRenamed(reply.data);
      close();
      return {kind: "done"};
    },
  });
  return (
    <DialogForm form={form} t={t} close={close}>
      <TextField
        field={form.field("name")}
        label={t("devices.newName")}
        hint={t("devices.newNameHint")}
        defaultValue={device.name ?? ""}
        autoComplete="off"
      />
    </DialogForm>
  );
}
