import type {PlanDetail} from "@gradus/backend/contract/plans";
import type {PlansContext} from "./plans-messages";

export interface PlanPart {
  readonly plan: PlanDetail;
  readonly context: PlansContext;
  /** What the server answered to a change. */
  readonly onChanged: (plan: PlanDetail) => void;
  /** Another tab or device was quicker: reads the plan as it is now. */
  readonly onConflict: () => void;
}
