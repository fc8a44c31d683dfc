import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {linkToExport, requestExport, useExport} from "@/client/resources/use-export";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {useStepUp} from "../step-up/use-step-up";
import {exportStatus} from "./export-state";
import type {PrivacyTranslator} from "./privacy-messages";

export function ExportSection({user, t}: {user: User; t: PrivacyTranslator}) {
  const copies = useExport();
  const {run, dialog} = useStepUp(user, t);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const {export: copy = null, next_at = null} = copies.data ?? {};

  async function request() {
    if (isAsking) return;
    setAsking(true);
    const reply = await run(requestExport);
    setAsking(false);
    if (reply?.ok) copies.replace(reply.data);
    setProblem(!reply || reply.ok ? null : failureMessage(reply.err, t));
  }

  async function download() {
    const reply = await run(linkToExport);
    setProblem(!reply || reply.ok ? null : failureMessage(reply.err, t));
    if (reply?.ok) location.assign(reply.data.url);
    // It may have expired since the page was loaded.
    else if (reply) copies.retry();
  }
  const time = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "medium", timeStyle: "short"});
  return (
    <section className="mt-8 max-w-measure" aria-busy={copies.isLoading}>
      <h2 className="text-h2">{t("privacy.exportTitle")}</h2>
      <p className="mt-4">{t("privacy.exportText")}</p>
      <ProblemLine>{problem ?? (copies.err && failureMessage(copies.err, t))}</ProblemLine>
      <p role="status" className="mt-4 empty:hidden">
        {exportStatus(copy, t)}
      </p>
      {copy?.state === "ready" && (
        <Button className="mt-4" onClick={download}>
          {t("privacy.exportDownload")}
        </Button>
      )}
      {copies.data && next_at === null && (
        <Button className="mt-4" variant="secondary" aria-disabled={isAsking} onClick={request}>
          {isAsking ? t("privacy.exportRequesting") : t("privacy.exportRequest")}
        </Button>
      )}
      {next_at !== null && (
        <p className="mt-4 text-text-2">{t("privacy.exportNext", {date: time.format(new Date(next_at))})}</p>
      )}
      {dialog}
    </section>
  );
}
