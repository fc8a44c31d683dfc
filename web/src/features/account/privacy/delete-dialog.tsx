import type {User} from "@gradus/backend/contract/accounts";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {FormAlert} from "@/ui/form/form-alert";
import type {SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
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
  readonly onLeaving: (deletes_at: string) => void;
}

/** Asks for the name, so that nobody deletes an account by accident or at somebody else's computer. */
export function DeleteDialog({user, t, run, onClose, onLeaving}: Props) {
  const name = {name: user.user_name};
  const form = useForm({
    names: FIELDS,
    validate: ({confirmed_name}) =>
      confirmed_name.trim() === user.user_name ? {} : {confirmed_name: t("privacy.deleteNameWrong", name)},
    send,
  });

  async function send(): Promise<SendOutcome> {
    const reply = await run(() =>
      browserSession().callBackend("POST /b/api/v1/users/{id}/delete", {
        params: {id: user.id},
        body: {user_name: user.user_name},
      }),
    );
    if (!reply) return {kind: "refused"};
    if (!reply.ok) {
      return failureOutcome(reply, {
        names: FIELDS,
        t,
        failures: {last_admin: t("privacy.lastAdmin")},
      });
    }
    onLeaving(reply.data.deletes_at);
    return {kind: "leaving"};
  }
  return (
    <Dialog label={t("privacy.deleteQuestion", name)} onClose={onClose}>
      <form {...form.props}>
        <p className="mt-4">{t("privacy.deleteGoes")}</p>
        <p className="mt-4">{t("privacy.deleteStays")}</p>
        <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
        <TextField
          field={form.field("confirmed_name")}
          label={t("privacy.deleteType", name)}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="mt-8 flex flex-wrap gap-4">
          <SubmitButton
            variant="danger"
            size="md"
            className=""
            isSaving={form.isSaving}
            saving={t("privacy.deleting")}
          >
            {t("privacy.deleteConfirm")}
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
