import {EVENT_KINDS, type EventKind} from "@gradus/backend/contract/event-values";
import {addDays} from "@gradus/training/numbers/days";
import {useState} from "react";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {hrefForAthlete, mayPlan, useAthlete} from "../athlete/athlete-context";
import {weekNumber, weekOf} from "../runs/weeks";
import {CardButton} from "./card-button";
import type {DialogProps} from "./dialog-props";
import {EventForm} from "./event-form";
import {removeCards} from "./item-actions";
import {QuickWorkoutForm} from "./quick-workout-form";
import {ReadOnlyNote} from "./read-only-note";
import {SupplementaryList} from "./supplementary-lines";

interface Props extends DialogProps {
  readonly day: string;
}

export function DayDialog({day, ...props}: Props) {
  const {context, boardData, open} = props;
  const {t, hrefs} = context;
  const athlete = useAthlete();
  const [adding, setAdding] = useState<"workout" | EventKind | null>(null);
  if (adding === "workout") return <QuickWorkoutForm {...props} day={day} />;
  if (adding !== null) return <EventForm {...props} day={day} kind={adding} event={null} />;
  const cards = boardData.cards.get(day) ?? [];
  const canPlan = mayPlan(athlete);
  return (
    <>
      {cards.length > 0 && (
        <ul className="cal-cards mt-4">
          {cards.map((card) => (
            <li key={card.key}>
              <CardButton card={card} context={context} onOpen={() => open({kind: "card", key: card.key})} />
            </li>
          ))}
        </ul>
      )}
      <SupplementaryList
        sessions={boardData.supplementary.byDay.get(day) ?? []}
        context={context}
        check={boardData.supplementary.check}
      />
      {canPlan ? (
        <>
          <h3 className="mt-6 text-label">{t("calendar.addHere")}</h3>
          <div className="cal-actions">
            <Button onClick={() => setAdding("workout")}>{t("calendar.addWorkout")}</Button>
            {hrefs.workouts && (
              <ButtonLink
                href={hrefForAthlete(`${hrefs.workouts}/new?day=${day}`, athlete)}
                variant="secondary"
              >
                {t("calendar.build")}
              </ButtonLink>
            )}
            {EVENT_KINDS.map((kind) => (
              <Button key={kind} variant="secondary" onClick={() => setAdding(kind)}>
                {t(`calendar.kind.${kind}`)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <ReadOnlyNote athlete={athlete} context={context} />
      )}
      {canPlan && (
        <div className="cal-actions">
          <ClearWeek {...props} day={day} />
        </div>
      )}
    </>
  );
}

/** Deletes what is planned in the week and was not run. */
function ClearWeek({context, actions, boardData, day, close}: Props) {
  const {t, weekStart} = context;
  const first = weekOf(day, weekStart);
  const last = addDays(first, 6);
  const planned = [...boardData.items.workouts.values()].filter(
    (workout) =>
      workout.day >= first && workout.day <= last && workout.deleted === null && workout.activity_id === null,
  );
  if (planned.length === 0) return null;
  const number = weekNumber(first);
  return (
    <ConfirmDialog
      label={t("calendar.clearWeek", {number})}
      variant="quiet"
      title={t("calendar.clearWeek", {number})}
      text={t("calendar.clearText", {count: planned.length})}
      confirm={t("calendar.clearConfirm", {count: planned.length})}
      working={t("common.working")}
      cancel={t("common.cancel")}
      onConfirm={async () => {
        await removeCards(actions.tools, planned, t("calendar.cleared", {number, count: planned.length}));
        close();
        return null;
      }}
    />
  );
}
