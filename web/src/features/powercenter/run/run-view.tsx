import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {useDeferredValue, useMemo, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {useCursor} from "@/charts/series-stack/cursor";
import {useComputing} from "@/client/resources/use-critical-power";
import {useRunWorkout} from "@/client/resources/use-run-workout";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine} from "@/ui/status-lines";
import {RunComments} from "../comments/run-comments";
import type {RunFormat} from "../format/run-format";
import type {WeekStart} from "../runs/weeks";
import {ChartsSection} from "./charts-section";
import {CropHandles, CropPanel} from "./edit/lazy-edits";
import {RunNotices} from "./edit/run-notices";
import {effortInAddress} from "./effort-address";
import {Headline} from "./headline";
import {
  BestEfforts,
  CompareSection,
  DistributionSection,
  FeetSection,
  FileProblems,
  FootPathSection,
  LapsSection,
  MoreNumbers,
  NotesSection,
  RouteSection,
  RunExport,
  ZonesPanel,
} from "./lazy-sections";
import {NoteMarks} from "./notes/note-marks";
import {useNotes} from "./notes/use-notes";
import {RunAbout} from "./run-about";
import {RunActions} from "./run-actions";
import {RunAudience} from "./run-audience";
import {RunHead} from "./run-head";
import type {RunTranslator} from "./run-messages";
import {toSeries} from "./run-series";
import {StepsSection} from "./steps/steps-section";
import {wholeRun} from "./whole-run";

interface Props {
  readonly run: ActivityDetail;
  /** Others read. */
  readonly isOwn: boolean;
  /** Just now: the button that did it is gone, and its focus with it. */
  readonly isRestored: boolean;
  readonly runsHref: string;
  readonly curveHref: string;
  readonly criticalPowerHref: string;
  /** Of the pages of the account. */
  readonly accountHref: string;
  /** In front of the id of a planned workout. */
  readonly workoutsHref: string;
  readonly weekStart: WeekStart;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onChange: (now: Partial<ActivityDetail>) => void;
  /** Reads all of it again, such as after an edit. */
  readonly reload: () => void;
}

export function RunView({
  run,
  isOwn,
  runsHref,
  curveHref,
  criticalPowerHref,
  accountHref,
  workoutsHref,
  format,
  t,
  onChange,
  reload,
  ...head
}: Props) {
  const series = useMemo(() => toSeries(run), [run]);
  const cursor = useCursor(series.length);
  const [selection, select] = useState<SlotRange | null>(() => effortInAddress(location.hash, series.length));
  const [done, setDone] = useState<string | null>(null);
  const [cropped, crop] = useState<SlotRange | null>(null);
  const notes = useNotes(run, isOwn);
  const workout = useRunWorkout(run).data?.workout;
  const about = {run, series, format, t};
  const missing = {
    isComputing: useComputing(isOwn && run.critical_power === null),
    href: isOwn ? criticalPowerHref : null,
  };
  function onEdited(words: string) {
    setDone(words);
    crop(null);
    select(null);
    reload();
    notes.reload();
  }
  // The charts first: what stands below and beside them is summed up once they are drawn.
  const isDrawn = useDeferredValue(true, false);
  const route = <RouteSection {...about} cursor={cursor} selection={selection} />;
  return (
    <>
      <RunHead
        {...head}
        run={run}
        isOwn={isOwn}
        runsHref={runsHref}
        t={t}
        about={
          <>
            <RunAbout {...about} isOwn={isOwn} accountHref={accountHref} />
            {isOwn && <RunAudience {...about} accountHref={accountHref} />}
          </>
        }
      >
        <ButtonLink href="#compare" variant="secondary">
          {t("runMore.compare.open")}
        </ButtonLink>
        {isOwn && (
          <RunActions
            {...about}
            runsHref={runsHref}
            onChange={onChange}
            onEdited={onEdited}
            onDone={setDone}
            onCrop={() => crop(selection ?? wholeRun(series))}
          />
        )}
      </RunHead>
      {isOwn && <RunNotices {...about} runsHref={runsHref} onEdited={onEdited} />}
      <DoneLine>{done}</DoneLine>
      <Headline {...about} missing={missing} />
      <div className="run-columns">
        <div className="min-w-0">
          <ChartsSection
            {...about}
            wPrimeOf={run}
            steps={workout?.compliance?.steps}
            cursor={cursor}
            selection={selection}
            onSelect={select}
            bar={
              cropped && (
                <CropPanel
                  {...about}
                  range={cropped}
                  onRange={crop}
                  close={() => crop(null)}
                  onEdited={onEdited}
                />
              )
            }
            over={(scale) => (
              <>
                {notes.items && <NoteMarks {...about} notes={notes.items} place={scale} cursor={cursor} />}
                {cropped && <CropHandles {...about} range={cropped} place={scale} onRange={crop} />}
              </>
            )}
            keys={isOwn ? {n: (second) => notes.write({kind: "text", second, note: null})} : undefined}
          />
          {isDrawn && (
            <>
              <StepsSection
                {...about}
                isOwn={isOwn}
                missing={missing}
                workoutsHref={workoutsHref}
                selection={selection}
                length={series.length}
                onSelect={select}
              />
              <div className="run-pair">
                <LapsSection {...about} selection={selection} onSelect={select} />
                <section className="run-section">
                  <h2 className="text-h3">{t("run.zones")}</h2>
                  <ZonesPanel {...about} missing={missing} />
                </section>
              </div>
              <CompareSection {...about} />
              <div className="run-pair" data-equal>
                <DistributionSection {...about} selection={selection} onSelect={select} />
                <FeetSection {...about} isOwn={isOwn} />
              </div>
              <FootPathSection {...about} cursor={cursor} selection={selection} />
            </>
          )}
        </div>
        {isDrawn && (
          <div className="run-side">
            {run.loc_list && route}
            <NotesSection {...about} notes={notes} cursor={cursor} isOwn={isOwn} />
            <RunComments run={run} cursor={cursor} t={t} />
            <BestEfforts {...about} curveHref={curveHref} onSelect={select} />
            <MoreNumbers {...about} />
            {!run.loc_list && route}
            <RunExport run={run} t={t} />
            <FileProblems run={run} t={t} />
          </div>
        )}
      </div>
    </>
  );
}
