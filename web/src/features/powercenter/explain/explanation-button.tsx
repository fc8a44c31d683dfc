import type {ComponentProps} from "react";
import {ExplainFrame} from "./explain-frame";
import {ExplanationPanel} from "./explanation-panel";

/** Explains a number of a reply with the explanation that came with it. */
export function ExplanationButton(props: ComponentProps<typeof ExplanationPanel>) {
  return (
    <ExplainFrame name={props.name} t={props.t}>
      <ExplanationPanel {...props} />
    </ExplainFrame>
  );
}
