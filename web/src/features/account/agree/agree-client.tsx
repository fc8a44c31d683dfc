"use client";

import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {WithResource} from "@/client/parts/with-resource";
import {giveConsent, useConsents} from "@/client/resources/use-consents";
import {parseNextPath} from "@/client/session/next-path";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {SubmitButton} from "@/ui/form/submit-button";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import {documentName} from "../legal-documents";
import type {AgreeTranslator} from "./agree-messages";

interface Props {
  readonly t: AgreeTranslator;
  /** Where the text of a document is that applies now. */
  readonly texts: Readonly<Record<string, string>>;
  readonly hrefs: {readonly account: string; readonly privacy: string};
}

/** What changed since the user agreed to it. The account waits for the user's answer; access to their data does not. */
export const AgreeClient = withMessages(Agree);

function Agree({t, texts, hrefs}: Props) {
  const consents = useConsents();
  return (
    <WithResource resource={consents} t={t}>
      {({must_accept: documents}) =>
        documents.length === 0 ? (
          <NothingWaits t={t} hrefs={hrefs} />
        ) : (
          <AgreeForm documents={documents} t={t} texts={texts} hrefs={hrefs} onStopped={consents.retry} />
        )
      }
    </WithResource>
  );
}

interface FormProps extends Omit<Props, "messages"> {
  readonly documents: AgreedDocument[];
  readonly t: AgreeTranslator;
  /** It may be another text by now. */
  readonly onStopped: () => void;
}

function AgreeForm({documents, t, texts, hrefs, onStopped}: FormProps) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function agree() {
    if (isSaving) return;
    setSaving(true);
    const reply = await giveConsent({kind: "documents", documents});
    if (reply.ok) {
      const next = new URLSearchParams(location.search).get("next");
      location.replace(parseNextPath(next) ?? hrefs.account);
      return;
    }
    setSaving(false);
    // Other words apply since this page was loaded: what is shown next is what they agree to.
    if (reply.err.code !== "version_changed") setProblem(failureMessage(reply.err, t));
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
      <p className="text-body-lg">{t("privacy.agreeText")}</p>
      <Documents documents={documents} t={t} texts={texts} />
      <ProblemLine>{problem}</ProblemLine>
      <SubmitButton isSaving={isSaving} saving={t("privacy.agreeing")}>
        {t("privacy.agreeButton")}
      </SubmitButton>
      <p className="mt-8 text-text-2">{t("privacy.agreeLater")}</p>
      <Link href={hrefs.privacy} className="link inline-flex min-h-hit items-center">
        {t("account.privacy")}
      </Link>
    </form>
  );
}

function Documents({documents, t, texts}: Pick<FormProps, "documents" | "t" | "texts">) {
  return (
    <ul className="mt-6">
      {documents.map(({kind}) => (
        <li key={kind} className="flex flex-wrap justify-between gap-4 border-line border-b py-3">
          <span className="flex min-h-hit items-center">{documentName(kind, t)}</span>
          {texts[kind] && (
            <Link href={texts[kind]} className="link flex min-h-hit items-center">
              {t("account.readText")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function NothingWaits({t, hrefs}: Pick<FormProps, "t" | "hrefs">) {
  return (
    <div className="mt-8">
      <p role="status">{t("privacy.agreeDone")}</p>
      <ButtonLink className="mt-6" href={hrefs.account}>
        {t("account.title")}
      </ButtonLink>
    </div>
  );
}
