"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {fill} from "@/client/messages/fill";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {FormAlert} from "@/ui/form/form-alert";
import type {SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {useStepUp} from "../step-up/use-step-up";
import type {PrivacyWords} from "./privacy-words";

const FIELDS = ["confirmed_name"] as const;

interface Props {
  readonly user: User;
  readonly words: PrivacyWords;
  readonly run: ReturnType<typeof useStepUp>["run"];
  readonly onClose: () => void;
  /** With the moment the account goes. */
  readonly onLeaving: (deletes_at: string) => void;
}

/** Asks for the name, so that nobody deletes an account by accident or at somebody else's computer. */
export function DeleteDialog({user, words, run, onClose, onLeaving}: Props) {
  const name = {name: user.user_name};
  const form = useForm({
    names: FIELDS,
    validate: ({confirmed_name}) =>
      confirmed_name.trim() === user.user_name ? {} : {confirmed_name: fill(words.deleteNameWrong, name)},
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
        words: words.form,
        failures: {last_admin: words.lastAdmin},
      });
    }
    onLeaving(reply.data.deletes_at);
    return {kind: "leaving"};
  }
  return (
    <Dialog label={fill(words.deleteQuestion, name)} onClose={onClose}>
      <form {...form.props}>
        <p className="mt-4">{words.deleteGoes}</p>
        <p className="mt-4">{words.deleteStays}</p>
        <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(words.form)} />
        <TextField
          field={form.field("confirmed_name")}
          label={fill(words.deleteType, name)}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="mt-8 flex flex-wrap gap-4">
          <SubmitButton
            variant="danger"
            size="md"
            className=""
            isSaving={form.isSaving}
            saving={words.deleting}
          >
            {words.deleteConfirm}
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
