import type {SupplementarySession} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {ProblemLine} from "@/ui/status-lines";
import {mayPlan, useAthlete} from "../athlete/athlete-context";
import {type CalendarContext, shortTime} from "./calendar-context";
import {StatusGlyph} from "./status-glyph";
import type {SupplementarySessions} from "./use-supplementary-sessions";

interface Props {
  readonly sessions: readonly SupplementarySession[];
  readonly context: CalendarContext;
}

export function SupplementaryLines({sessions, context: {t}}: Props) {
  if (sessions.length === 0) return null;
  return (
    <ul className="cal-besides" aria-label={t("calendar.beside")}>
      {sessions.map(({id, title, minutes, done}) => (
        <li key={id} data-done={done !== null || undefined}>
          <StatusGlyph name={done === null ? "planned" : "done"} />
          <span>
            {title}, {shortTime(60 * minutes)}
            {done !== null && <span className="sr-only">. {t("calendar.standing.done")}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function SupplementaryList({
  sessions,
  context: {t},
  check,
}: Props & Pick<SupplementarySessions, "check">) {
  const [problem, setProblem] = useState<string | null>(null);
  const canPlan = mayPlan(useAthlete());
  if (sessions.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-label">{t("calendar.beside")}</h3>
      <ProblemLine>{problem}</ProblemLine>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <label className="mt-2 flex min-h-hit items-start gap-3">
              <input
                type="checkbox"
                className="mt-1 size-6 shrink-0 accent-current"
                checked={session.done !== null}
                disabled={!canPlan}
                onChange={async ({target}) => {
                  setProblem(null);
                  const reply = await check(session, target.checked);
                  if (!reply.ok) setProblem(failureMessage(reply.err, t));
                }}
              />
              <span>
                <span className="block font-semibold">
                  {session.title}, {shortTime(60 * session.minutes)}
                </span>
                <span className="block text-label text-text-2">{session.desc}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
