import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import type {CalendarContext} from "./calendar-context";
import type {CalendarActions} from "./use-calendar-actions";

interface Props {
  readonly context: CalendarContext;
  readonly actions: CalendarActions;
  readonly close: () => void;
}

export function HistoryBody({context: {t}, actions: {steps, undo}, close}: Props) {
  const time = dateFormat(t.formatLocale, {timeStyle: "short"});
  return (
    <>
      <p className="mt-2 text-text-2">
        {t(steps.length === 0 ? "calendar.noSteps" : "calendar.historyText")}
      </p>
      <ol className="cal-history">
        {steps.toReversed().map((step) => (
          <li key={step.id}>
            <span className="text-label text-text-2">{time.format(new Date(step.at))}</span>
            <span>{step.words}</span>
            <Button
              variant="secondary"
              aria-label={t("calendar.undoStep", {what: step.words})}
              onClick={() => void undo(step)}
            >
              {t("common.undo")}
            </Button>
          </li>
        ))}
      </ol>
      <Button variant="secondary" onClick={close}>
        {t("common.close")}
      </Button>
    </>
  );
}
