import type {Activity} from "@gradus/backend/contract/activities";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {removeRun, restoreRun} from "@/client/resources/use-run";
import {type RunQuery, useRuns} from "@/client/resources/use-runs";
import type {RunsTranslator} from "./runs-messages";

export function useRunList(query: RunQuery, t: RunsTranslator) {
  const runs = useRuns(query);
  const [status, setStatus] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(run: Activity) {
    const reply = await removeRun(run);
    setProblem(reply.ok ? null : plainFailureMessage(reply.err, t));
    setStatus(reply.ok ? t("runs.removed", {name: run.name}) : null);
    if (reply.ok) runs.replaceRun({...run, deleted: new Date().toISOString()});
  }
  async function restore(run: Activity) {
    const reply = await restoreRun(run);
    setProblem(reply.ok ? null : plainFailureMessage(reply.err, t, {conflict: t("runs.goneForGood")}));
    setStatus(reply.ok ? t("runs.restored", {name: run.name}) : null);
    if (reply.ok) runs.replaceRun(reply.data);
  }
  return {...runs, status, stopped: problem, remove, restore};
}
