"use client";

import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {giveConsent, useConsents} from "@/client/resources/use-consents";
import {withMessages} from "@/i18n/with-messages";
import {CheckField} from "@/ui/form/check-field";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import {documentName} from "../legal-documents";
import {type ConsentKind, currentChoices, listAgreed} from "./consents";
import type {ConsentsTranslator} from "./consents-messages";

interface Props {
  readonly t: ConsentsTranslator;
  /** Where the versions of a document are listed. */
  readonly versions: Readonly<Record<string, string>>;
}

export const ConsentsClient = withMessages(Consents);

function Consents({t, versions}: Props) {
  const list = useConsents();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);

  async function choose(kind: ConsentKind, granted: boolean) {
    setSaved(false);
    const reply = await giveConsent({kind, granted});
    // The next page reads the list itself; a request from this page would only be in its way.
    if (reply.err?.code === "leaving") return;
    setSaved(reply.ok);
    setProblem(reply.ok ? null : failureMessage(reply.err, t));
    list.retry();
  }
  const message = problem ?? (list.err && failureMessage(list.err, t));
  const names = {
    marketing: t("account.consentMarketing"),
    analytics: t("account.consentAnalytics"),
    coach: t("account.consentCoach"),
  };
  return (
    <div className="max-w-measure" aria-busy={list.isLoading}>
      <ProblemLine className="mt-6">{message}</ProblemLine>
      {list.data && (
        <>
          <h2 className="mt-8 text-h3">{t("account.choices")}</h2>
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
            {isSaved && t("account.saved")}
          </p>
          <h2 className="mt-8 text-h3">{t("account.agreements")}</h2>
          <Agreements agreed={listAgreed(list.data.agreements)} t={t} versions={versions} />
        </>
      )}
    </div>
  );
}

interface AgreementsProps extends Pick<Props, "versions"> {
  readonly agreed: ReturnType<typeof listAgreed>;
  readonly t: ConsentsTranslator;
}

function Agreements({agreed, t, versions}: AgreementsProps) {
  if (agreed.length === 0) return <p className="mt-4 text-text-2">{t("account.noAgreements")}</p>;
  const day = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "long"});
  return (
    <ul className="mt-4">
      {agreed.map(({key, kind, at}) => (
        <li key={key} className="flex flex-wrap justify-between gap-4 border-line border-b py-3">
          <span>
            {documentName(kind, t)}
            <span className="block text-label text-text-2">
              {t("account.agreedOn", {date: day.format(new Date(at))})}
            </span>
          </span>
          {versions[kind] && (
            <Link href={versions[kind]} className="link flex min-h-hit items-center">
              {t("account.readText")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
