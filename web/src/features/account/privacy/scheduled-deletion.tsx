"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {failureWords} from "@/client/forms/failure-words";
import {fill} from "@/client/messages/fill";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import type {PrivacyWords} from "./privacy-words";

const DAY_MS = 24 * 60 * 60 * 1000;

type Words = Pick<PrivacyWords, "leavingText" | "leavingSoon" | "form">;

/** How long an account may still be kept: "in 13 days, on 15 March". */
export function leavingInWords(deletes_at: string, now: number, words: Words): string {
  const left = new Date(deletes_at).getTime() - now;
  if (left <= 0) return words.leavingSoon;
  const {format} = words.form;
  const [amount, unit] =
    left < DAY_MS ? ([left / (DAY_MS / 24), "hour"] as const) : ([left / DAY_MS, "day"] as const);
  return fill(words.leavingText, {
    when: new Intl.RelativeTimeFormat(format).format(Math.ceil(amount), unit),
    date: new Intl.DateTimeFormat(format, {dateStyle: "long"}).format(new Date(deletes_at)),
  });
}

interface Props {
  readonly user: User;
  readonly deletesAt: string;
  readonly words: PrivacyWords;
  readonly onKept: () => void;
}

export function ScheduledDeletion({user, deletesAt, words, onKept}: Props) {
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function keep() {
    if (isKeeping) return;
    setKeeping(true);
    const params = {id: user.id};
    const reply = await browserSession().callBackend("POST /b/api/v1/users/{id}/delete/cancel", {
      params,
      body: {},
    });
    setKeeping(false);
    setProblem(reply.ok ? null : failureWords(reply.err, words.form, {conflict: words.leavingSoon}));
    if (reply.ok) onKept();
  }
  return (
    <section className="mt-8 max-w-measure border-danger border-s-4 bg-raised px-4 py-4">
      <h2 className="text-h3">{words.leavingTitle}</h2>
      <p className="mt-2">{leavingInWords(deletesAt, Date.now(), words)}</p>
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem}
      </p>
      <Button className="mt-4" aria-disabled={isKeeping} onClick={keep}>
        {isKeeping ? words.keeping : words.keepAccount}
      </Button>
    </section>
  );
}
