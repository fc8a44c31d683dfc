import {useMemo, useRef, useState} from "react";
import {useLatest} from "@/lib/use-latest";
import {mayPlan, useAthlete} from "../athlete/athlete-context";
import {failureWords} from "./action-tools";
import type {Board, CellBoard} from "./board";
import {type BoardProps, rangeStates} from "./board-props";
import {type Card, cardsByDay} from "./cards";
import type {CalendarOverlay} from "./dialog-props";
import {useCalendarActions} from "./use-calendar-actions";
import {useDayKeys} from "./use-day-keys";
import {type FocusAfter, useFocusAfter} from "./use-focus-after";
import {useMoving} from "./use-moving";
import {usePairOffers} from "./use-pair-offers";
import {canBeChosen, useSelection} from "./use-selection";
import {useSupplementarySessions} from "./use-supplementary-sessions";

export function useBoard({onMore, choose, ...props}: BoardProps) {
  const {context, calendar, address, day, weeks} = props;
  const {items} = calendar.state;
  const [shown, setOpened] = useState<CalendarOverlay | null>(null);
  const opened: CalendarOverlay | null = shown ?? (address.add ? {kind: "day", day} : address.open);
  function open(next: CalendarOverlay | null) {
    setOpened(next);
    // The link's request is removed from the URL, so that a reload does not repeat it.
    if (address.add || address.open) choose({add: "", open: ""});
  }
  const actions = useCalendarActions(calendar.store, context);
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
  const isFixed = !mayPlan(useAthlete());
  const cards = useMemo(
    () => cardsByDay(items, {...address, today: context.today, isFixed}),
    [items, address, context.today, isFixed],
  );
  const cardOf = (key: string) => [...cards.values()].flat().find((card) => card.key === key) ?? null;
  const supplementary = useSupplementarySessions(items, address);
  const boardData = {context, items, cards, supplementary};
  const choosing = useChoosing(cards, focus);
  const moving = useMoving({context, weeks, onMore, boardData, cardOf, actions, focus, open});
  const keys = useDayKeys({
    context,
    weeks,
    day,
    choose,
    cardOf,
    focus,
    open,
    onDragKey: (event) => moving.onDragKey(event) || choosing.onKey(event),
  });
  const pairs = usePairOffers(context, actions, focus);
  const cell = useCell({...props, cards, supplementary: supplementary.byDay, pairs, open, choosing});
  const board: Board = {
    ...cell,
    cell,
    weeks,
    drag: moving.drag,
    focusDay: keys.focusDay,
    ...rangeStates(props),
  };
  return {
    board,
    root,
    focus,
    boardData,
    cardOf,
    actions,
    opened,
    open,
    moving,
    choosing,
    onKeyDown: keys.onKeyDown,
  };
}

/** Choosing several cards; Escape ends it, and the focus goes to where it began. */
function useChoosing(cards: Board["cards"], focus: FocusAfter) {
  const selection = useSelection(cards);
  function end() {
    focus.on(".cal-select");
    selection.end();
  }
  return {
    ...selection,
    end,
    onKey({key}: {readonly key: string}): boolean {
      if (selection.keys === null || key !== "Escape") return false;
      end();
      return true;
    },
  };
}
export type Choosing = ReturnType<typeof useChoosing>;

interface CellOptions extends Pick<BoardProps, "context" | "calendar"> {
  readonly cards: Board["cards"];
  readonly supplementary: Board["supplementary"];
  readonly pairs: Board["pairs"];
  readonly open: (opened: CalendarOverlay) => void;
  readonly choosing: Choosing;
}

/** The data of the days, memoized so that hundreds of cards are not rendered again when other data changes. */
function useCell({context, calendar, cards, supplementary, pairs, open, choosing}: CellOptions): CellBoard {
  const {items, pending, failures} = calendar.state;
  const {keys: selected} = choosing;
  const onAdd = useLatest((day: string) => open({kind: "day", day}));
  const onOpen = useLatest((card: Card, isChoosing = false) => {
    if (!canBeChosen(card) || (selected === null && !isChoosing)) return open({kind: "card", key: card.key});
    choosing.toggle(card);
  });
  return useMemo(
    () => ({
      context,
      items,
      cards,
      supplementary,
      pairs,
      pending,
      selected,
      onOpen,
      onAdd,
      problemOf(id) {
        const err = failures.get(id);
        return err ? failureWords(err, context) : null;
      },
    }),
    [context, items, cards, supplementary, pairs, pending, selected, failures, onOpen, onAdd],
  );
}
