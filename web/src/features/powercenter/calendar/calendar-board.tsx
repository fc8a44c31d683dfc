import {addDays} from "@gradus/training/numbers/days";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type {CalendarPart} from "@/client/calendar/calendar-parts";
import {partsOf} from "@/client/calendar/calendar-parts";
import type {CalendarState, PartState} from "@/client/calendar/calendar-state";
import type {CalendarStore} from "@/client/calendar/calendar-store";
import {Button} from "@/ui/button";
import {failureWords} from "./action-tools";
import type {Board} from "./board";
import {type CalendarAddress, type CalendarView, kindsToRead} from "./calendar-address";
import {CalendarDialogs, type Opened} from "./calendar-dialogs";
import {type CalendarKit, monthYear} from "./calendar-kit";
import {CalendarToolbar} from "./calendar-toolbar";
import {addMonths, type CalendarWeek, dayByKey} from "./calendar-weeks";
import {type Card, cardsByDay, isMovable} from "./cards";
import type {Lift} from "./lift";
import {liftedWords, overWords} from "./lift-words";
import {ListView} from "./list-view";
import {MonthTable} from "./month-table";
import {moveCard} from "./move-actions";
import {NoticeLine} from "./notice-line";
import {PlanRibbon} from "./plan-ribbon";
import {useCalendarActions} from "./use-calendar-actions";
import {useLift} from "./use-lift";
import {planOf} from "./week-totals";

interface Props {
  readonly kit: CalendarKit;
  readonly library?: ReactNode;
  readonly calendar: {
    readonly store: CalendarStore;
    readonly state: CalendarState;
    readonly stateOf: (part: CalendarPart) => PartState;
  };
  readonly address: CalendarAddress;
  readonly view: CalendarView;
  readonly day: string;
  readonly weeks: readonly CalendarWeek[];
  readonly choose: (changes: Readonly<Record<string, string>>) => void;
  readonly onMore: (side: "before" | "after") => void;
}

/** The calendar itself: its head, one of its views, and what is asked and said above it. */
export function CalendarBoard(props: Props) {
  const {kit, calendar, address, view, day, weeks, choose, onMore, library} = props;
  const {store, state} = calendar;
  const {t} = kit;
  const [opened, open] = useState<Opened | null>(() => (address.add ? {kind: "day", day} : null));
  const [said, say] = useState("");
  const actions = useCalendarActions(store, kit);
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
  const {items} = state;
  const shown = useMemo(() => ({...address, today: kit.today}), [address, kit.today]);
  const cards = useMemo(() => cardsByDay(items, shown), [items, shown]);
  const cardOf = (key: string) => [...cards.values()].flat().find((card) => card.key === key) ?? null;
  const told = {kit, items, cards};
  function askToMove(card: Card, to: string) {
    if (!isMovable(card) || to === card.day) return;
    if (card.kind === "workout" && card.workout.plan_id !== null) return open({kind: "scope", card, day: to});
    void moveCard(actions.tools, card, to);
  }
  const {lift, onKeyDown: onLiftKey} = useLift({
    kit,
    cardOf,
    onLifted: (held) => say(liftedWords(told, held)),
    onOver(held) {
      say(overWords(told, held));
      if (held.by === "keys") keepInSight(held, weeks, onMore);
    },
    onDrop(held) {
      say(t("calendar.dropped"));
      focus.on(`[data-card="${held.card.key}"]`);
      askToMove(held.card, held.to);
    },
    onCancel: () => say(t("calendar.cancelled")),
  });
  function goTo(to: string) {
    const isVisible = weeks.some(({first, last}) => first <= to && to <= last);
    focus.on(`[data-day="${to}"]`);
    setFocusDay(to);
    if (!isVisible) choose({day: to === kit.today ? "" : to});
  }
  const [focusDay, setFocusDay] = useState(day);
  const isFocusShown = weeks.some(({first, last}) => first <= focusDay && focusDay <= last);
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (onLiftKey(event)) return event.preventDefault();
    const on = event.target instanceof Element ? dayUnder(event.target, cardOf) : null;
    const to = event.key === "t" ? kit.today : on === null ? null : dayByKey(event.key, on, kit.weekStart);
    if (to !== null) goTo(to);
    else if (event.key === "n" && on !== null) open({kind: "day", day: on});
    else if (event.key === "?") open({kind: "help"});
    else return;
    event.preventDefault();
  }
  const board: Board = {
    ...told,
    weeks,
    lift,
    focusDay: isFocusShown
      ? focusDay
      : (weeks.find(({first, last}) => first <= day && day <= last)?.days[0] ?? day),
    pending: state.pending,
    problemOf: (id) => {
      const err = state.failures.get(id);
      return err ? failureWords(err, kit) : null;
    },
    ...rangeStates(props),
    onOpen: (card) => open({kind: "card", key: card.key}),
    onAdd: (on) => open({kind: "day", day: on}),
  };
  const plan = address.hidden.includes("plans")
    ? null
    : planOf(items, weeks[0]?.first ?? day, weeks.at(-1)?.last ?? day);
  const isEmpty = cards.size === 0 && weeks.every((week) => board.stateOf(week) === "loaded");
  return (
    <div ref={root} className="calendar" data-view={view}>
      <CalendarToolbar
        {...{kit, address, view, day, weeks, choose}}
        steps={actions.steps.length}
        onStep={(by) =>
          choose({day: view === "month" ? addMonths(`${day.slice(0, 7)}-01`, by) : addDays(day, 7 * by)})
        }
        onAdd={() => open({kind: "day", day})}
        onHistory={() => open({kind: "history"})}
        onHelp={() => open({kind: "help"})}
      />
      {plan && view !== "list" && <PlanRibbon plan={plan} items={items} kit={kit} />}
      {isEmpty && (
        <p className="cal-empty">
          {t("calendar.empty")}{" "}
          <Button variant="secondary" onClick={() => open({kind: "day", day: kit.today})}>
            {t("calendar.add")}
          </Button>
        </p>
      )}
      {view === "list" ? (
        <ListView board={board} />
      ) : (
        <MonthTable board={board} label={monthYear(t.formatLocale, day)} onKeyDown={onKeyDown} />
      )}
      <p className="cal-more">
        <Button variant="quiet" onClick={() => onMore("after")}>
          {t("calendar.later")}
        </Button>
      </p>
      {library}
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      <NoticeLine actions={actions} kit={kit} />
      <CalendarDialogs
        {...{kit, actions, opened, open, told, cardOf, weeks}}
        onMove={(card, to) => askToMove(card, to)}
      />
    </div>
  );
}

/** The day of what has the focus: a date, or a card on its first day. */
function dayUnder(target: Element, cardOf: (key: string) => Card | null): string | null {
  const day = target.closest("[data-day]")?.getAttribute("data-day");
  const key = target.closest("[data-card]")?.getAttribute("data-card");
  return day ?? (key ? (cardOf(key)?.day ?? null) : null);
}

/** A card that is carried beyond what is shown brings further weeks into sight. */
function keepInSight({to}: Lift, weeks: readonly CalendarWeek[], onMore: Props["onMore"]) {
  if (to > (weeks.at(-1)?.last ?? to)) onMore("after");
  if (to < (weeks[0]?.first ?? to)) onMore("before");
}

/** How far each week was read, and reading one again. */
function rangeStates({calendar, address, kit}: Props): Pick<Board, "stateOf" | "onRetry"> {
  const wanted = {kinds: kindsToRead(address.hidden), isWithDeleted: address.isWithDeleted};
  const partsOfWeek = ({first, last}: CalendarWeek) => partsOf(first, last, wanted);
  return {
    stateOf(week) {
      const states = partsOfWeek(week).map(calendar.stateOf);
      const failed = states.find((state) => typeof state === "object");
      if (typeof failed === "object") return {words: failureWords(failed, kit)};
      return states.includes("loading") ? "loading" : "loaded";
    },
    onRetry(week) {
      for (const part of partsOfWeek(week)) void calendar.store.load(part, true);
    },
  };
}

/** Puts the focus on something that the next drawing brings. */
function useFocusAfter(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || document.querySelector("dialog[open]")) return;
    const found = root.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = null;
    found.focus();
  });
  return {
    on(selector: string) {
      wanted.current = selector;
    },
  };
}
