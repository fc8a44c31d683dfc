import {type KeyboardEvent, useState} from "react";
import type {BoardProps} from "./board-props";
import type {CalendarOverlay} from "./calendar-dialogs";
import {dayByKey} from "./calendar-weeks";
import type {Card} from "./cards";
import type {FocusAfter} from "./use-focus-after";

interface Options extends Pick<BoardProps, "kit" | "weeks" | "day" | "choose"> {
  readonly cardOf: (key: string) => Card | null;
  readonly focus: FocusAfter;
  readonly open: (opened: CalendarOverlay) => void;
  /** Called first; returns true when the key applies to the held card. */
  readonly onLiftKey: (event: KeyboardEvent) => boolean;
}

/** Keyboard shortcuts among the days. They work only while one of the days has the focus. */
export function useDayKeys({kit, weeks, day, choose, cardOf, focus, open, onLiftKey}: Options) {
  const [at, setAt] = useState(day);
  const isShown = (each: string) => weeks.some(({first, last}) => first <= each && each <= last);
  function goTo(to: string) {
    focus.on(`[data-day="${to}"]`);
    setAt(to);
    if (!isShown(to)) choose({day: to === kit.today ? "" : to});
  }
  /** True where the key meant something. */
  function press(event: KeyboardEvent): boolean {
    if (onLiftKey(event)) return true;
    const on = event.target instanceof Element ? dayUnder(event.target, cardOf) : null;
    const leadsTo = on === null ? null : dayByKey(event.key, on, kit.weekStart);
    const letter = kit.hasSingleKeys ? event.key : "";
    const to = letter === "t" ? kit.today : leadsTo;
    if (to !== null) goTo(to);
    else if (letter === "n" && on !== null) open({kind: "day", day: on});
    else if (letter === "?") open({kind: "help"});
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
function dayUnder(target: Element, cardOf: (key: string) => Card | null): string | null {
  const day = target.closest("[data-day]")?.getAttribute("data-day");
  const key = target.closest("[data-card]")?.getAttribute("data-card");
  return day ?? (key ? (cardOf(key)?.day ?? null) : null);
}
