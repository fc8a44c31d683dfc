import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {StepLine} from "@/charts/step-line/step-line";
import {measureWords} from "@/lib/format/measure-words";
import {Link} from "@/ui/link";
import {shortDayWords} from "../format/day-words";
import {runHref} from "../power/run-href";
import type {CpContext} from "./cp-context";
import {inForceOn, type NumberedChange, numberedChanges, staleSince} from "./cp-rules";
import {expirySentence, raiseSentence, reasonWords, signed} from "./cp-words";

const YEAR_DAYS = 365;

const dayNumber = (day: string) => daysBetween("1970-01-01", day);

export function CpSteps({context}: {readonly context: CpContext}) {
  const {automatic, history, format, t} = context;
  const first = history.items[0];
  if (!first) return null;
  const today = automatic.to;
  const yearAgo = addDays(today, 1 - YEAR_DAYS);
  const isNew = first.date > yearAgo;
  const from = isNew ? first.date : yearAgo;
  const changes = numberedChanges(history.items, from);
  const atStart = inForceOn(history.items, from);
  const inRange = history.items.filter(({date}) => date > from);
  const steps = [...(atStart ? [atStart] : []), ...inRange].map((row) => ({
    at: dayNumber(row.date),
    value: row.critical_power,
    number: changes.find((change) => change.row.id === row.id)?.number ?? null,
  }));
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("power.steps")}</h2>
      <StepLine
        steps={steps}
        from={dayNumber(from)}
        today={dayNumber(today)}
        locale={t.formatLocale}
        isOld={staleSince(automatic) !== null}
        words={(watts) => measureWords(format.watts(watts))}
      />
      <ol className="cp-reasons" aria-label={t("power.reasons")}>
        {changes.map((change) => (
          <Reason key={change.row.id} change={change} context={context} />
        ))}
      </ol>
      <p className="cp-raise">
        <strong>{raiseSentence(context)}</strong> {expirySentence(context)}
      </p>
    </section>
  );
}

function Reason({
  change: {row, number, by},
  context,
}: {
  readonly change: NumberedChange;
  readonly context: CpContext;
}) {
  const {hrefs, t} = context;
  return (
    <li>
      <span className="cp-step-number">{number}</span>
      <span className="text-label">{shortDayWords(t.formatLocale, row.date)}</span>
      <span className="run-value">{signed(by, context)}</span>
      <span>
        {row.activity_id && row.activity_name && (
          <>
            <Link className="link" href={runHref(hrefs.runs, row.activity_id)}>
              {row.activity_name}
            </Link>{" "}
          </>
        )}
        {reasonWords(row, context)}
      </span>
    </li>
  );
}
