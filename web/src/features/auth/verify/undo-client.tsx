"use client";

import {useState} from "react";
import {failureWords} from "@/client/forms/failure-words";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import type {VerifyWords} from "./verify-words";

interface Props {
  readonly token: string;
  readonly words: VerifyWords;
  readonly resetHref: string;
}

/** The old address takes a change of e-mail back. On a button: programs that look at mails follow links. */
export function UndoClient({token, words, resetHref}: Props) {
  const [answer, setAnswer] = useState<{readonly isDone: boolean; readonly text: string} | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function undo() {
    if (isSaving) return;
    setSaving(true);
    const reply = await browserSession().callBackend("POST /b/email/undo", {body: {token}});
    const own = {not_found: words.undoExpired, code_expired: words.undoExpired, invalid: words.undoExpired};
    setAnswer({isDone: reply.ok, text: reply.ok ? words.undone : failureWords(reply.err, words.form, own)});
    setSaving(false);
  }
  return (
    <div className="mt-8 max-w-measure">
      <h2 className="text-h3">{words.undoTitle}</h2>
      <p role={answer?.isDone === false ? "alert" : "status"} className="mt-4">
        {answer?.text}
      </p>
      {answer?.isDone ? (
        <ButtonLink className="mt-6" size="lg" href={resetHref}>
          {words.newTitle}
        </ButtonLink>
      ) : (
        <Button className="mt-6" size="lg" aria-disabled={isSaving} onClick={undo}>
          {words.undoSubmit}
        </Button>
      )}
    </div>
  );
}
