import {sumParts} from "@gradus/training/explain/sum-parts";
import {type EffortPoint, EffortScale} from "./effort-scale";
import {ExplanationPanel, type PanelProps} from "./explanation-panel";
import {SumScale} from "./sum-scale";

interface Props extends Omit<PanelProps, "scale" | "isOwn"> {
  /** What a model was drawn through, for a value that rests on it. */
  readonly efforts?: readonly EffortPoint[];
}

export function ReplyExplanation({efforts = [], ...panel}: Props) {
  const {explanation, format, t} = panel;
  const parts = sumParts(explanation);
  const scale = parts ? (
    <SumScale parts={parts} explanation={explanation} format={format} t={t} />
  ) : (
    efforts.length > 0 && <EffortScale efforts={efforts} value={explanation.value} format={format} />
  );
  return <ExplanationPanel {...panel} scale={scale || null} isOwn />;
}
