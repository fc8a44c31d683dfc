import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {useEffect, useRef, useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {restoreRun} from "@/client/resources/use-run";
import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {forgetDeleted} from "../runs/just-deleted";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly run: ActivityDetail;
  readonly t: RunTranslator;
  readonly onRestored: (now: Partial<ActivityDetail>) => void;
}

/** Takes the focus from the button that deleted the run. */
export function DeletedRun({run, t, onRestored}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);

  async function restore() {
    setWorking(true);
    setProblem(null);
    const reply = await restoreRun(run);
    setWorking(false);
    if (!reply.ok) return setProblem(plainFailureMessage(reply.err, t, {conflict: t("run.goneForGood")}));
    forgetDeleted();
    onRestored({...reply.data, restorable_until: null});
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-display-2 hyphens-auto wrap-anywhere">
        <s>{run.name}</s>
      </h1>
      <p role="status" className="mt-6 text-body-lg">
        {run.restorable_until === null
          ? t("run.deleted")
          : t("run.deletedUntil", {day: dayOf(run.restorable_until, t.formatLocale)})}
      </p>
      <ProblemLine>{problem}</ProblemLine>
      <Button className="mt-6" aria-disabled={isWorking} onClick={() => isWorking || void restore()}>
        {isWorking ? t("common.working") : t("run.restore")}
      </Button>
    </>
  );
}

const dayOf = (instant: string, locale: string) =>
  dateFormat(locale, {dateStyle: "long"}).format(new Date(instant));
