import type {WorkoutComplianceReply} from "@gradus/backend/contract/workout-compliance";
import {STANDING_RULES} from "@gradus/training/workouts/standing";
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

/** How the run compares with its workout, as the calendar shows it, with the rule and the numbers it was applied to. */
export function StandingWord({reply, format, t}: Props) {
  const id = useId();
  const {standing, base, share, planned, done} = reply;
  const said = (amounts: Readonly<Record<"duration" | "distance" | "stress", number | null>> | null) => {
    if (base === null || !amounts) return format.number(null);
    if (base === "duration") return format.duration(amounts.duration);
    return base === "distance"
      ? measureWords(format.distance(amounts.distance))
      : format.stress(amounts.stress);
  };
  const [least, most] = STANDING_RULES.done;
  const rule = t("steps.rule", {
    least: format.number(100 * least),
    most: format.number(100 * most),
    half: format.number(100 * STANDING_RULES.least),
    over: format.number(100 * STANDING_RULES.most),
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
            planned: said(planned),
            done: said(done),
            percent: format.number(100 * share),
          })}{" "}
        {rule}
      </span>
    </span>
  );
}
