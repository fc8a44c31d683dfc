import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {cancelUserDeletion} from "@/client/resources/use-user";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {deletionInWords} from "./deletion-words";
import type {PrivacyTranslator} from "./privacy-messages";

interface Props {
  readonly deletesAt: string;
  readonly t: PrivacyTranslator;
  readonly onDeletionCancelled: () => void;
}

export function ScheduledDeletion({deletesAt, t, onDeletionCancelled}: Props) {
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function keep() {
    if (isKeeping) return;
    setKeeping(true);
    const reply = await cancelUserDeletion();
    setKeeping(false);
    setProblem(reply.ok ? null : failureMessage(reply.err, t, {conflict: t("privacy.leavingSoon")}));
    if (reply.ok) onDeletionCancelled();
  }
  return (
    <section className="mt-8 max-w-measure border-danger border-s-4 bg-raised px-4 py-4">
      <h2 className="text-h3">{t("privacy.leavingTitle")}</h2>
      <p className="mt-2">{deletionInWords(deletesAt, Date.now(), t)}</p>
      <ProblemLine>{problem}</ProblemLine>
      <Button className="mt-4" aria-disabled={isKeeping} onClick={keep}>
        {isKeeping ? t("privacy.keeping") : t("privacy.keepAccount")}
      </Button>
    </section>
  );
}
