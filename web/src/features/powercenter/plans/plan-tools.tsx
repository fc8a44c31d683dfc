import type {PlanEdit} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {changePlan} from "@/client/resources/use-plans";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {DialogButton} from "@/ui/dialog-button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {hrefForAthlete, mayPlan} from "../athlete/athlete-context";
import {ChangeMinutesForm} from "./change-minutes-form";
import {LeaveBody} from "./leave-body";
import {MoveRaceForm} from "./move-race-form";
import type {PlanPart} from "./plan-part";
import {startFailures} from "./start-failures";

export function PlanTools(part: PlanPart) {
  const {plan, context, onChanged, onConflict} = part;
  const {t} = context;
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  if (plan.state !== "active" && plan.state !== "paused") return <FinishedPlan {...part} />;
  if (!mayPlan(context.athlete)) return null;
  const isPaused = plan.state === "paused";

  async function change(edit: PlanEdit, words: string) {
    if (isWorking) return;
    setProblem(null);
    setDone(null);
    setWorking(true);
    const reply = await changePlan(plan, {...edit, version: plan.version});
    setWorking(false);
    if (reply.ok) {
      setDone(words);
      return onChanged(reply.data);
    }
    setProblem(failureMessage(reply.err, t, startFailures(reply.err, context)));
    if (reply.err.code === "conflict") onConflict();
  }
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-4">
        {plan.race && (
          <DialogButton label={t("plans.moveRace")} title={t("plans.moveRace")}>
            {(close) => <MoveRaceForm {...part} close={close} />}
          </DialogButton>
        )}
        <DialogButton label={t("plans.changeMinutes")} title={t("plans.changeMinutes")}>
          {(close) => <ChangeMinutesForm {...part} close={close} />}
        </DialogButton>
        <Button
          variant="secondary"
          aria-disabled={isWorking}
          onClick={() =>
            void change(
              {state: isPaused ? "active" : "paused"},
              t(isPaused ? "plans.resumed" : "plans.pausedNow"),
            )
          }
        >
          {t(isPaused ? "plans.resume" : "plans.pause")}
        </Button>
        <DialogButton label={t("plans.leave")} title={t("plans.leave")}>
          {(close) => <LeaveBody {...part} close={close} />}
        </DialogButton>
      </div>
      <ProblemLine>{problem}</ProblemLine>
      <DoneLine>{done}</DoneLine>
    </>
  );
}

function FinishedPlan({plan: {state}, context: {t, hrefs, athlete}}: PlanPart) {
  return (
    <>
      <p className="mt-4 max-w-measure">{t(state === "left" ? "plans.leftNow" : "plans.endedNow")}</p>
      <p className="mt-2 flex flex-wrap gap-4">
        {mayPlan(athlete) && (
          <ButtonLink href={hrefForAthlete(hrefs.plans, athlete)}>{t("plans.otherPlans")}</ButtonLink>
        )}
        <ButtonLink href={hrefForAthlete(hrefs.calendar, athlete)} variant="secondary">
          {t("plans.toCalendar")}
        </ButtonLink>
      </p>
    </>
  );
}
