"use client";

import type {demoPeopleReply} from "@gradus/backend/contract/demo";
import {useEffect, useState} from "react";
import type {z} from "zod";
import {useTranslator} from "@/client/messages/use-translator";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import type {DemoPeopleMessages} from "./sign-in-messages";

type DemoPerson = z.output<typeof demoPeopleReply>["people"][number];

interface Props {
  readonly messages: DemoPeopleMessages;
  readonly supportEmail: string;
}

/** The demo people of a local backend; nothing where there are none. */
export function DemoPeopleClient({messages, supportEmail}: Props) {
  const t = useTranslator(messages);
  const people = usePeople();
  const [problem, setProblem] = useState<string | null>(null);

  async function signIn({email, password}: DemoPerson) {
    const reply = await browserSession().callBackend("POST /b/email/signin", {body: {email, password}});
    if (reply.ok) browserSession().signIn(reply.data);
    else setProblem(t("auth.signInFailed", {email: supportEmail}));
  }
  if (people.length === 0) return null;
  return (
    <section className="form-column mt-12">
      <h2 className="text-h3">{t("auth.demoTitle")}</h2>
      <p className="mt-2 text-text-2">{t("auth.demoLead")}</p>
      <ProblemLine>{problem}</ProblemLine>
      <ul className="mt-4">
        {people.map((person) => (
          <li
            key={person.email}
            className="flex items-center justify-between gap-4 border-line border-b py-3"
          >
            <div className="min-w-0">
              <p>{person.name}</p>
              <p className="text-label break-words text-text-2">{person.email}</p>
              <p className="text-label break-words text-text-2">{person.password}</p>
            </div>
            <Button
              className="shrink-0"
              variant="secondary"
              aria-label={`${t("auth.signIn")}: ${person.name}`}
              onClick={() => void signIn(person)}
            >
              {t("auth.signIn")}
            </Button>
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
