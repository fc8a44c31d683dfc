import type {AthleteRow} from "@gradus/backend/contract/athletes";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {useState} from "react";
import {DialogButton} from "@/ui/dialog-button";
import {AssignPlanForm} from "./assign-plan-form";
import {ConfirmAssignment} from "./confirm-assignment";
import {type Assignment, type AssignmentResult, assignToEach} from "./plan-assignment";
import type {PlansContext} from "./plans-messages";

interface Props {
  readonly library: LibraryPlan;
  /** Athletes of the viewer, as their coach. */
  readonly coached: readonly AthleteRow[];
  readonly context: PlansContext;
}

export function AssignPlan(props: Props) {
  const {library, context} = props;
  return (
    <DialogButton
      variant="quiet"
      label={context.t("plans.assign")}
      name={context.t("plans.assignOne", {title: library.title})}
      title={library.title}
      className="mt-2"
    >
      {(close) => <Steps {...props} close={close} />}
    </DialogButton>
  );
}

interface AssignmentReview {
  readonly assignment: Assignment;
  readonly results: readonly AssignmentResult[];
}

function Steps({library, coached, context, close}: Props & {readonly close: () => void}) {
  const [requestedAssignment, setRequestedAssignment] = useState<Assignment | null>(null);
  const [review, see] = useState<AssignmentReview | null>(null);
  async function previewAssignment(assignment: Assignment) {
    setRequestedAssignment(assignment);
    see({assignment, results: await assignToEach(assignment, {isDryRun: true, context})});
  }
  if (review) return <ConfirmAssignment {...review} context={context} onBack={() => see(null)} />;
  return (
    <AssignPlanForm
      library={library}
      coached={coached}
      context={context}
      previous={requestedAssignment}
      close={close}
      onSubmitted={previewAssignment}
    />
  );
}
