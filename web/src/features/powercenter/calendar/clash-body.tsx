import {Button} from "@/ui/button";
import type {Clash} from "./action-tools";
import {type CalendarKit, longDay} from "./calendar-kit";

interface Props {
  readonly clash: Clash;
  readonly kit: CalendarKit;
  readonly close: () => void;
}

/** Both versions, and the choice between them. */
export function ClashBody({clash: {saved, mine, again}, kit: {t}, close}: Props) {
  const when = [longDay(t.formatLocale, saved.day), saved.time].filter(Boolean).join(", ");
  return (
    <>
      <p className="mt-2">{t("calendar.clashText")}</p>
      <dl className="cal-clash">
        <div>
          <dt className="text-label">{t("calendar.clashSaved")}</dt>
          <dd>
            {saved.title}, {when}
            {saved.deleted !== null && `, ${t("calendar.deletedMark")}`}
          </dd>
        </div>
        <div>
          <dt className="text-label">{t("calendar.clashMine")}</dt>
          <dd>{mine}</dd>
        </div>
      </dl>
      <div className="cal-actions">
        <Button
          onClick={() => {
            close();
            void again();
          }}
        >
          {t("calendar.keepMine")}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t("calendar.keepSaved")}
        </Button>
      </div>
    </>
  );
}
