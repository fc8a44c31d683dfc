import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {stressParts} from "@gradus/training/explain/stress-parts";
import type {Series} from "@gradus/training/series/series";
import {useUser} from "@/client/resources/use-user";
import {ExplanationPanel, type PanelProps} from "./explanation-panel";
import {type Explained, explainOf} from "./run-explanations";
import {StressScale} from "./stress-scale";

interface Props extends Omit<PanelProps, "explanation" | "scale" | "isOwn"> {
  readonly run: ActivityDetail;
  readonly id: Explained;
  readonly value: number | null;
  /** What the value is drawn from; without it, the value is explained in words only. */
  readonly series?: Series;
}

export function RunExplanation({id, value, run, series, ...shown}: Props) {
  const user = useUser();
  const explanation = explainOf(id, value, run);
  const parts = explanation.id === "stress" && series ? partsOf(series, run.critical_power) : null;
  return (
    <ExplanationPanel
      {...shown}
      explanation={explanation}
      scale={parts && <StressScale parts={parts} format={shown.format} />}
      isOwn={user.data?.id === run.user_id}
    />
  );
}

/** As many ticks as the panel is wide enough for. */
const COLUMNS = 80;

function partsOf({active, columns: {power}}: Series, criticalPower: number | null) {
  return power && criticalPower !== null ? stressParts(power, active, criticalPower, COLUMNS) : null;
}
