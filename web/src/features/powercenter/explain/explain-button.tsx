import {type ComponentProps, lazy} from "react";
import {ExplainFrame} from "./explain-frame";
import type {RunExplanation} from "./run-explanation";

// Loaded when a user opens an explanation: a page full of numbers downloads only the buttons.
const Explanation = lazy(async () => ({default: (await import("./run-explanation")).RunExplanation}));

/** Explains a number of a run, of which this page knows what went into it. */
export function ExplainButton(props: ComponentProps<typeof RunExplanation>) {
  return (
    <ExplainFrame name={props.name} shown={props.shown} t={props.t}>
      <Explanation {...props} />
    </ExplainFrame>
  );
}
