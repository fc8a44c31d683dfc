import type {WorkoutComplianceReply} from "@gradus/backend/contract/workout-compliance";
import {STATUS_RULES} from "@gradus/training/workouts/workout-status";
import {useId} from "react";
import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";

interface Props {
  readonly reply: WorkoutComplianceReply;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

const GLYPHS: Readonly<Record<WorkoutComplianceReply["standing"], string>> = {
  planned: "○",
  done: "✓",
  less: "▼",
  more: "▲",
  missed: "✕",
  far_over: "▲▲",
  skipped: "–",
};

export function WorkoutStatusLabel({reply, format, t}: Props) {
  const id = useId();
  const {standing, base, share, planned, done} = reply;
  const amountWords = (
    amounts: Readonly<Record<"duration" | "distance" | "stress", number | null>> | null,
  ) => {
    if (base === null || !amounts) return format.number(null);
    if (base === "duration") return format.duration(amounts.duration);
    return base === "distance"
      ? measureWords(format.distance(amounts.distance))
      : format.stress(amounts.stress);
  };
  const [least, most] = STATUS_RULES.done;
  const rule = t("steps.rule", {
    least: format.number(100 * least),
    most: format.number(100 * most),
    half: format.number(100 * STATUS_RULES.least),
    over: format.number(100 * STATUS_RULES.most),
  });
  return (
    <span className="standing">
      <button type="button" className="standing-word" data-standing={standing} aria-describedby={id}>
        <span aria-hidden="true">{GLYPHS[standing]}</span> {t(`steps.standings.${standing}`)}
      </button>
      <span id={id} role="tooltip" className="standing-rule">
        {base !== null &&
          share !== null &&
          t("steps.plannedDone", {
            base: t(`steps.bases.${base}`),
            planned: amountWords(planned),
            done: amountWords(done),
            percent: format.number(100 * share),
          })}{" "}
        {rule}
      </span>
    </span>
  );
}
