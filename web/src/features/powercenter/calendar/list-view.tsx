import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {middleWatts} from "@gradus/training/workouts/target";
import type {ReactNode} from "react";
import {usePlannedWorkout} from "@/client/resources/calendar-calls";
import {useAutomaticCp} from "@/client/resources/use-critical-power";
import {Icon} from "@/ui/icon/icon";
import {mayPlan, useAthlete} from "../athlete/athlete-context";
import {mainStep, stepsOf} from "../today/workout-steps";
import type {Board} from "./board";
import {type CalendarContext, dayNumber, longDay, shortTime, shortWeekday} from "./calendar-context";
import type {CalendarWeek} from "./calendar-weeks";
import {CardButton} from "./card-button";
import {amountsWords, ruleWords, statusWords} from "./card-words";
import type {Card} from "./cards";
import {isSelected} from "./day-cards";
import {isCurrent, Problem} from "./month-table";
import {PairOfferLine} from "./pair-offer-line";
import {glyphOf, StatusGlyph} from "./status-glyph";
import {SupplementaryLines} from "./supplementary-lines";
import {phaseOf, totalsOfWeek} from "./week-totals";

export function ListView({board}: {readonly board: Board}) {
  return board.weeks.map((week, index) => (
    <ListWeek key={week.first} week={week} board={board} isFirst={index === 0} />
  ));
}

interface WeekProps {
  readonly week: CalendarWeek;
  readonly board: Board;
  readonly isFirst: boolean;
}

function ListWeek({week, board, isFirst}: WeekProps) {
  const {context, items} = board;
  const {t, today} = context;
  const phase = phaseOf(items, week);
  const isNow = isCurrent(week, today);
  const upcomingDays = isNow ? week.days.filter((day) => day > today) : week.days;
  const earlier = isNow ? week.days.filter((day) => day < today).toReversed() : [];
  return (
    <section className="list-week" aria-label={t("calendar.weekNumber", {number: week.number})}>
      <h2 className={isFirst ? "sr-only" : "text-h3"}>
        {t("calendar.weekNumber", {number: week.number})}{" "}
        {phase && <small>{t(`calendar.phase.${phase}`)}</small>}
      </h2>
      {isFirst && <WeekStrip week={week} board={board} />}
      <Problem board={board} week={week} />
      {isNow && <ListDay day={today} board={board} isToday />}
      <Days days={upcomingDays} board={board} />
      {earlier.length > 0 && (
        <>
          <h3 className="list-earlier text-label">{t("calendar.earlier")}</h3>
          <Days days={earlier} board={board} />
        </>
      )}
    </section>
  );
}

function Days({days, board}: {readonly days: readonly string[]; readonly board: Board}) {
  return days.map((day) => <ListDay key={day} day={day} board={board} />);
}

/** Seven glyphs, and one scale for the week. */
function WeekStrip({week, board}: Omit<WeekProps, "isFirst">) {
  const {context, items, cards} = board;
  const {t, today} = context;
  const {planned, done} = totalsOfWeek(items, week);
  const most = Math.max(1, planned.duration, done.duration);
  const share = (value: number) => `${(100 * value) / most}%`;
  return (
    <>
      <ol className="week-strip">
        {week.days.map((day) => {
          const first = (cards.get(day) ?? []).find(({isDeleted}) => !isDeleted);
          return (
            <li key={day} data-today={day === today || undefined}>
              <span>{shortWeekday(t.formatLocale, day)}</span>
              {first ? (
                <span data-look={glyphOf(first)}>
                  <StatusGlyph name={glyphOf(first)} />
                  <span className="sr-only">{statusWords(first, context)}</span>
                </span>
              ) : (
                <span>–</span>
              )}
            </li>
          );
        })}
      </ol>
      <div className="strip-scale" aria-hidden="true">
        <i className="rail-done" style={{width: share(done.duration)}} />
        {planned.duration > 0 && (
          <i className="rail-planned" style={{insetInlineStart: share(planned.duration)}} />
        )}
      </div>
      <p className="strip-words text-label">
        <b>{t("calendar.doneTime", {time: shortTime(done.duration)})}</b>
        <span>{t("calendar.plannedTime", {time: shortTime(planned.duration)})}</span>
      </p>
    </>
  );
}

interface DayProps {
  readonly day: string;
  readonly board: Board;
  readonly isToday?: boolean;
}

function ListDay({day, board, isToday = false}: DayProps) {
  const {context, onAdd} = board;
  const {t} = context;
  const cards = board.cards.get(day) ?? [];
  const sessions = board.supplementary.get(day) ?? [];
  const name = t("calendar.dayItems", {day: longDay(t.formatLocale, day), count: cards.length});
  const canPlan = mayPlan(useAthlete());
  return (
    <div
      className={isToday ? "list-day list-today field-track" : "list-day"}
      data-rest={cards.length === 0 || undefined}
    >
      <h3 className="list-date">
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">{dayNumber(t.formatLocale, day)}</span>
        <small aria-hidden="true">{shortWeekday(t.formatLocale, day)}</small>
      </h3>
      <ul className="list-cards">
        {cards.length === 0 && <li className="list-rest">{t("calendar.rest")}</li>}
        {cards.map((card) => (
          <li key={card.key}>
            {isToday ? <TodayCard card={card} board={board} /> : <PlainCard card={card} board={board} />}
          </li>
        ))}
        {board.pairs.ofDay(cards) && (
          <li>
            <PairOfferLine cards={cards} offers={board.pairs} context={context} />
          </li>
        )}
        {sessions.length > 0 && (
          <li>
            <SupplementaryLines sessions={sessions} context={context} />
          </li>
        )}
      </ul>
      {canPlan && (
        <button
          type="button"
          className="cal-date"
          data-day={day}
          aria-label={t("calendar.addOn", {day: longDay(t.formatLocale, day)})}
          aria-haspopup="dialog"
          onClick={() => onAdd(day)}
        >
          <Icon name="plus" size={20} />
        </button>
      )}
    </div>
  );
}

interface CardProps {
  readonly card: Card;
  readonly board: Board;
}

const PlainCard = ({card, board}: CardProps): ReactNode => (
  <CardButton
    card={card}
    context={board.context}
    isPending={board.pending.has(card.id)}
    isSelected={isSelected(card, board)}
    problem={board.problemOf(card.id)}
    onOpen={board.onOpen}
  />
);

/** Read at arm's length: what is to be done today, in large. */
function TodayCard({card, board}: CardProps) {
  const {context} = board;
  const rule = card.kind === "workout" && card.run ? ruleWords(card, context) : null;
  const problem = board.problemOf(card.id);
  return (
    <>
      <button
        type="button"
        className="today-card"
        data-card={card.key}
        aria-pressed={isSelected(card, board) ?? undefined}
        onClick={({ctrlKey, metaKey}) => board.onOpen(card, ctrlKey || metaKey)}
      >
        <span className="cal-status">
          <StatusGlyph name={glyphOf(card)} />
          {context.t("calendar.statusToday", {status: statusWords(card, context)})}
        </span>
        <b className="today-title">{card.isDeleted ? <s>{card.title}</s> : card.title}</b>
        {card.kind === "workout" && card.run === null && (
          <TargetFigure workout={card.workout} context={context} />
        )}
        <span className="today-words">{[amountsWords(card, context), rule].filter(Boolean).join(". ")}</span>
      </button>
      {problem && (
        <p role="alert" className="cal-problem">
          {problem}
        </p>
      )}
    </>
  );
}

/** What to hold, read from afar, as the page of the day paints it; nothing where it is not known. */
function TargetFigure({
  workout,
  context,
}: {
  readonly workout: PlannedWorkout;
  readonly context: CalendarContext;
}) {
  const power = useAutomaticCp().data?.in_force?.critical_power ?? null;
  const detail = usePlannedWorkout(workout).data;
  const step = detail && mainStep(stepsOf(detail), power);
  const watts = step && middleWatts(step.segment, power);
  if (watts === null) return null;
  return (
    <span className="today-target">
      {context.format.number(watts)}
      <span className="unit"> W</span>
    </span>
  );
}
