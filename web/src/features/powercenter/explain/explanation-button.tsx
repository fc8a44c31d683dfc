import {type ComponentProps, lazy} from "react";
import {ExplainFrame} from "./explain-frame";
import type {ReplyExplanation} from "./reply-explanation";

// Loaded when a user opens an explanation: a page full of numbers downloads only the buttons.
const Explanation = lazy(async () => ({
  default: (await import("./reply-explanation")).ReplyExplanation,
}));

/** Explains a number of a reply with the explanation that came with it. */
export function ExplanationButton(props: ComponentProps<typeof ReplyExplanation>) {
  return (
    <ExplainFrame name={props.name} shown={props.shown} t={props.t}>
      <Explanation {...props} />
    </ExplainFrame>
  );
}
