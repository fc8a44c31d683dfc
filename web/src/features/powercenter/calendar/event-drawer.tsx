import {useState} from "react";
import {measureWords} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import {useAthlete} from "../athlete/athlete-context";
import {longDay} from "./calendar-context";
import {statusWords} from "./card-words";
import {type EventCard, isMovable} from "./cards";
import type {DialogProps} from "./dialog-props";
import {EventForm} from "./event-form";
import {removeEvent, restoreItem} from "./item-actions";
import {ReadOnlyNote} from "./read-only-note";
import {glyphOf, StatusGlyph} from "./status-glyph";

export function EventDrawer({card, ...props}: DialogProps & {readonly card: EventCard}) {
  const {context, actions, open, close} = props;
  const {t, format} = context;
  const {event} = card;
  const athlete = useAthlete();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EventForm {...props} day={event.day} kind={event.kind} event={event} />;
  const day = (of: string) => longDay(t.formatLocale, of);
  return (
    <>
      <p className="cal-status">
        <StatusGlyph name={glyphOf(card)} />
        {statusWords(card, context)}
      </p>
      <p className="text-text-2">
        {event.until && event.until !== event.day
          ? t("calendar.fromTo", {from: day(event.day), to: day(event.until)})
          : [day(event.day), event.time].filter(Boolean).join(", ")}
      </p>
      {event.distance !== null && (
        <p className="mt-2 text-h3">{measureWords(format.distance(event.distance, 1))}</p>
      )}
      {event.goal_time !== null && <p>{t("calendar.goal", {goal: format.duration(event.goal_time)})}</p>}
      {event.desc && <p className="mt-4 whitespace-pre-line wrap-anywhere">{event.desc}</p>}
      {card.isFixed && <ReadOnlyNote athlete={athlete} context={context} />}
      <div className="cal-actions">
        {card.isFixed ? null : card.isDeleted ? (
          <Button
            onClick={() => {
              close();
              void restoreItem(actions.tools, "event", card.id, card.title);
            }}
          >
            {t("calendar.restore")}
          </Button>
        ) : (
          <>
            {isMovable(card) && (
              <Button onClick={() => open({kind: "move", card})}>{t("calendar.moveTo")}</Button>
            )}
            <Button variant="secondary" onClick={() => setEditing(true)}>
              {t("common.edit")}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                close();
                void removeEvent(actions.tools, event);
              }}
            >
              {t("calendar.remove")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
