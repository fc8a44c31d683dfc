import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {ComponentProps} from "react";
import {ExplanationPanel} from "./explanation-panel";
import {type Explained, explainOf} from "./run-explanations";

interface Props extends Omit<ComponentProps<typeof ExplanationPanel>, "explanation"> {
  readonly run: ActivityDetail;
  readonly id: Explained;
  readonly value: number | null;
}

/** A number of a run, explained from what the run itself tells. */
export function RunExplanation({id, value, run, ...shown}: Props) {
  return <ExplanationPanel {...shown} explanation={explainOf(id, value, run)} />;
}
