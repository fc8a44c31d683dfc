import {Button} from "@/ui/button";
import {reasonWords} from "../format/plan-reason";
import type {Conflict} from "./action-tools";
import {type CalendarContext, longDay} from "./calendar-context";

interface Props {
  readonly conflict: Conflict;
  readonly context: CalendarContext;
  readonly close: () => void;
}

export function ConflictBody({conflict: {saved, removal, mine, retry}, context: {t}, close}: Props) {
  const when = [longDay(t.formatLocale, saved.day), saved.time].filter(Boolean).join(", ");
  const isRemoved = saved.deleted !== null;
  return (
    <>
      <p className="mt-2">
        {t(
          isRemoved
            ? removal
              ? "calendar.removedByPlan"
              : "calendar.removedMeanwhile"
            : "calendar.clashText",
        )}
      </p>
      {removal && <p className="mt-2">{reasonWords(removal, t)}</p>}
      <dl className="cal-clash">
        <div>
          <dt className="text-label">{t("calendar.clashSaved")}</dt>
          <dd>
            {saved.title}, {when}
            {isRemoved && `, ${t("calendar.deletedMark")}`}
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
            void retry();
          }}
        >
          {t(isRemoved ? "calendar.bringBack" : "calendar.keepMine")}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t(isRemoved ? "calendar.leaveOut" : "calendar.keepSaved")}
        </Button>
      </div>
    </>
  );
}
