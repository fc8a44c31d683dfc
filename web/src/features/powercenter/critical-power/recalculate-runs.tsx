import type {Recalculation} from "@gradus/backend/contract/activity-edits";
import {EDIT_BOUNDS} from "@gradus/backend/contract/edit-values";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {recalculateRuns, useRunRecalculation} from "@/client/resources/use-run-recalculation";
import {Button} from "@/ui/button";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {DoneLine} from "@/ui/status-lines";
import {fullDayWords} from "../format/day-words";
import type {CpContext} from "./cp-context";

interface Props {
  readonly context: CpContext;
  /** The day from which on critical power was changed just now; null while it was not. */
  readonly since: string | null;
}

const DAYS = EDIT_BOUNDS.recalculation_days;

/**
 * Runs keep the critical power and the heart rates they were computed with until the athlete requests a recalculation
 * here. An athlete without critical power may still have heart rates.
 */
export function RecalculateRuns({context, since}: Props) {
  const {automatic, history, t} = context;
  const [recalculation, setRecalculation] = useState<Recalculation | null>(null);
  const progress = useRunRecalculation(recalculation);
  const from = since ?? history.items.at(-1)?.date ?? addDays(automatic.to, 1 - DAYS);
  const {data: known, err} = progress;
  const busy = known?.state === "done" ? null : known;
  return (
    <section className="run-section" aria-label={t("power.runs.title")}>
      <h2 className="text-h3">{t("power.runs.title")}</h2>
      <p className="mt-2 max-w-measure">{t("power.runs.text")}</p>
      {since !== null && (
        <p className="mt-4 max-w-measure" role="status">
          {t("power.runs.offer", {day: fullDayWords(t.formatLocale, since)})}
        </p>
      )}
      {!busy && <RangeForm key={from} context={context} from={from} onRequested={setRecalculation} />}
      {busy && <Progress of={busy} t={t} />}
      {busy && err && (
        <div role="alert" className="mt-4">
          <p>{plainFailureMessage(err, t)}</p>
          <Button className="mt-4" variant="secondary" onClick={progress.retry}>
            {t("common.retry")}
          </Button>
        </div>
      )}
      <DoneLine>{known?.state === "done" && outcomeWords(known, t)}</DoneLine>
    </section>
  );
}

const FIELDS = ["from", "to"] as const;
type Values = FormValues<(typeof FIELDS)[number]>;

interface RangeProps extends Pick<Props, "context"> {
  readonly from: string;
  readonly onRequested: (recalculation: Recalculation) => void;
}

function RangeForm({context: {automatic, t}, from, onRequested}: RangeProps) {
  const today = automatic.to;
  const earliest = addDays(today, 1 - DAYS);
  const form = useForm({names: FIELDS, validate, send});
  const notes = {to: {words: {out_of_range: t("power.runs.wrongOrder", {days: DAYS})}}};

  function validate({from: first, to: last}: Values) {
    const codes = {from: calendarDay(first), to: calendarDay(last)};
    const isRange = !codes.from && !codes.to;
    const isWrong = isRange && (last < first || daysBetween(first, last) >= DAYS);
    return fieldMistakes({...codes, ...(isWrong && {to: "out_of_range" as const})}, t, notes);
  }
  async function send(days: Values) {
    const reply = await recalculateRuns(days);
    if (!reply.ok) return failureOutcome(reply, {names: FIELDS, t, notes});
    onRequested(reply.data);
    return {kind: "done"} as const;
  }
  return (
    <form {...form.props} className="max-w-measure">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextField
        field={form.field("from")}
        label={t("power.runs.from")}
        type="date"
        max={today}
        defaultValue={from < earliest ? earliest : from}
      />
      <TextField
        field={form.field("to")}
        label={t("power.runs.to")}
        hint={t("power.runs.hint", {days: DAYS})}
        type="date"
        defaultValue={today}
      />
      <SubmitButton
        variant="secondary"
        size="md"
        className="mt-4"
        isSaving={form.isSaving}
        saving={t("power.runs.starting")}
      >
        {t("power.runs.start")}
      </SubmitButton>
    </form>
  );
}

/** Shows and announces the progress. */
function Progress({of: {state, done, total}, t}: {readonly of: Recalculation} & Pick<CpContext, "t">) {
  const name = t("power.runs.working");
  return (
    <div className="mt-4" role="status">
      <p>{name}</p>
      <progress className="power-progress" aria-label={name} max={Math.max(1, total)} value={done} />
      <p className="text-label text-text-2">
        {state === "waiting" ? t("power.runs.waiting") : t("power.runs.progress", {done, total})}
      </p>
      <p className="text-label text-text-2">{t("power.runs.goesOn")}</p>
    </div>
  );
}

function outcomeWords({total, changed}: Recalculation, t: CpContext["t"]) {
  const doneWords = t("power.runs.done", {total});
  return total === 0 ? doneWords : `${doneWords} ${t("power.runs.changed", {count: changed})}`;
}
