"use client";

import {useState} from "react";
import {failureWords} from "@/client/forms/failure-words";
import {fill} from "@/client/messages/fill";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {useCountdown} from "./use-countdown";
import type {VerifyWords} from "./verify-words";

type Words = Pick<VerifyWords, "resend" | "resendIn" | "resent" | "form">;

/** A new code, as often as the server allows. */
export function ResendClient({userId, words}: {userId: string | null; words: Words}) {
  const wait = useCountdown();
  const [answer, setAnswer] = useState<string | null>(null);

  async function resend() {
    if (wait.left > 0 || userId === null) return;
    setAnswer(null);
    const reply = await browserSession().callBackend(
      "POST /b/api/v1/users/{id}/email/send-verification-code",
      {params: {id: userId}, body: {}},
    );
    if (reply.ok) wait.start(reply.data.resend_after);
    else if (reply.err.code === "rate_limited") wait.start(Number(reply.err.params?.retry_after ?? 30));
    setAnswer(reply.ok ? words.resent : failureWords(reply.err, words.form));
  }
  return (
    <div className="mt-6">
      <Button className="-ms-2" variant="quiet" aria-disabled={wait.left > 0} onClick={resend}>
        {wait.left > 0 ? fill(words.resendIn, {seconds: wait.left}) : words.resend}
      </Button>
      <p role="status" className="text-label mt-2">
        {answer}
      </p>
    </div>
  );
}
