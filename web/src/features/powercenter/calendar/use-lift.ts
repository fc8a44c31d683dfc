import {type KeyboardEvent, useState} from "react";
import type {CalendarKit} from "./calendar-kit";
import {dayByKey} from "./calendar-weeks";
import {type Card, isMovable} from "./cards";
import type {CardDrag} from "./lift";
import {useDragging} from "./use-drag";

interface Options {
  readonly kit: CalendarKit;
  readonly cardOf: (key: string) => Card | null;
  readonly onLifted: (lift: CardDrag) => void;
  readonly onOver: (lift: CardDrag) => void;
  readonly onDrop: (lift: CardDrag) => void;
  readonly onCancel: (lift: CardDrag | null) => void;
}

/** A card that is held, by pointer or keys: one state for both. */
export function useLift({kit, cardOf, onLifted, onOver, onDrop, onCancel}: Options) {
  const [lift, setLift] = useState<CardDrag | null>(null);
  function hold(next: CardDrag) {
    // Repeated events while the card stays within one day: no new render is needed.
    if (next.card.key === lift?.card.key && next.to === lift.to) return;
    setLift(next);
    if (lift === null) onLifted(next);
    else if (next.to !== lift.to) onOver(next);
  }
  function letGo(held: CardDrag | null, isDropped: boolean) {
    setLift(null);
    if (held && isDropped && held.to !== held.card.day) onDrop(held);
    else onCancel(held);
  }
  useDragging({
    onOver(key, day) {
      const card = lift?.card ?? cardOf(key);
      if (card) hold({card, to: day ?? card.day, by: "pointer"});
    },
    onDrop(key, day) {
      const card = cardOf(key);
      letGo(card && {card, to: day ?? card.day, by: "pointer"}, true);
    },
  });

  /** True where a key belonged to the card that is held. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (lift === null) {
      const card = event.key === "m" && kit.hasSingleKeys ? cardUnder(event.target, cardOf) : null;
      if (card) hold({card, to: card.day, by: "keys"});
      return card !== null;
    }
    const to = dayByKey(event.key, lift.to, kit.weekStart);
    if (to !== null) hold({...lift, to});
    else if (event.key === "Enter" || event.key === " ") letGo(lift, true);
    else if (event.key === "Escape" || event.key === "Tab") letGo(lift, false);
    return event.key !== "Tab";
  }
  return {lift, onKeyDown};
}

/** The card that has the focus, where it can move. */
function cardUnder(target: EventTarget, cardOf: Options["cardOf"]): Card | null {
  const key = target instanceof Element ? target.closest("[data-card]")?.getAttribute("data-card") : null;
  const card = key ? cardOf(key) : null;
  return card && isMovable(card) ? card : null;
}
