import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {keepUser} from "@/client/resources/use-user";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {leavingInWords} from "./leaving-words";
import type {PrivacyTranslator} from "./privacy-messages";

interface Props {
  readonly deletesAt: string;
  readonly t: PrivacyTranslator;
  readonly onKept: () => void;
}

export function ScheduledDeletion({deletesAt, t, onKept}: Props) {
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function keep() {
    if (isKeeping) return;
    setKeeping(true);
    const reply = await keepUser();
    setKeeping(false);
    setProblem(reply.ok ? null : failureMessage(reply.err, t, {conflict: t("privacy.leavingSoon")}));
    if (reply.ok) onKept();
  }
  return (
    <section className="mt-8 max-w-measure border-danger border-s-4 bg-raised px-4 py-4">
      <h2 className="text-h3">{t("privacy.leavingTitle")}</h2>
      <p className="mt-2">{leavingInWords(deletesAt, Date.now(), t)}</p>
      <ProblemLine>{problem}</ProblemLine>
      <Button className="mt-4" aria-disabled={isKeeping} onClick={keep}>
        {isKeeping ? t("privacy.keeping") : t("privacy.keepAccount")}
      </Button>
    </section>
  );
}
