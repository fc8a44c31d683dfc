import type {RunExport as ExportFile} from "@gradus/backend/contract/run-export";
import {RUN_EXPORT_FORMATS, RUN_EXPORT_LIFETIME} from "@gradus/backend/contract/run-export-values";
import {type SubmitEvent, useId, useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {WithResource} from "@/client/parts/with-resource";
import {
  isBeingMade,
  linkToRunExport,
  requestRunExport,
  useRunExport,
} from "@/client/resources/use-run-export";
import {Button} from "@/ui/button";
import {SelectField} from "@/ui/form/select-field";
import {ProblemLine} from "@/ui/status-lines";
import type {RunsTranslator} from "./runs-messages";

/** Collapsed until the user opens it: only then is the progress of the export requested. */
export function RunExport({t}: {readonly t: RunsTranslator}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="run-filters mt-8" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-ui">{t("runExport.title")}</summary>
      {isOpen && <Export t={t} />}
    </details>
  );
}

function Export({t}: {readonly t: RunsTranslator}) {
  const newest = useRunExport();
  return (
    <div className="max-w-measure">
      <p className="mt-2 text-text-2">{t("runExport.text", {days: RUN_EXPORT_LIFETIME.days})}</p>
      <WithResource resource={newest} t={t}>
        {({export: file}) => (
          <>
            <State file={file} t={t} />
            {file?.state === "ready" && <Download t={t} onGone={newest.retry} />}
            {!isBeingMade(file) && (
              <Request t={t} onRequested={(exportRequest) => newest.replace({export: exportRequest})} />
            )}
          </>
        )}
      </WithResource>
    </div>
  );
}

function State({file, t}: {readonly file: ExportFile | null; readonly t: RunsTranslator}) {
  const id = useId();
  return (
    <>
      <p role="status" id={id} className="mt-4 empty:hidden">
        {file && stateWords(file, t)}
      </p>
      {file && isBeingMade(file) && (
        <p className="mt-2 flex flex-wrap items-center gap-4">
          <progress aria-labelledby={id} value={file.done} max={Math.max(1, file.total)} />
          <span className="text-text-2">{t("runExport.progress", {done: file.done, total: file.total})}</span>
        </p>
      )}
    </>
  );
}

function stateWords(file: ExportFile, t: RunsTranslator) {
  if (isBeingMade(file)) return t("runExport.preparing");
  if (file.state === "failed") return t("runExport.failed");
  if (file.state === "expired" || file.expires === null) return t("runExport.expired");
  const day = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "long"}).format(new Date(file.expires));
  return t("runExport.ready", {day});
}

function Download({t, onGone}: {readonly t: RunsTranslator; readonly onGone: () => void}) {
  const [problem, setProblem] = useState<string | null>(null);
  async function download() {
    const reply = await linkToRunExport();
    setProblem(reply.ok ? null : plainFailureMessage(reply.err, t));
    if (reply.ok) location.assign(reply.data.url);
    // It may have expired since the page was loaded.
    else onGone();
  }
  return (
    <>
      <ProblemLine>{problem}</ProblemLine>
      <Button className="mt-4" onClick={() => void download()}>
        {t("runExport.download")}
      </Button>
    </>
  );
}

interface RequestProps {
  readonly t: RunsTranslator;
  readonly onRequested: (file: ExportFile) => void;
}

function Request({t, onRequested}: RequestProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const exportFormat = new FormData(event.currentTarget).get("format");
    if (isAsking) return;
    setAsking(true);
    const reply = await requestRunExport(
      RUN_EXPORT_FORMATS.find((format) => format === exportFormat) ?? "fit",
    );
    setAsking(false);
    setProblem(reply.ok ? null : plainFailureMessage(reply.err, t));
    if (reply.ok) onRequested(reply.data);
  }
  return (
    <form className="mt-4" onSubmit={(event) => void ask(event)}>
      <SelectField
        field={{name: "format", id: `${id}-format`, mistake: null}}
        label={t("runExport.format")}
        choices={RUN_EXPORT_FORMATS.map((value) => ({value, label: t(`runExport.${value}`)}))}
      />
      <ProblemLine>{problem}</ProblemLine>
      <Button type="submit" variant="secondary" className="mt-4" aria-disabled={isAsking}>
        {t(isAsking ? "runExport.asking" : "runExport.prepare")}
      </Button>
    </form>
  );
}
