"use client";

import type {SignedInSession} from "@gradus/backend/contract/session";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {endOtherSessions, endSession, useSessions} from "@/client/resources/use-sessions";
import type {Reply} from "@/client/session/reply";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import type {SessionsTranslator} from "./password-messages";

export const SessionsClient = withMessages(Sessions);

function Sessions({t}: {t: SessionsTranslator}) {
  const list = useSessions();
  const [problem, setProblem] = useState<string | null>(null);

  async function settle(ending: Promise<Reply<unknown>>) {
    const reply = await ending;
    setProblem(reply.ok ? null : failureMessage(reply.err, t));
    list.retry();
  }
  const items = list.data?.items ?? [];
  const message = problem ?? (list.err && failureMessage(list.err, t));
  return (
    <section className="mt-16 max-w-measure" aria-busy={list.isLoading}>
      <h2 className="text-h2">{t("account.sessions")}</h2>
      <ProblemLine>{message}</ProblemLine>
      <ul className="mt-4">
        {items.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            t={t}
            onEnd={() => settle(endSession(session.id))}
          />
        ))}
      </ul>
      {items.length > 1 && (
        <Button className="mt-6" variant="secondary" onClick={() => settle(endOtherSessions())}>
          {t("account.endOthers")}
        </Button>
      )}
    </section>
  );
}

interface LineProps {
  readonly session: SignedInSession;
  readonly t: SessionsTranslator;
  readonly onEnd: () => void;
}

function SessionLine({session, t, onEnd}: LineProps) {
  const format = t.formatLocale;
  const kind = session.client.kind === "web" ? t("account.clientWeb") : t("account.clientApp");
  const country = session.country && new Intl.DisplayNames(format, {type: "region"}).of(session.country);
  const used = new Intl.DateTimeFormat(format, {dateStyle: "medium", timeStyle: "short"});
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-line border-b py-3">
      <div>
        <p>{[session.client.browser ?? kind, country].filter(Boolean).join(", ")}</p>
        <p className="text-label text-text-2">
          {session.current
            ? t("account.thisDevice")
            : t("account.lastUsed", {date: used.format(new Date(session.last_used_at))})}
        </p>
      </div>
      {!session.current && (
        <Button variant="secondary" onClick={onEnd}>
          {t("account.endSession")}
        </Button>
      )}
    </li>
  );
}
