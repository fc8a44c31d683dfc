import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {useEffect, useMemo, useRef, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {useCursor} from "@/charts/series-stack/cursor";
import {dateFormat} from "@/lib/format/intl";
import {DoneLine} from "@/ui/status-lines";
import type {RunFormat} from "../format/run-format";
import {ChartsSection} from "./charts-section";
import {effortInAddress} from "./effort-address";
import {Headline} from "./headline";
import {LapsTable} from "./laps-table";
import {MoreNumbers} from "./more-numbers";
import {RoutePanel} from "./route-panel";
import {RunActions} from "./run-actions";
import {RunExport} from "./run-export";
import type {RunTranslator} from "./run-messages";
import {toSeries} from "./run-series";
import {routeSummary} from "./run-words";
import {WornShoe} from "./worn-shoe";
import {ZonesPanel} from "./zones-panel";

interface Props {
  readonly run: ActivityDetail;
  /** Others read. */
  readonly isOwn: boolean;
  /** Just now: the button that did it is gone, and its focus with it. */
  readonly isRestored: boolean;
  readonly runsHref: string;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onChange: (now: Partial<ActivityDetail>) => void;
}

export function RunView({run, isOwn, isRestored, runsHref, format, t, onChange}: Props) {
  const series = useMemo(() => toSeries(run), [run]);
  const cursor = useCursor(series.length);
  const [selection, select] = useState<SlotRange | null>(() => effortInAddress(location.hash, series.length));
  const [done, setDone] = useState<string | null>(null);
  const about = {run, format, t};
  return (
    <>
      <Head run={run} isOwn={isOwn} isRestored={isRestored} t={t} />
      {isOwn && <RunActions run={run} t={t} runsHref={runsHref} onChange={onChange} onDone={setDone} />}
      <DoneLine>{done}</DoneLine>
      <Headline {...about} />
      <div className="run-columns">
        <div className="min-w-0">
          <ChartsSection {...about} series={series} cursor={cursor} selection={selection} onSelect={select} />
          {run.lap_events.length > 1 && (
            <section className="run-section">
              <h2 className="text-h3">{t("run.laps")}</h2>
              <LapsTable
                laps={run.lap_events}
                selection={selection}
                format={format}
                t={t}
                onSelect={select}
              />
            </section>
          )}
        </div>
        <div className="min-w-0">
          <section className="run-section">
            <h2 className="text-h3">{t("run.route")}</h2>
            <RoutePanel
              series={series}
              cursor={cursor}
              selection={selection}
              summary={routeSummary(about)}
              format={format}
              t={t}
            />
          </section>
          <section className="run-section">
            <h2 className="text-h3">{t("run.zones")}</h2>
            <ZonesPanel {...about} series={series} />
          </section>
          <MoreNumbers {...about} />
          <RunExport run={run} t={t} />
        </div>
      </div>
    </>
  );
}

function Head({run, isOwn, isRestored, t}: Pick<Props, "run" | "isOwn" | "isRestored" | "t">) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRestored) heading.current?.focus();
  }, [isRestored]);
  const facts = [
    startWords(run, t.formatLocale),
    t(`runType.${run.type}`),
    t(`runSurface.${run.surface_type}`),
  ];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-display-2 hyphens-auto wrap-anywhere">
        {run.name}
      </h1>
      <p className="mt-2 text-text-2 wrap-anywhere">
        {[...facts, ...run.tags].join(" · ")}
        {isOwn && run.apparel_id !== null && <WornShoe id={run.apparel_id} />}
      </p>
      {run.is_excluded && <p className="mt-2">{t("run.excluded")}</p>}
    </>
  );
}

/** On the clock of where it began, whatever clock the reader has. */
function startWords({start_time, utc_offset}: ActivityDetail, locale: string): string {
  const there = new Date(Date.parse(start_time) + utc_offset * 1000);
  return dateFormat(locale, {dateStyle: "full", timeStyle: "short", timeZone: "UTC"}).format(there);
}
