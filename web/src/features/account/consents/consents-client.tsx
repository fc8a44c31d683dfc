"use client";

import {useState} from "react";
import {failureWords} from "@/client/forms/failure-words";
import {fill} from "@/client/messages/fill";
import {useConsents} from "@/client/resources/use-consents";
import {browserSession} from "@/client/session/browser-session";
import {CheckField} from "@/ui/form/check-field";
import {Link} from "@/ui/link";
import {type ConsentKind, currentChoices, listAgreed} from "./consents";
import type {ConsentsWords} from "./consents-words";

/** What somebody agreed to, with the way to each text, and what they allow. */
export function ConsentsClient({words}: {words: ConsentsWords}) {
  const {params, ...list} = useConsents();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);

  async function choose(kind: ConsentKind, granted: boolean) {
    setSaved(false);
    const reply = await browserSession().callBackend("POST /b/api/v1/users/{id}/consents", {
      params,
      body: {kind, granted},
    });
    setSaved(reply.ok);
    setProblem(reply.ok ? null : failureWords(reply.err, words.form));
    list.retry();
  }
  const message = problem ?? (list.err && failureWords(list.err, words.form));
  const names = {
    marketing: words.consentMarketing,
    analytics: words.consentAnalytics,
    coach: words.consentCoach,
  };
  return (
    <div className="max-w-measure" aria-busy={list.isLoading}>
      <p role="alert" className="mt-6 text-danger empty:hidden">
        {message}
      </p>
      {list.data && (
        <>
          <h2 className="mt-8 text-h3">{words.choices}</h2>
          {currentChoices(list.data.consents).map(({kind, granted}) => (
            <CheckField
              key={kind}
              field={{name: kind, id: `consent-${kind}`, mistake: null}}
              label={names[kind]}
              checked={granted}
              onCheck={(isChecked) => void choose(kind, isChecked)}
            />
          ))}
          <p role="status" className="mt-4 text-success">
            {isSaved && words.saved}
          </p>
          <h2 className="mt-8 text-h3">{words.agreements}</h2>
          <Agreements agreed={listAgreed(list.data.agreements)} words={words} />
        </>
      )}
    </div>
  );
}

function Agreements({agreed, words}: {agreed: ReturnType<typeof listAgreed>; words: ConsentsWords}) {
  if (agreed.length === 0) return <p className="mt-4 text-text-2">{words.noAgreements}</p>;
  const day = new Intl.DateTimeFormat(words.form.format, {dateStyle: "long"});
  return (
    <ul className="mt-4">
      {agreed.map(({key, kind, at}) => (
        <li key={key} className="flex flex-wrap justify-between gap-4 border-line border-b py-3">
          <span>
            {words.documents[kind] ?? kind}
            <span className="block text-label text-text-2">
              {fill(words.agreedOn, {date: day.format(new Date(at))})}
            </span>
          </span>
          {words.versions[kind] && (
            <Link href={words.versions[kind]} className="link flex min-h-hit items-center">
              {words.readText}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
