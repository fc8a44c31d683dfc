import {lazy, memo, type Ref, Suspense} from "react";
import {classNames} from "@/lib/class-names";
import {amountWords, type CalendarKit} from "./calendar-kit";
import {amountsWords, cardSentence, ruleWords, statusWords} from "./card-words";
import {type Card, doneOf, plannedOf, standingOf} from "./cards";
import {ProfileDrawing} from "./profile-drawing";
import {glyphOf, StandingGlyph} from "./standing-glyph";
import {MEASURES} from "./week-totals";

// Reading a line of positions is not what a calendar waits for.
const RouteThumbnail = lazy(async () => ({
  default: (await import("../runs/route-thumbnail")).RouteThumbnail,
}));

interface Props {
  readonly card: Card;
  readonly kit: CalendarKit;
  /** Of the week we are in: taller, with three rows. */
  readonly isFull?: boolean;
  readonly isLifted?: boolean;
  readonly isPending?: boolean;
  /** Null: cards are not being chosen, or this one cannot be. */
  readonly isSelected?: boolean | null;
  /** Why its last change did not stay. */
  readonly problem?: string | null;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onOpen: (card: Card, isChoosing: boolean) => void;
}

/** A card of the calendar: one button, labelled by a sentence with all its content. */
export const CardButton = memo(function CardButton({
  card,
  kit,
  isFull,
  isLifted,
  isPending,
  isSelected,
  problem,
  ...rest
}: Props) {
  const {buttonRef, onOpen} = rest;
  const look = card.kind === "event" ? card.event.kind : standingOf(card);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={classNames("cal-card on-page", card.kind === "event" && "cal-event")}
        data-look={look}
        data-deleted={card.isDeleted || undefined}
        data-lifted={isLifted || undefined}
        data-pending={isPending || undefined}
        data-selected={isSelected || undefined}
        data-card={card.key}
        aria-pressed={isSelected ?? undefined}
        onClick={({ctrlKey, metaKey}) => onOpen(card, ctrlKey || metaKey)}
      >
        <span className="sr-only">{cardSentence(card, kit)}</span>
        {/* Drawn, not written: what is written on a button is its name. */}
        <span aria-hidden="true" className="contents">
          <span className="cal-status">
            <StandingGlyph name={glyphOf(card)} />
            {isLifted ? kit.t("calendar.liftedMark") : statusWords(card, kit)}
            {isPending && <span className="cal-sending" title={kit.t("calendar.sending")} />}
          </span>
          <span className="cal-title">{card.isDeleted ? <s>{card.title}</s> : card.title}</span>
          <CardBody card={card} kit={kit} isFull={isFull === true} />
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

type BodyProps = Pick<Props, "card" | "kit"> & {readonly isFull: boolean};

function CardBody({card, kit, isFull}: BodyProps) {
  if (card.kind === "event") return <EventBody card={card} kit={kit} isFull={isFull} />;
  const rule = card.kind === "workout" ? ruleWords(card, kit) : null;
  return (
    <>
      <span className="cal-picture">
        {card.kind === "workout" ? (
          <ProfileDrawing profile={card.workout.profile} share={card.run ? (card.judged.share ?? 1) : null} />
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
        <Rows card={card} kit={kit} />
      ) : (
        <span className="cal-amounts">{amountsWords(card, kit)}</span>
      )}
      {rule && <span className="cal-rule">{rule}</span>}
    </>
  );
}

function EventBody({card, kit}: BodyProps) {
  if (card.kind !== "event" || card.event.kind !== "race") return null;
  const {distance, goal_time} = card.event;
  return (
    <>
      {distance !== null && (
        <span className="cal-painted">
          {kit.format.distance(distance, 1).value}
          <span className="unit">{kit.format.distance(distance, 1).unit}</span>
        </span>
      )}
      {goal_time !== null && (
        <span className="cal-amounts">{kit.t("calendar.goal", {goal: kit.format.duration(goal_time)})}</span>
      )}
    </>
  );
}

/** "1:02:14 of 1 h 02", row by row. */
function Rows({card, kit}: Pick<Props, "card" | "kit">) {
  if (card.kind === "event") return null;
  const planned = card.kind === "workout" ? plannedOf(card.workout) : null;
  const done = card.run ? doneOf(card.run) : null;
  return (
    <span className="cal-rows">
      {MEASURES.map((measure) => {
        const value = (done ?? planned)?.[measure] ?? null;
        return (
          <span key={measure} data-measure={measure}>
            <span>{kit.t(`calendar.short.${measure}`)}</span>
            <b>{amountWords(measure, value, kit)}</b>
            <span>
              {done && planned && planned[measure] !== null
                ? kit.t("calendar.ofPlanned", {planned: amountWords(measure, planned[measure], kit)})
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
