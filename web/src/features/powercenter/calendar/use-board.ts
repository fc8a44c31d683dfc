import {useMemo, useRef, useState} from "react";
import {mayPlan, useAthlete} from "../athletes/athlete-context";
import {failureWords} from "./action-tools";
import type {Board} from "./board";
import {type BoardProps, rangeStates} from "./board-props";
import type {Opened} from "./calendar-dialogs";
import {cardsByDay} from "./cards";
import {useCalendarActions} from "./use-calendar-actions";
import {useDayKeys} from "./use-day-keys";
import {useFocusAfter} from "./use-focus-after";
import {useMoving} from "./use-moving";

/** All that the views of the calendar share: cards by day, what is held, what is open, and what keys do. */
export function useBoard({onMore, choose, ...props}: BoardProps) {
  const {kit, calendar, address, day, weeks} = props;
  const {items, pending, failures} = calendar.state;
  const [shown, setOpened] = useState<Opened | null>(null);
  const opened: Opened | null = shown ?? (address.add ? {kind: "day", day} : address.open);
  function open(next: Opened | null) {
    setOpened(next);
    // Asked for by a link: once, and not by a reload.
    if (address.add || address.open) choose({add: "", open: ""});
  }
  const actions = useCalendarActions(calendar.store, kit);
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter(root);
  const isFixed = !mayPlan(useAthlete());
  const cards = useMemo(
    () => cardsByDay(items, {...address, today: kit.today, isFixed}),
    [items, address, kit.today, isFixed],
  );
  const cardOf = (key: string) => [...cards.values()].flat().find((card) => card.key === key) ?? null;
  const told = {kit, items, cards};
  const moving = useMoving({kit, weeks, onMore, told, cardOf, actions, focus, open});
  const keys = useDayKeys({kit, weeks, day, choose, cardOf, focus, open, onLiftKey: moving.onLiftKey});
  const board: Board = {
    ...told,
    weeks,
    lift: moving.lift,
    focusDay: keys.focusDay,
    pending,
    problemOf(id) {
      const err = failures.get(id);
      return err ? failureWords(err, kit) : null;
    },
    ...rangeStates(props),
    onOpen: (card) => open({kind: "card", key: card.key}),
    onAdd: (on) => open({kind: "day", day: on}),
  };
  return {board, root, told, cardOf, actions, opened, open, moving, onKeyDown: keys.onKeyDown};
}
