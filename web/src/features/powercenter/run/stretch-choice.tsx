import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {useId} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {RunFormat} from "../format/run-format";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly run: Pick<ActivityDetail, "lap_events">;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

const WHOLE = "whole";
const SELECTED = "selected";

export function StretchChoice({run, selection, format, t, onSelect}: Props) {
  const id = useId();
  const laps = run.lap_events.length > 1 ? run.lap_events : [];
  const lap = laps.findIndex(({from, to}) => from === selection?.from && to === selection.to);
  const chosen = selection === null ? WHOLE : lap >= 0 ? String(lap) : SELECTED;
  function choose(value: string) {
    const to = laps[Number(value)];
    if (value === WHOLE) onSelect(null);
    else if (to) onSelect({from: to.from, to: to.to});
  }
  if (laps.length === 0 && selection === null) return null;
  return (
    <div className="stretch-choice">
      <label htmlFor={id} className="text-label">
        {t("runMore.part")}
      </label>
      <select
        id={id}
        className="input"
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value={WHOLE}>{t("runMore.wholeRun")}</option>
        {selection && chosen === SELECTED && (
          <option value={SELECTED}>
            {`${t("run.selection")} ${format.duration(selection.from)}\u2009–\u2009${format.duration(selection.to)}`}
          </option>
        )}
        {laps.map(({from}, index) => (
          <option key={from} value={index}>
            {t("run.lapNumber", {number: index + 1})}
          </option>
        ))}
      </select>
    </div>
  );
}
