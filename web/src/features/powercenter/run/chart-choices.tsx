import {type KeyboardEvent, type ReactNode, useId} from "react";
import {Icon} from "@/ui/icon/icon";
import type {AxisKind} from "./axis";
import {type ChartPreferences, reorder, SMOOTHING} from "./chart-preferences";
import {LINE_KEYS, type LineKey, RARE_LINES} from "./line-keys";
import type {RunTranslator} from "./run-messages";
import {TickTabs} from "./tick-tabs";

interface Props {
  /** What can be shown of this run. */
  readonly measured: ReadonlySet<LineKey>;
  readonly preferences: ChartPreferences;
  /** A run that measured no distance has but one axis. */
  readonly hasDistance: boolean;
  readonly t: RunTranslator;
  readonly onChange: (to: Partial<ChartPreferences>) => void;
}

const AXES: readonly AxisKind[] = ["time", "distance"];

export function ChartChoices({measured, preferences, hasDistance, t, onChange}: Props) {
  const {lines, axis, smoothing} = preferences;
  const id = useId();
  const count = lines.filter((key) => measured.has(key)).length;
  return (
    <div className="chart-choices">
      {hasDistance && (
        <TickTabs
          label={t("run.axis")}
          tabs={AXES.map((key) => ({key, label: t(`run.${key}`)}))}
          chosen={axis}
          onChoose={(key) => onChange({axis: key})}
        />
      )}
      <Choice summary={t("runMore.smooth", {seconds: smoothing})}>
        <label htmlFor={id} className="text-label">
          {t("run.smoothing")}
        </label>
        <input
          id={id}
          type="range"
          className="block h-hit w-full accent-current"
          min={SMOOTHING.min}
          max={SMOOTHING.max}
          value={smoothing}
          aria-valuetext={t("runMore.smooth", {seconds: smoothing})}
          onChange={(event) => onChange({smoothing: Number(event.currentTarget.value)})}
        />
      </Choice>
      <Choice summary={t("runMore.seriesCount", {count})}>
        <SeriesChooser
          measured={measured}
          lines={lines}
          t={t}
          onChoose={(chosen) => onChange({lines: chosen})}
        />
      </Choice>
    </div>
  );
}

/** A word that opens a small panel; Escape closes it. */
function Choice({summary, children}: {readonly summary: string; readonly children: ReactNode}) {
  function close(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  }
  return (
    <details className="chart-choice" name="chart-choice" onKeyDown={close}>
      <summary className="text-label">{summary}</summary>
      <div className="chart-choice-panel">{children}</div>
    </details>
  );
}

interface ChooserProps extends Pick<Props, "measured" | "t"> {
  readonly lines: readonly LineKey[];
  readonly onChoose: (lines: readonly LineKey[]) => void;
}

/** Lists the shown lines first, in their order; lines that were not measured are marked as such. */
function SeriesChooser({measured, lines, t, onChoose}: ChooserProps) {
  const shown = lines.filter((key) => measured.has(key));
  const others = LINE_KEYS.filter(
    (key) => !shown.includes(key) && (measured.has(key) || !RARE_LINES.has(key)),
  );
  const toggle = (key: LineKey) =>
    onChoose(lines.includes(key) ? lines.filter((each) => each !== key) : [...lines, key]);
  return (
    <fieldset>
      <legend className="text-label">{t("run.whichCharts")}</legend>
      <ul>
        {[...shown, ...others].map((key) => (
          <li key={key} className="flex items-center">
            <label className="flex min-h-hit grow items-center gap-2">
              <input
                type="checkbox"
                name="charts"
                value={key}
                className="size-5 accent-current"
                checked={shown.includes(key)}
                disabled={!measured.has(key)}
                onChange={() => toggle(key)}
              />
              {t(`run.${key}`)}
              {!measured.has(key) && (
                <span className="text-label text-text-3">{t("runMore.notMeasured")}</span>
              )}
            </label>
            {shown.includes(key) &&
              ([-1, 1] as const).map((by) => (
                <Move
                  key={by}
                  by={by}
                  t={t}
                  name={t(`run.${key}`)}
                  onMove={() => onChoose(reorder(lines, {key, by, shown}))}
                />
              ))}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface MoveProps {
  readonly by: -1 | 1;
  readonly name: string;
  readonly t: RunTranslator;
  readonly onMove: () => void;
}

function Move({by, name, t, onMove}: MoveProps) {
  const label = by < 0 ? t("runMore.moveUp", {name}) : t("runMore.moveDown", {name});
  return (
    <button type="button" className="chart-move" aria-label={label} title={label} onClick={onMove}>
      <Icon name="chevron-down" size={16} {...(by < 0 && {className: "rotate-180"})} />
    </button>
  );
}
