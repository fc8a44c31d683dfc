import {useId} from "react";
import {classNames} from "@/lib/class-names";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";
import {mayPlan, useAthlete} from "../athlete/athlete-context";
import {CALENDAR_VIEWS, type CalendarAddress, type CalendarView, SHOWN_KINDS} from "./calendar-address";
import {type CalendarContext, monthYear} from "./calendar-context";
import type {CalendarWeek} from "./calendar-weeks";

interface Props {
  readonly context: CalendarContext;
  readonly address: CalendarAddress;
  readonly view: CalendarView;
  readonly day: string;
  readonly weeks: readonly CalendarWeek[];
  readonly steps: number;
  readonly isNarrow: boolean;
  readonly isChoosing: boolean;
  readonly onChoosing: () => void;
  readonly isLibraryOpen: boolean;
  readonly onLibrary: () => void;
  readonly choose: (changes: Readonly<Record<string, string>>) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onAdd: () => void;
  readonly onHistory: () => void;
  readonly onHelp: () => void;
}

export function CalendarToolbar(props: Props) {
  const {context, view, day, weeks, choose, onStep, onAdd} = props;
  const {t, today} = context;
  const canPlan = mayPlan(useAthlete());
  const heading =
    view === "month"
      ? monthYear(t.formatLocale, day)
      : t("calendar.weekNumber", {number: weeks[0]?.number ?? 0});
  return (
    <div className="cal-head">
      <h1 tabIndex={-1} className="cal-heading">
        {heading}
      </h1>
      <div className="cal-steps">
        <Button variant="secondary" aria-label={t(`calendar.previous.${view}`)} onClick={() => onStep(-1)}>
          <Icon name="chevron-left" />
        </Button>
        <Button variant="secondary" aria-label={t(`calendar.next.${view}`)} onClick={() => onStep(1)}>
          <Icon name="chevron-right" />
        </Button>
        <Button
          variant="secondary"
          onClick={() => choose({day: ""})}
          aria-current={day === today ? "date" : undefined}
        >
          {t("calendar.today")}
        </Button>
        <DayJump context={context} day={day} onJump={(to) => choose({day: to})} />
      </div>
      {/* Together, so that none of them is left alone in a line. */}
      <div className="cal-ways">
        <Views {...props} />
        {canPlan && (
          <Button className="cal-add" onClick={onAdd}>
            <Icon name="plus" /> {t("calendar.add")}
          </Button>
        )}
      </div>
      <FoldedFilters {...props} />
    </div>
  );
}

interface JumpProps {
  readonly context: CalendarContext;
  readonly day: string;
  readonly onJump: (day: string) => void;
}

function DayJump({context: {t}, day, onJump}: JumpProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t("calendar.goTo")}
      </label>
      <input
        key={day}
        id={id}
        type="date"
        className="cal-jump"
        defaultValue={day}
        min="1970-01-01"
        max="2099-12-31"
        onBlur={({target}) => target.value && target.value !== day && onJump(target.value)}
        onKeyDown={({key, currentTarget}) =>
          key === "Enter" && currentTarget.value && onJump(currentTarget.value)
        }
      />
    </>
  );
}

function Views({context: {t}, view, choose}: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, a fieldset is for forms
    <div role="group" aria-label={t("calendar.view")} className="cal-views">
      {CALENDAR_VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          className={classNames("nav-item", each === view && "tick-current")}
          aria-pressed={each === view}
          onClick={() => choose({view: each})}
        >
          {t(`calendar.views.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** Folded up where the screen has no room for them. */
function FoldedFilters(props: Props) {
  if (!props.isNarrow) return <Filters {...props} />;
  return (
    <details className="run-filters cal-fold">
      <summary className="text-ui">{props.context.t("calendar.shown")}</summary>
      <Filters {...props} />
    </details>
  );
}

function Filters(props: Props) {
  const {context, address, choose} = props;
  const {t} = context;
  const {hidden, isWithDeleted} = address;
  const toggle = (kind: (typeof SHOWN_KINDS)[number]) =>
    choose({
      hide: (hidden.includes(kind) ? hidden.filter((each) => each !== kind) : [...hidden, kind]).join(","),
    });
  return (
    <fieldset className="cal-filters">
      <legend className="sr-only">{t("calendar.shown")}</legend>
      {SHOWN_KINDS.map((kind) => (
        <label key={kind}>
          <input type="checkbox" checked={!hidden.includes(kind)} onChange={() => toggle(kind)} />
          {t(`calendar.kinds.${kind}`)}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={isWithDeleted}
          onChange={() => choose({deleted: isWithDeleted ? "" : "1"})}
        />
        {t("calendar.kinds.deleted")}
      </label>
      <Tools {...props} />
    </fieldset>
  );
}

/** What opens something, or begins it. */
function Tools(props: Props) {
  const {t} = props.context;
  const canPlan = mayPlan(useAthlete());
  return (
    <>
      {canPlan && <PlanningTools {...props} />}
      <button type="button" className="nav-item cal-help" onClick={props.onHelp} aria-haspopup="dialog">
        {t("calendar.keysTitle")}
      </button>
    </>
  );
}

/** For viewers who may plan here: tools to select, to bring in workouts, and to see what was done. */
function PlanningTools({context: {t}, view, isNarrow, steps, onHistory, ...props}: Props) {
  return (
    <>
      {/* Where days show glyphs alone there is nothing to choose by. */}
      {!(isNarrow && view === "month") && (
        <button
          type="button"
          className="nav-item cal-select"
          aria-pressed={props.isChoosing}
          onClick={props.onChoosing}
        >
          {t("calendar.select")}
        </button>
      )}
      <button
        type="button"
        className="nav-item cal-library-toggle"
        aria-expanded={props.isLibraryOpen}
        onClick={props.onLibrary}
      >
        {t("calendar.library")}
      </button>
      <button type="button" className="nav-item" onClick={onHistory} aria-haspopup="dialog">
        <Icon name="undo" size={16} /> {t("calendar.history", {count: steps})}
      </button>
    </>
  );
}
