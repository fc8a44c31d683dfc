import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {useCursor} from "@/charts/series-stack/cursor";
import {SeriesStack} from "@/charts/series-stack/series-stack";
import {isWhole} from "@/charts/series-stack/view";
import {Button} from "@/ui/button";
import {fullDayWords} from "../../format/day-words";
import type {RunFormat} from "../../format/run-format";
import {axisTicks, viewOf} from "../axis";
import type {RunTranslator} from "../run-messages";
import {slotSentence} from "../run-words";
import type {AlignedRuns} from "./align-runs";
import {compareLines} from "./compare-lines";
import {CompareTable} from "./compare-table";

interface Props {
  readonly run: ActivityDetail;
  readonly other: ActivityDetail;
  readonly aligned: AlignedRuns;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export function Comparison({run, other, aligned, format, t}: Props) {
  const {metres} = aligned;
  const cursor = useCursor(metres.length);
  const whole = useMemo(() => viewOf(metres, null), [metres]);
  const [view, setView] = useState(whole);
  const [selection, select] = useState<SlotRange | null>(null);
  const [isTable, setTable] = useState(false);
  const lines = useMemo(() => compareLines(aligned, {run, format, t}), [aligned, run, format, t]);
  const name = `${other.name}, ${fullDayWords(format.locale, other.local_day)}`;
  const last = Object.fromEntries(
    lines.map((line) => [line.key, line.values.findLast((value) => !Number.isNaN(value)) ?? null]),
  );
  const distanceAt = (slot: number) => `${format.distance(metres[slot] ?? 0).value}\u00a0${format.unit}`;
  return (
    <>
      <p className="mt-2">{leadWords(aligned, {name, format, t})}</p>
      {!isWhole(view, whole) && (
        <Button variant="quiet" onClick={() => setView(whole)}>
          {t("run.showAll")}
        </Button>
      )}
      <SeriesStack
        lines={lines}
        view={view}
        whole={whole}
        cursor={cursor}
        selection={selection}
        xs={metres}
        base={{label: t("runMore.compare.atEnd"), values: last}}
        onView={setView}
        axis={axisTicks(view, "distance", format)}
        stretches={[]}
        onSelect={select}
        sentence={(slot) => slotSentence(lines, slot, {placeOf: distanceAt, t})}
        clock={distanceAt}
        words={{
          failed: t("run.chartsFailed"),
          cursor: t("runMore.compare.cursor"),
          keys: t("runMore.keys"),
          selectionFrom: t("runMore.selectionFrom"),
          selectionTo: t("runMore.selectionTo"),
        }}
      />
      <p className="text-label text-text-2">{t("runMore.compare.legend", {name})}</p>
      <Button variant="quiet" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
        {isTable ? t("run.hideTable") : t("run.showTable")}
      </Button>
      {isTable && <CompareTable aligned={aligned} format={format} t={t} />}
    </>
  );
}

interface LeadWords {
  readonly name: string;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** How it ended, in a sentence. */
function leadWords({metres, lead}: AlignedRuns, {name, format, t}: LeadWords): string {
  const seconds = Math.round(lead.at(-1) ?? 0);
  const values = {
    name,
    distance: `${format.distance(metres.at(-1) ?? 0).value}\u00a0${format.unit}`,
    time: format.duration(Math.abs(seconds)),
  };
  if (seconds === 0) return t("runMore.compare.level", values);
  return seconds > 0 ? t("runMore.compare.ahead", values) : t("runMore.compare.behind", values);
}
