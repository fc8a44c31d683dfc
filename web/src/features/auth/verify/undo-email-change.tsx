import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import type {VerifyTranslator} from "./verify-messages";

interface Props {
  readonly token: string;
  readonly t: VerifyTranslator;
  readonly resetHref: string;
}

/** The old address takes a change of e-mail back. On a button: programs that look at mails follow links. */
export function UndoEmailChange({token, t, resetHref}: Props) {
  const [answer, setAnswer] = useState<{readonly isDone: boolean; readonly text: string | null} | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function undo() {
    if (isSaving) return;
    setSaving(true);
    const reply = await browserSession().callBackend("POST /b/email/undo", {body: {token}});
    const own = {
      not_found: t("verify.undoExpired"),
      code_expired: t("verify.undoExpired"),
      invalid: t("verify.undoExpired"),
    };
    setAnswer({isDone: reply.ok, text: reply.ok ? t("verify.undone") : failureMessage(reply.err, t, own)});
    setSaving(false);
  }
  return (
    <div className="mt-8 max-w-measure">
      <h2 className="text-h3">{t("verify.undoTitle")}</h2>
      <p role={answer?.isDone === false ? "alert" : "status"} className="mt-4">
        {answer?.text}
      </p>
      {answer?.isDone ? (
        <ButtonLink className="mt-6" size="lg" href={resetHref}>
          {t("reset.newTitle")}
        </ButtonLink>
      ) : (
        <Button className="mt-6" size="lg" aria-disabled={isSaving} onClick={undo}>
          {t("verify.undoSubmit")}
        </Button>
      )}
    </div>
  );
}
