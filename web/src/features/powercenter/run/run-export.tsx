import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {sniff} from "@gradus/training/files/sniff";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {fetchRunFile, type RunFile} from "@/client/resources/use-run";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import type {RunTranslator} from "./run-messages";
import {saveFile} from "./save-file";

interface Props {
  readonly run: ActivityDetail;
  readonly t: RunTranslator;
}

export function RunExport({run, t}: Props) {
  const [working, setWorking] = useState<RunFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const kinds = [
    {kind: "fit", label: t("run.exportFit")},
    {kind: "csv", label: t("run.exportCsv")},
    ...(run.has_original ? [{kind: "original", label: t("run.exportOriginal")} as const] : []),
  ] as const;

  async function save(kind: RunFile) {
    setWorking(kind);
    setProblem(null);
    const reply = await fetchRunFile(run, kind);
    setWorking(null);
    if (!reply.ok) return setProblem(plainFailureMessage(reply.err, t, {not_found: t("run.exportGone")}));
    saveFile(reply.data, await fileName(run, kind, reply.data));
  }
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("run.export")}</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {kinds.map(({kind, label}) => (
          <Button
            key={kind}
            variant="secondary"
            aria-disabled={working !== null}
            onClick={() => working === null && void save(kind)}
          >
            {working === kind ? t("common.working") : label}
          </Button>
        ))}
      </div>
      <ProblemLine>{problem}</ProblemLine>
    </section>
  );
}

/** Builds the name from the run's day and name; an original file's extension follows from its content. */
async function fileName({local_day, name}: ActivityDetail, kind: RunFile, file: Blob): Promise<string> {
  const words = name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
  const ending = kind === "original" ? (sniff(new Uint8Array(await file.arrayBuffer())) ?? "bin") : kind;
  return `${[local_day, words].filter(Boolean).join("-")}.${ending}`;
}
