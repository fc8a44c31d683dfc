import {Button} from "@/ui/button";
import type {CalendarContext} from "./calendar-context";
import type {CalendarOverlay} from "./dialog-props";
import {removeMany} from "./many-actions";
import type {CalendarActions} from "./use-calendar-actions";
import {hasRun, type Selection} from "./use-selection";

interface Props {
  readonly selection: Selection;
  readonly context: CalendarContext;
  readonly actions: CalendarActions;
  readonly open: (opened: CalendarOverlay) => void;
  readonly onEnd: () => void;
}

export function SelectionActions({selection: {keys, chosen}, context: {t}, actions, open, onEnd}: Props) {
  if (keys === null) return null;
  const left = chosen.filter((card) => !hasRun(card));
  const ran = chosen.length - left.length;
  const canChange = left.length > 0;
  return (
    <section className="cal-choosing" aria-label={t("calendar.selection")}>
      <p role="status">
        {t("calendar.selected", {count: chosen.length})}
        {ran > 0 && `. ${t("calendar.ranStays", {count: ran})}`}
      </p>
      <Button
        aria-disabled={!canChange}
        onClick={() => canChange && open({kind: "many", what: "move", cards: left})}
      >
        {t("calendar.moveTo")}
      </Button>
      <Button
        variant="secondary"
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && open({kind: "many", what: "copy", cards: chosen})}
      >
        {t("calendar.copy")}
      </Button>
      <Button
        variant="secondary"
        aria-disabled={!canChange}
        onClick={() => {
          if (!canChange) return;
          onEnd();
          void removeMany(actions.tools, left);
        }}
      >
        {t("calendar.remove")}
      </Button>
      <Button variant="quiet" onClick={onEnd}>
        {t("calendar.selectDone")}
      </Button>
    </section>
  );
}
