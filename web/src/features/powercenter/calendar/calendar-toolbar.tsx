import {useId} from "react";
import {useMedia} from "@/client/parts/use-media";
import {classNames} from "@/lib/class-names";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";
import {mayPlan, useAthlete} from "../athletes/athlete-context";
import {CALENDAR_VIEWS, type CalendarAddress, type CalendarView, SHOWN_KINDS} from "./calendar-address";
import {type CalendarKit, monthYear} from "./calendar-kit";
import type {CalendarWeek} from "./calendar-weeks";

interface Props {
  readonly kit: CalendarKit;
  readonly address: CalendarAddress;
  readonly view: CalendarView;
  readonly day: string;
  readonly weeks: readonly CalendarWeek[];
  readonly steps: number;
  readonly choose: (changes: Readonly<Record<string, string>>) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onAdd: () => void;
  readonly onHistory: () => void;
  readonly onHelp: () => void;
}

/** The head of the calendar: where we are, the way around, what is shown, and adding. */
export function CalendarToolbar(props: Props) {
  const {kit, view, day, weeks, choose, onStep, onAdd} = props;
  const {t, today} = kit;
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
        <DayJump kit={kit} day={day} onJump={(to) => choose({day: to})} />
      </div>
      <Views {...props} />
      {canPlan && (
        <Button className="cal-add" onClick={onAdd}>
          <Icon name="plus" /> {t("calendar.add")}
        </Button>
      )}
      <FoldedFilters {...props} />
    </div>
  );
}

interface JumpProps {
  readonly kit: CalendarKit;
  readonly day: string;
  readonly onJump: (day: string) => void;
}

function DayJump({kit: {t}, day, onJump}: JumpProps) {
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

function Views({kit: {t}, view, choose}: Props) {
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
  const isNarrow = useMedia("(width < 48rem)");
  if (!isNarrow) return <Filters {...props} />;
  return (
    <details className="run-filters cal-fold">
      <summary className="text-ui">{props.kit.t("calendar.shown")}</summary>
      <Filters {...props} />
    </details>
  );
}

function Filters({kit: {t}, address, choose, steps, onHistory, onHelp}: Props) {
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
      <button type="button" className="nav-item" onClick={onHistory} aria-haspopup="dialog">
        <Icon name="undo" size={16} /> {t("calendar.history", {count: steps})}
      </button>
      <button type="button" className="nav-item cal-help" onClick={onHelp} aria-haspopup="dialog">
        {t("calendar.keysTitle")}
      </button>
    </fieldset>
  );
}
