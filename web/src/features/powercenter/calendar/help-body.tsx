import {Button} from "@/ui/button";
import type {CalendarKit} from "./calendar-kit";

const KEYS = [
  ["← → ↑ ↓", "days"],
  ["PageUp PageDown", "months"],
  ["Home End", "weekEnds"],
  ["t", "today"],
  ["n", "add"],
  ["m", "lift"],
  ["Enter", "drop"],
  ["Esc", "cancel"],
  ["?", "help"],
] as const;

/** Keys, which are heard while the focus is among the days and nowhere else. */
export function HelpBody({kit: {t}, close}: {readonly kit: CalendarKit; readonly close: () => void}) {
  return (
    <>
      <p className="mt-2 text-text-2">{t("calendar.keysText")}</p>
      <dl className="cal-keys">
        {KEYS.map(([keys, name]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`calendar.keysOf.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={close}>
        {t("common.close")}
      </Button>
    </>
  );
}
