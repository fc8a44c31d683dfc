import {lazy, memo, type Ref, Suspense} from "react";
import {classNames} from "@/lib/class-names";
import {amountWords, type CalendarContext} from "./calendar-context";
import {amountsWords, cardSentence, ruleWords, statusWords} from "./card-words";
import {type Card, doneOf, plannedOf, statusOf} from "./cards";
import {ProfileDrawing} from "./profile-drawing";
import {glyphOf, StatusGlyph} from "./status-glyph";
import {MEASURES} from "./week-totals";

// Reading a line of positions is not what a calendar waits for.
const RouteThumbnail = lazy(async () => ({
  default: (await import("../runs/route-thumbnail")).RouteThumbnail,
}));

interface Props {
  readonly card: Card;
  readonly context: CalendarContext;
  /** Of the week we are in: taller, with three rows. */
  readonly isFull?: boolean;
  readonly isDragged?: boolean;
  readonly isPending?: boolean;
  /** Null: cards are not being chosen, or this one cannot be. */
  readonly isSelected?: boolean | null;
  /** Why its last change did not stay. */
  readonly problem?: string | null;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onOpen: (card: Card, isChoosing: boolean) => void;
}

export const CardButton = memo(function CardButton({
  card,
  context,
  isFull,
  isDragged,
  isPending,
  isSelected,
  problem,
  ...rest
}: Props) {
  const {buttonRef, onOpen} = rest;
  const variant = card.kind === "event" ? card.event.kind : statusOf(card);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={classNames("cal-card on-page", card.kind === "event" && "cal-event")}
        data-look={variant}
        data-deleted={card.isDeleted || undefined}
        data-lifted={isDragged || undefined}
        data-pending={isPending || undefined}
        data-selected={isSelected || undefined}
        data-card={card.key}
        aria-pressed={isSelected ?? undefined}
        onClick={({ctrlKey, metaKey}) => onOpen(card, ctrlKey || metaKey)}
      >
        <span className="sr-only">{cardSentence(card, context)}</span>
        {/* Drawn, not written: what is written on a button is its name. */}
        <span aria-hidden="true" className="contents">
          <span className="cal-status">
            <StatusGlyph name={glyphOf(card)} />
            {isDragged ? context.t("calendar.liftedMark") : statusWords(card, context)}
            {isPending && <span className="cal-sending" title={context.t("calendar.sending")} />}
          </span>
          <span className="cal-title">{card.isDeleted ? <s>{card.title}</s> : card.title}</span>
          <CardBody card={card} context={context} isFull={isFull === true} />
        </span>
      </button>
      {problem && (
        <p role="alert" className="cal-problem">
          {problem}
        </p>
      )}
    </>
  );
});

type BodyProps = Pick<Props, "card" | "context"> & {readonly isFull: boolean};

function CardBody({card, context, isFull}: BodyProps) {
  if (card.kind === "event") return <EventBody card={card} context={context} isFull={isFull} />;
  const rule = card.kind === "workout" ? ruleWords(card, context) : null;
  return (
    <>
      <span className="cal-picture">
        {card.kind === "workout" ? (
          <ProfileDrawing
            profile={card.workout.profile}
            share={card.run ? (card.judgement.share ?? 1) : null}
          />
        ) : (
          <RunTicks card={card} />
        )}
        {card.run?.polyline && (
          <span className="cal-route">
            <Suspense>
              <RouteThumbnail polyline={card.run.polyline} />
            </Suspense>
          </span>
        )}
      </span>
      {isFull ? (
        <Rows card={card} context={context} />
      ) : (
        <span className="cal-amounts">{amountsWords(card, context)}</span>
      )}
      {rule && <span className="cal-rule">{rule}</span>}
    </>
  );
}

function EventBody({card, context}: BodyProps) {
  if (card.kind !== "event" || card.event.kind !== "race") return null;
  const {distance, goal_time} = card.event;
  return (
    <>
      {distance !== null && (
        <span className="cal-painted">
          {context.format.distance(distance, 1).value}
          <span className="unit">{context.format.distance(distance, 1).unit}</span>
        </span>
      )}
      {goal_time !== null && (
        <span className="cal-amounts">
          {context.t("calendar.goal", {goal: context.format.duration(goal_time)})}
        </span>
      )}
    </>
  );
}

/** "1:02:14 of 1 h 02", row by row. */
function Rows({card, context}: Pick<Props, "card" | "context">) {
  if (card.kind === "event") return null;
  const planned = card.kind === "workout" ? plannedOf(card.workout) : null;
  const done = card.run ? doneOf(card.run) : null;
  return (
    <span className="cal-rows">
      {MEASURES.map((measure) => {
        const value = (done ?? planned)?.[measure] ?? null;
        return (
          <span key={measure} data-measure={measure}>
            <span>{context.t(`calendar.short.${measure}`)}</span>
            <b>{amountWords(measure, value, context)}</b>
            <span>
              {done && planned && planned[measure] !== null
                ? context.t("calendar.ofPlanned", {planned: amountWords(measure, planned[measure], context)})
                : ""}
            </span>
          </span>
        );
      })}
    </span>
  );
}

function RunTicks({card}: Pick<Props, "card">) {
  if (card.kind !== "run") return null;
  const seconds = [card.run.below_seconds, ...card.run.seconds_in_zones];
  const all = seconds.reduce((sum, each) => sum + each, 0);
  return (
    <span className="profile cal-run-ticks" aria-hidden="true">
      {seconds.map((each, zone) => (
        <i key={zone} data-zone={zone} style={{width: `${all === 0 ? 0 : (100 * each) / all}%`}} />
      ))}
    </span>
  );
}
