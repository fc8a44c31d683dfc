import {useEffect, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {sendVerificationCode} from "@/client/resources/use-user";
import {Button} from "@/ui/button";
import type {VerifyTranslator} from "./verify-messages";

export function ResendCode({userId, t}: {userId: string | null; t: VerifyTranslator}) {
  const wait = useCountdown();
  const [answer, setAnswer] = useState<string | null>(null);

  async function resend() {
    if (wait.left > 0 || userId === null) return;
    setAnswer(null);
    const reply = await sendVerificationCode();
    if (reply.ok) wait.start(reply.data.resend_after);
    else if (reply.err.code === "rate_limited") wait.start(Number(reply.err.params?.retry_after ?? 30));
    setAnswer(reply.ok ? t("verify.resent") : failureMessage(reply.err, t));
  }
  return (
    <div className="mt-6">
      <Button className="-ms-2" variant="quiet" aria-disabled={wait.left > 0} onClick={resend}>
        {wait.left > 0 ? t("verify.resendIn", {seconds: wait.left}) : t("verify.resend")}
      </Button>
      <p role="status" className="text-label mt-2">
        {answer}
      </p>
    </div>
  );
}

/** Seconds that are left of a wait; 0 when there is none. */
function useCountdown() {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  function start(seconds: number) {
    setLeft(seconds);
    setUntil(Date.now() + seconds * 1000);
  }
  return {left, start};
}
