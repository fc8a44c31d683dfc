import type {PageContext} from "@/content/page-context";
import type {PlanView} from "./plan-view";

export interface PlanListProps {
  readonly plans: readonly PlanView[];
  /** Groups the radios of one list. */
  readonly name: string;
  readonly context: PageContext;
}
