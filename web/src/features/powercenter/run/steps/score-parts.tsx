import {COMPLIANCE_RULES} from "@gradus/training/workouts/compliance";
import {ExplainFrame} from "../../explain/explain-frame";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import type {Compliance} from "./judge-step";

interface Props {
  readonly compliance: Compliance;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

const PARTS = ["work", "duration", "stress"] as const;

export function ScoreParts({compliance, format, t}: Props) {
  const {weights, within} = COMPLIANCE_RULES;
  const score = format.number(compliance.score);
  const percent = (share: number | null) =>
    share === null ? format.number(null) : `${format.number(100 * share)}\u202f%`;
  return (
    <div className="steps-score">
      <p>
        <b className="text-value">{score}</b> {t("steps.ofHundred")}
      </p>
      <ExplainFrame name={t("steps.score")} shown={score} t={t}>
        <p>{t("steps.scoreText", {within: format.number(100 * within)})}</p>
        <table className="run-table mt-4">
          <thead>
            <tr>
              <th scope="col">{t("steps.part")}</th>
              <th scope="col">{t("steps.value")}</th>
              <th scope="col">{t("steps.weight")}</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">{t(`steps.parts.${part}`)}</th>
                <td>{percent(compliance[part])}</td>
                <td>{percent(compliance[part] === null ? null : weights[part])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4">{t(compliance.alignment === "laps" ? "steps.byLaps" : "steps.byShift")}</p>
        <p className="mt-2">{t("steps.withCp", {watts: format.number(compliance.critical_power)})}</p>
      </ExplainFrame>
    </div>
  );
}
