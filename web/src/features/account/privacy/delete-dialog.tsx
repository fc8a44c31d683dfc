import type {User} from "@gradus/backend/contract/accounts";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {deleteUser} from "@/client/resources/use-user";
import {Dialog} from "@/ui/dialog";
import type {SendOutcome} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {useStepUp} from "../step-up/use-step-up";
import type {PrivacyTranslator} from "./privacy-messages";

const FIELDS = ["confirmed_name"] as const;

interface Props {
  readonly user: User;
  readonly t: PrivacyTranslator;
  readonly run: ReturnType<typeof useStepUp>["run"];
  readonly onClose: () => void;
  /** With the moment the account goes. */
  readonly onDeletionStarted: (deletes_at: string) => void;
}

/** Asks for the user name, so that no account is deleted by accident or at another person's computer. */
export function DeleteDialog({user, t, run, onClose, onDeletionStarted}: Props) {
  const name = {name: user.user_name};
  const form = useForm({
    names: FIELDS,
    validate: ({confirmed_name}) =>
      confirmed_name.trim() === user.user_name ? {} : {confirmed_name: t("privacy.deleteNameWrong", name)},
    send,
  });

  async function send(): Promise<SendOutcome> {
    const reply = await run(() => deleteUser(user));
    if (!reply) return {kind: "refused"};
    if (!reply.ok) {
      return failureOutcome(reply, {
        names: FIELDS,
        t,
        failures: {last_admin: t("privacy.lastAdmin")},
      });
    }
    onDeletionStarted(reply.data.deletes_at);
    return {kind: "leaving"};
  }
  return (
    <Dialog label={t("privacy.deleteQuestion", name)} onClose={onClose}>
      <DialogForm
        form={form}
        t={t}
        submit={{label: t("privacy.deleteConfirm"), saving: t("privacy.deleting"), variant: "danger"}}
        intro={
          <>
            <p className="mt-4">{t("privacy.deleteGoes")}</p>
            <p className="mt-4">{t("privacy.deleteStays")}</p>
          </>
        }
        close={onClose}
      >
        <TextField
          field={form.field("confirmed_name")}
          label={t("privacy.deleteType", name)}
          autoComplete="off"
          spellCheck={false}
        />
      </DialogForm>
    </Dialog>
  );
}
