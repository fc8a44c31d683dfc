"use client";

import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import {useState} from "react";
import {failureWords} from "@/client/forms/failure-words";
import {WithResource} from "@/client/parts/with-resource";
import {useConsents} from "@/client/resources/use-consents";
import {browserSession} from "@/client/session/browser-session";
import {parseNextPath} from "@/client/session/next-path";
import {ButtonLink} from "@/ui/button-link";
import {SubmitButton} from "@/ui/form/submit-button";
import {Link} from "@/ui/link";
import type {AgreeWords} from "./agree-words";

/** What changed since somebody agreed to it. The account waits for their answer; their data does not. */
export function AgreeClient({words}: {words: AgreeWords}) {
  const consents = useConsents();
  return (
    <WithResource resource={consents} words={words}>
      {({must_accept: documents}) =>
        documents.length === 0 ? (
          <NothingWaits words={words} />
        ) : (
          <AgreeForm {...{documents, words}} params={consents.params} onStopped={consents.retry} />
        )
      }
    </WithResource>
  );
}

interface FormProps {
  readonly documents: AgreedDocument[];
  readonly words: AgreeWords;
  readonly params: {readonly id: string};
  /** It may be another text by now. */
  readonly onStopped: () => void;
}

function AgreeForm({documents, words, params, onStopped}: FormProps) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function agree() {
    if (isSaving) return;
    setSaving(true);
    const reply = await browserSession().callBackend("POST /b/api/v1/users/{id}/consents", {
      params,
      body: {kind: "documents", documents},
    });
    if (reply.ok) {
      const next = new URLSearchParams(location.search).get("next");
      location.replace(parseNextPath(next) ?? words.hrefs.account);
      return;
    }
    setSaving(false);
    // Other words apply since this page was loaded: what is shown next is what they agree to.
    if (reply.err.code !== "version_changed") setProblem(failureWords(reply.err, words.form));
    onStopped();
  }
  return (
    <form
      className="mt-8 max-w-measure"
      onSubmit={(event) => {
        event.preventDefault();
        void agree();
      }}
    >
      <p className="text-body-lg">{words.agreeText}</p>
      <Documents documents={documents} words={words} />
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem}
      </p>
      <SubmitButton isSaving={isSaving} saving={words.agreeing}>
        {words.agreeButton}
      </SubmitButton>
      <p className="mt-8 text-text-2">{words.agreeLater}</p>
      <Link href={words.hrefs.privacy} className="link inline-flex min-h-hit items-center">
        {words.privacy}
      </Link>
    </form>
  );
}

function Documents({documents, words}: {documents: readonly AgreedDocument[]; words: AgreeWords}) {
  return (
    <ul className="mt-6">
      {documents.map(({kind}) => (
        <li key={kind} className="flex flex-wrap justify-between gap-4 border-line border-b py-3">
          <span className="flex min-h-hit items-center">{words.documents[kind] ?? kind}</span>
          {words.texts[kind] && (
            <Link href={words.texts[kind]} className="link flex min-h-hit items-center">
              {words.readText}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function NothingWaits({words}: {words: AgreeWords}) {
  return (
    <div className="mt-8">
      <p role="status">{words.agreeDone}</p>
      <ButtonLink className="mt-6" href={words.hrefs.account}>
        {words.openAccount}
      </ButtonLink>
    </div>
  );
}
