import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {leavePlan} from "@/client/resources/use-plans";
import {Button} from "@/ui/button";
import {useBlockDialogClose} from "@/ui/dialog";
import {ProblemLine} from "@/ui/status-lines";
import type {PlanPart} from "./plan-part";

export function LeaveBody({plan, context: {t}, onChanged, close}: PlanPart & {readonly close: () => void}) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useBlockDialogClose(isWorking);

  async function leave(ahead: "remove" | "keep") {
    if (isWorking) return;
    setProblem(null);
    setWorking(true);
    const reply = await leavePlan(plan, ahead);
    setWorking(false);
    if (!reply.ok) return setProblem(failureMessage(reply.err, t));
    close();
    onChanged(reply.data);
  }
  return (
    <>
      <p className="mt-4">{t("plans.leaveText")}</p>
      <ProblemLine>{problem}</ProblemLine>
      <div className="mt-6 flex flex-wrap gap-4">
        {/* The first one has the focus: Enter takes nothing away. */}
        <Button variant="primary" aria-disabled={isWorking} onClick={() => isWorking || close()}>
          {t("plans.stay")}
        </Button>
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => void leave("keep")}>
          {t("plans.leaveKeep")}
        </Button>
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => void leave("remove")}>
          {t("plans.leaveRemove")}
        </Button>
      </div>
    </>
  );
}
