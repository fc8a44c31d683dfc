import type {Recalculation} from "@gradus/backend/contract/critical-power";
import {useEffect, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {isUnderWay, requestRecalculation, useRecalculation} from "@/client/resources/use-critical-power";
import {Button} from "@/ui/button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {fullDayWords} from "../format/day-words";
import type {CpContext} from "./cp-context";

interface Props {
  readonly context: CpContext;
  /** The history is another now. */
  readonly onChanged: () => void;
}

export function Recalculate({context, onChanged}: Props) {
  const {t} = context;
  const latest = useRecalculation();
  const shown = latest.data?.recalculation ?? null;
  /** ID of the recalculation that this page requested. An older one, such as last week's, is not reported as news. */
  const [own, setOwn] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = isUnderWay(shown);
  const isOwn = shown !== null && shown.id === own;
  const isApplied = isOwn && shown.state === "done" && !shown.preview;

  useEffect(() => {
    if (isApplied) onChanged();
  }, [isApplied]);

  async function ask(preview: boolean) {
    setProblem(null);
    const reply = await requestRecalculation(preview);
    if (reply.ok) {
      setOwn(reply.data.id);
      latest.replace({recalculation: reply.data});
      return;
    }
    setProblem(failureMessage(reply.err, t, {conflict: t("power.recalculate.busy")}));
    latest.retry();
  }
  const isFailed = isOwn && shown.state === "failed";
  return (
    <section className="run-section" aria-label={t("power.recalculate.title")}>
      <h2 className="text-h3">{t("power.recalculate.title")}</h2>
      <p className="mt-2 max-w-measure">{t("power.recalculate.text")}</p>
      <ProblemLine>{isFailed ? t("power.recalculate.failed") : problem}</ProblemLine>
      {shown && isBusy && <Progress of={shown} t={t} />}
      {isOwn && shown.state === "done" && shown.preview ? (
        <Preview
          of={shown}
          context={context}
          onConfirm={() => void ask(false)}
          onClose={() => setOwn(null)}
        />
      ) : (
        !isBusy && (
          <Button variant="secondary" className="mt-4" onClick={() => void ask(true)}>
            {t("power.recalculate.preview")}
          </Button>
        )
      )}
      <DoneLine>{isApplied && t("power.recalculate.done", {count: shown.changed.length})}</DoneLine>
    </section>
  );
}

/** Shows and announces the progress. */
function Progress({
  of: {state, days_done, days_total, preview},
  t,
}: {readonly of: Recalculation} & Pick<CpContext, "t">) {
  const name = t(preview ? "power.recalculate.previewing" : "power.recalculate.applying");
  return (
    <div className="mt-4" role="status">
      <p>{name}</p>
      <progress
        className="power-progress"
        aria-label={name}
        max={Math.max(1, days_total)}
        value={days_done}
      />
      <p className="text-label text-text-2">
        {state === "waiting"
          ? t("power.recalculate.waiting")
          : t("power.recalculate.days", {done: days_done, total: days_total})}
      </p>
    </div>
  );
}

interface PreviewProps {
  readonly of: Recalculation;
  readonly context: CpContext;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Before and after, for every day that would change. */
function Preview({of: {changed}, context: {format, t}, onConfirm, onClose}: PreviewProps) {
  if (changed.length === 0) {
    return (
      <>
        <p className="mt-4" role="status">
          {t("power.recalculate.nothing")}
        </p>
        <Button variant="secondary" className="mt-4" onClick={onClose}>
          {t("common.close")}
        </Button>
      </>
    );
  }
  return (
    <div className="mt-4" role="status">
      <p>{t("power.recalculate.would", {count: changed.length})}</p>
      <section className="table-scroll cp-changes" aria-label={t("power.recalculate.table")}>
        <table className="run-table bests-table">
          <thead className="text-label">
            <tr>
              <th scope="col">{t("power.recalculate.day")}</th>
              <th scope="col">{t("power.recalculate.before")}</th>
              <th scope="col">{t("power.recalculate.after")}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({date, before, after}) => (
              <tr key={date}>
                <th scope="row">{fullDayWords(t.formatLocale, date)}</th>
                <td className="run-value text-text-2">{format.number(before, 1)}</td>
                <td className="run-value">{format.number(after, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button onClick={onConfirm}>{t("power.recalculate.confirm")}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t("power.recalculate.leave")}
        </Button>
      </div>
    </div>
  );
}
