import {plainFailureMessage} from "@/client/forms/failure-message";
import {removeCriticalPower} from "@/client/resources/use-critical-power";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import type {PowerTranslator} from "../power/power-messages";

interface Props {
  /** What was set by hand, all of which goes. */
  readonly ids: readonly string[];
  readonly label: string;
  readonly name?: string;
  readonly t: PowerTranslator;
  readonly onReverted: () => void;
}

export function RevertToAutomatic({ids, label, name, t, onReverted}: Props) {
  async function takeBack() {
    for (const id of ids) {
      const reply = await removeCriticalPower(id);
      if (!reply.ok && reply.err.code !== "not_found") return plainFailureMessage(reply.err, t);
    }
    onReverted();
    return null;
  }
  return (
    <ConfirmDialog
      label={label}
      {...(name && {name})}
      title={t("power.back.title")}
      text={t("power.back.text")}
      confirm={t("power.back.confirm")}
      working={t("common.working")}
      cancel={t("common.cancel")}
      onConfirm={takeBack}
    />
  );
}
