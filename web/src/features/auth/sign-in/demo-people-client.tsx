"use client";

import type {demoPeopleReply} from "@gradus/backend/contract/demo";
import {useEffect, useState} from "react";
import type {z} from "zod";
import {browserSession} from "@/client/session/browser-session";
import {withMessages} from "@/i18n/with-messages";
import {ProblemLine} from "@/ui/status-lines";
import type {DemoPeopleTranslator} from "./sign-in-messages";

type DemoPerson = z.output<typeof demoPeopleReply>["people"][number];

interface Props {
  readonly t: DemoPeopleTranslator;
  readonly supportEmail: string;
}

export const DemoPeopleClient = withMessages(DemoPeople);

function DemoPeople({t, supportEmail}: Props) {
  const people = usePeople();
  const [problem, setProblem] = useState<string | null>(null);

  async function signIn({email, password}: DemoPerson) {
    const reply = await browserSession().callBackend("POST /b/email/signin", {body: {email, password}});
    if (reply.ok) browserSession().signIn(reply.data);
    else setProblem(t("auth.signInFailed", {email: supportEmail}));
  }
  if (people.length === 0) return null;
  return (
    <section className="form-column mt-10 border-t border-text pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-body-lg font-semibold">{t("auth.demoTitle")}</h2>
        <p className="text-ui text-text-2">{t("auth.demoLead")}</p>
      </div>
      <ProblemLine>{problem}</ProblemLine>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              className="link min-h-hit"
              aria-label={`${t("auth.signIn")}: ${person.name}`}
              title={`${person.email}, ${person.password}`}
              onClick={() => void signIn(person)}
            >
              {person.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function usePeople() {
  const [people, setPeople] = useState<readonly DemoPerson[]>([]);
  useEffect(() => {
    void browserSession()
      .callBackend("GET /b/demo/people")
      .then((reply) => reply.ok && setPeople(reply.data.people));
  }, []);
  return people;
}
