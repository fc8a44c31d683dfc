import type {AthleteLane} from "@gradus/backend/contract/athletes";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {useState} from "react";
import {DialogButton} from "@/ui/dialog-button";
import {AssignPlanForm} from "./assign-plan-form";
import {ConfirmAssignment} from "./confirm-assignment";
import {type Assignment, askForEach, type PlanAnswer} from "./plan-assignment";
import type {PlansKit} from "./plans-messages";

interface Props {
  readonly library: LibraryPlan;
  /** Athletes of the viewer, as their coach. */
  readonly coached: readonly AthleteLane[];
  readonly kit: PlansKit;
}

/** Assigns a library plan to several athletes: first a preview for each, then, once it was seen, their plans. */
export function AssignPlan(props: Props) {
  const {library, kit} = props;
  return (
    <DialogButton
      variant="quiet"
      label={kit.t("plans.assign")}
      name={kit.t("plans.assignOne", {title: library.title})}
      title={library.title}
      className="mt-2"
    >
      {(close) => <Steps {...props} close={close} />}
    </DialogButton>
  );
}

interface AssignmentReview {
  readonly assignment: Assignment;
  readonly answers: readonly PlanAnswer[];
}

function Steps({library, coached, kit, close}: Props & {readonly close: () => void}) {
  const [asked, setAsked] = useState<Assignment | null>(null);
  const [seen, see] = useState<AssignmentReview | null>(null);
  async function look(assignment: Assignment) {
    setAsked(assignment);
    see({assignment, answers: await askForEach(assignment, {isTry: true, kit})});
  }
  if (seen) return <ConfirmAssignment {...seen} kit={kit} onBack={() => see(null)} />;
  return (
    <AssignPlanForm
      library={library}
      coached={coached}
      kit={kit}
      given={asked}
      close={close}
      onAsked={look}
    />
  );
}
