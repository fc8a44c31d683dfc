import {type KeyboardEvent, useState} from "react";
import type {BoardProps} from "./board-props";
import {dayByKey} from "./calendar-weeks";
import type {Card} from "./cards";
import type {CalendarOverlay} from "./dialog-props";
import type {FocusAfter} from "./use-focus-after";

interface Options extends Pick<BoardProps, "context" | "weeks" | "day" | "choose"> {
  readonly cardOf: (key: string) => Card | null;
  readonly focus: FocusAfter;
  readonly open: (opened: CalendarOverlay) => void;
  /** Called first; returns true when the key applies to the held card. */
  readonly onDragKey: (event: KeyboardEvent) => boolean;
}

/** They work only while one of the days has the focus. */
export function useDayKeys({context, weeks, day, choose, cardOf, focus, open, onDragKey}: Options) {
  const [at, setAt] = useState(day);
  const isShown = (each: string) => weeks.some(({first, last}) => first <= each && each <= last);
  function goTo(to: string) {
    focus.on(`[data-day="${to}"]`);
    setAt(to);
    if (!isShown(to)) choose({day: to === context.today ? "" : to});
  }
  /** True where the key meant something. */
  function press(event: KeyboardEvent): boolean {
    if (onDragKey(event)) return true;
    const on = event.target instanceof Element ? focusedDay(event.target, cardOf) : null;
    const leadsTo = on === null ? null : dayByKey(event.key, on, context.weekStart);
    const key = context.hasSingleKeys ? event.key : "";
    const to = key === "t" ? context.today : leadsTo;
    if (to !== null) goTo(to);
    else if (key === "n" && on !== null) open({kind: "day", day: on});
    else if (key === "?") open({kind: "help"});
    else return false;
    return true;
  }
  return {
    focusDay: isShown(at) ? at : day,
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (press(event)) event.preventDefault();
    },
  };
}

/** The day of what has the focus: a date, or a card on its first day. */
function focusedDay(target: Element, cardOf: (key: string) => Card | null): string | null {
  const day = target.closest("[data-day]")?.getAttribute("data-day");
  const key = target.closest("[data-card]")?.getAttribute("data-card");
  return day ?? (key ? (cardOf(key)?.day ?? null) : null);
}
