import type {PlanChange} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {useMembership} from "@/client/resources/use-membership";
import {undoPlanChange} from "@/client/resources/use-plans";
import {Button} from "@/ui/button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {mayPlan} from "../athlete/athlete-context";
import {dayWords} from "../format/day-words";
import {reasonWords} from "../format/plan-reason";
import {type Decision, decisionsOf} from "./decisions";
import type {PlanPart} from "./plan-part";
import {effectWords} from "./plan-words";

/** A change can be taken back for a week. */
export function PlanChanges({plan, context, onChanged}: PlanPart) {
  const {t} = context;
  const [working, setWorking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUndone, setUndone] = useState(false);
  const access = useMembership().data?.access ?? null;
  // What an athlete paid for is theirs to know.
  const isFixed = context.athlete === null && access !== null && access !== "full_membership";

  async function undo({id}: PlanChange) {
    if (working !== null) return;
    setProblem(null);
    setUndone(false);
    setWorking(id);
    const reply = await undoPlanChange(plan, id);
    setWorking(null);
    if (reply.ok) {
      setUndone(true);
      return onChanged(reply.data);
    }
    setProblem(failureMessage(reply.err, t, {conflict: t("plans.undoConflict")}));
  }
  return (
    <section className="mt-10" aria-label={t("plans.changes")}>
      <h2 className="text-h2">{t("plans.changes")}</h2>
      {plan.changes.length === 0 && <p className="mt-2">{t(isFixed ? "plans.fixed" : "plans.noChanges")}</p>}
      <ProblemLine>{problem}</ProblemLine>
      <DoneLine>{isUndone && t("plans.undone")}</DoneLine>
      <ol className="plan-changes">
        {decisionsOf(plan.changes).map((decision) => (
          <OneDecision
            key={decision.changes[0].id}
            decision={decision}
            context={context}
            working={working}
            onUndo={(change) => void undo(change)}
          />
        ))}
      </ol>
    </section>
  );
}

interface Props extends Pick<PlanPart, "context"> {
  readonly decision: Decision;
  readonly working: string | null;
  readonly onUndo: (change: PlanChange) => void;
}

/** Why once, and then all that came of it. */
function OneDecision({decision: {at, changes}, context, working, onUndo}: Props) {
  const {t} = context;
  const mayUndo = mayPlan(context.athlete);
  return (
    <li>
      <p className="text-label text-text-2">{dayWords(t.formatLocale, at)}</p>
      <p className="max-w-measure">{reasonWords(changes[0], t)}</p>
      <ul>
        {changes.map((change) => (
          <li key={change.id} className="plan-effect">
            <p>
              {effectWords(change, context)} {change.undone && <em>{t("plans.undone")}</em>}
            </p>
            {change.undo_until && mayUndo && (
              <Button
                variant="secondary"
                aria-disabled={working !== null}
                aria-label={t("plans.undoOne", {title: change.before?.title ?? ""})}
                onClick={() => onUndo(change)}
              >
                {working === change.id ? t("common.working") : t("common.undo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
