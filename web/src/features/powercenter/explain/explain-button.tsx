import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {ComponentProps} from "react";
import {ExplainFrame} from "./explain-frame";
import {ExplanationPanel} from "./explanation-panel";
import {type Explained, explainOf} from "./run-explanations";

interface Props extends Omit<ComponentProps<typeof ExplanationPanel>, "explanation"> {
  readonly run: ActivityDetail;
  readonly id: Explained;
  readonly value: number | null;
}

/** Explains a number of a run, of which this page knows what went into it. */
export function ExplainButton(props: Props) {
  return (
    <ExplainFrame name={props.name} t={props.t}>
      <RunPanel {...props} />
    </ExplainFrame>
  );
}

function RunPanel({id, value, run, ...shown}: Props) {
  return <ExplanationPanel {...shown} explanation={explainOf(id, value, run)} />;
}
