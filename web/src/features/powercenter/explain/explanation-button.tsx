import {type ComponentProps, lazy} from "react";
import {ExplainFrame} from "./explain-frame";
import type {ExplanationPanel} from "./explanation-panel";

// Read when somebody asks: a page of numbers costs its buttons.
const Panel = lazy(async () => ({default: (await import("./explanation-panel")).ExplanationPanel}));

/** Explains a number of a reply with the explanation that came with it. */
export function ExplanationButton(props: ComponentProps<typeof ExplanationPanel>) {
  return (
    <ExplainFrame name={props.name} t={props.t}>
      <Panel {...props} />
    </ExplainFrame>
  );
}
