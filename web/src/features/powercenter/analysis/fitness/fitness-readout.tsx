import {type Cursor, useCursorSlot} from "@/charts/series-stack/cursor";
import {fullDayWords} from "../../format/day-words";
import {signed} from "../../format/signed";
import type {FitnessTranslator} from "./fitness-messages";
import type {LoadView} from "./load-view";

interface Props {
  readonly view: LoadView;
  readonly cursor: Cursor;
  readonly t: FitnessTranslator;
}

export function FitnessReadout({view, cursor, t}: Props) {
  const slot = useCursorSlot(cursor) ?? view.today;
  const rounded = (values: readonly number[]) => Math.round(values[slot] ?? 0);
  const balance = signed(t.formatLocale, rounded(view.form));
  return (
    // Hidden from assistive technology, because the slider of the chart announces the same once it is moved.
    <div className="load-readout" aria-hidden="true">
      <p className="text-label text-text-2">
        {slot === view.today ? t("load.today") : fullDayWords(t.formatLocale, view.days[slot] ?? "")}
      </p>
      <p className="text-value-xl text-primary">{rounded(view.fitness)}</p>
      <p className="text-label">
        <Sample width={2.6} color="--primary" />
        {t("load.fitness")}
      </p>
      <p className="text-label text-text-2">
        {t("load.inSevenDays", {ramp: signed(t.formatLocale, view.ramp[slot] ?? 0, 1)})}
      </p>
      <div className="load-pair">
        <div>
          <p className="text-value text-s-hr">{rounded(view.fatigue)}</p>
          <p className="text-label">
            <Sample width={1.4} color="--s-hr" />
            {t("load.fatigue")}
          </p>
        </div>
        <div>
          <p className="text-value">{balance}</p>
          <p className="text-label">{t("load.balance")}</p>
        </div>
        <div>
          <p className="text-value text-text-2">{rounded(view.stress)}</p>
          <p className="text-label">{t("load.stress")}</p>
        </div>
      </div>
    </div>
  );
}

function Sample({width, color}: {readonly width: number; readonly color: string}) {
  return (
    <svg width="16" height="4" aria-hidden="true" className="me-1.5 inline-block align-middle">
      <path d="M0 2H16" stroke={`var(${color})`} strokeWidth={width} />
    </svg>
  );
}
