import {useEffect, useRef, useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {restoreRun} from "@/client/resources/use-run";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {type DeletedRunSummary, forgetDeleted, justDeleted} from "./just-deleted";
import type {RunsTranslator} from "./runs-messages";

interface Props {
  readonly t: RunsTranslator;
  readonly onRestored: () => void;
}

/** Reports once which run was deleted on its own page, with a way to restore it. */
export function DeletedElsewhere({t, onRestored}: Props) {
  const [run] = useState(justDeleted);
  useEffect(forgetDeleted, []);
  return run && <Deleted run={run} t={t} onRestored={onRestored} />;
}

function Deleted({run, t, onRestored}: Props & {readonly run: DeletedRunSummary}) {
  const [status, setStatus] = useState<"gone" | "working" | "back">("gone");
  const [problem, setProblem] = useState<string | null>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const {name} = run;
  async function restore() {
    setStatus("working");
    const reply = await restoreRun(run);
    setProblem(reply.ok ? null : plainFailureMessage(reply.err, t, {conflict: t("runs.goneForGood")}));
    setStatus(reply.ok ? "back" : "gone");
    if (!reply.ok) return;
    // The button goes, and its focus with it.
    line.current?.focus();
    onRestored();
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p ref={line} tabIndex={-1} role="status" className="text-success wrap-anywhere">
          {t(status === "back" ? "runs.restored" : "runs.removed", {name})}
        </p>
        {status !== "back" && (
          <Button
            variant="secondary"
            aria-label={t("runs.restoreRun", {name})}
            aria-disabled={status === "working"}
            onClick={() => status === "working" || void restore()}
          >
            {status === "working" ? t("common.working") : t("runs.restore")}
          </Button>
        )}
      </div>
      <ProblemLine>{problem}</ProblemLine>
    </>
  );
}
