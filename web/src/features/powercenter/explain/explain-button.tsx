import {type ComponentProps, lazy} from "react";
import {ExplainFrame} from "./explain-frame";
import type {RunExplanation} from "./run-explanation";

// Read when somebody asks: a page of numbers costs its buttons.
const Explanation = lazy(async () => ({default: (await import("./run-explanation")).RunExplanation}));

/** Explains a number of a run, of which this page knows what went into it. */
export function ExplainButton(props: ComponentProps<typeof RunExplanation>) {
  return (
    <ExplainFrame name={props.name} shown={props.shown} t={props.t}>
      <Explanation {...props} />
    </ExplainFrame>
  );
}
