import {EDIT_BOUNDS} from "@gradus/backend/contract/edit-values";
import {applyEdits} from "@gradus/training/edits/apply-edits";
import type {Series} from "@gradus/training/series/series";
import {useId, useMemo, useState} from "react";
import {parseNumber} from "@/client/forms/field-rules";
import {scaleRun} from "@/client/resources/use-run-edits";
import {numberFormat} from "@/lib/format/intl";
import {TextField} from "@/ui/form/text-field";
import {type EditContext, EditForm} from "./edit-form";
import {totalsAfter} from "./totals";

/** Power that was measured too high or too low by a constant share. */
export function ScaleForm({series, ...about}: EditContext & {readonly series: Series}) {
  const {run, t} = about;
  const {min, max} = EDIT_BOUNDS.scale;
  const id = useId();
  const [text, setText] = useState("100");
  const percent = parseNumber(text);
  const factor = percent === null ? null : Math.round(percent * 100) / 10_000;
  const isWithin = factor !== null && factor >= min && factor <= max;
  const after = useMemo(() => {
    if (!isWithin) return null;
    const scaled = applyEdits({series, laps: []}, [{op: "scale", factor}]);
    return scaled.ok ? totalsAfter(scaled.series, run) : null;
  }, [series, run, factor, isWithin]);
  const number = numberFormat(t.formatLocale);
  const range = t("runEdit.scaleWrong", {min: number.format(100 * min), max: number.format(100 * max)});
  const mistake = !isWithin ? range : factor === 1 ? t("runEdit.scaleSame") : null;
  return (
    <EditForm
      {...about}
      confirm={t("runEdit.scaleConfirm")}
      done={t("runEdit.scaled")}
      after={after}
      mistake={mistake}
      failures={{invalid: range}}
      call={(runVersion) => scaleRun(runVersion, factor ?? 1)}
    >
      <p className="mt-4">{t("runEdit.scaleText")}</p>
      <TextField
        field={{name: "percent", id, mistake: isWithin || text === "" ? null : range}}
        label={t("runEdit.scalePercent")}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </EditForm>
  );
}
