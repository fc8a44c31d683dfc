import {type KeyboardEvent, useState} from "react";
import type {CalendarKit} from "./calendar-kit";
import {dayByKey} from "./calendar-weeks";
import {type Card, isMovable} from "./cards";
import type {Lift} from "./lift";
import {useDragging} from "./use-drag";

interface Options {
  readonly kit: CalendarKit;
  readonly cardOf: (key: string) => Card | null;
  readonly onLifted: (lift: Lift) => void;
  readonly onOver: (lift: Lift) => void;
  readonly onDrop: (lift: Lift) => void;
  readonly onCancel: (lift: Lift | null) => void;
}

/** A card that is held, by pointer or keys: one state for both. */
export function useLift({kit, cardOf, onLifted, onOver, onDrop, onCancel}: Options) {
  const [lift, setLift] = useState<Lift | null>(null);
  function hold(next: Lift) {
    // Heard of again while it is carried within one day: nothing is drawn for that.
    if (next.card.key === lift?.card.key && next.to === lift.to) return;
    setLift(next);
    if (lift === null) onLifted(next);
    else if (next.to !== lift.to) onOver(next);
  }
  useDragging({
    onOver(key, day) {
      const card = lift?.card ?? cardOf(key);
      if (card) hold({card, to: day ?? card.day, by: "pointer"});
    },
    onDrop(key, day) {
      const card = cardOf(key);
      setLift(null);
      if (card && day !== null && day !== card.day) onDrop({card, to: day, by: "pointer"});
      else onCancel(lift);
    },
  });

  /** True where a key belonged to the card that is held. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (lift === null) {
      const key =
        event.target instanceof Element
          ? event.target.closest("[data-card]")?.getAttribute("data-card")
          : null;
      const card = kit.hasSingleKeys && event.key === "m" && key ? cardOf(key) : null;
      if (!card || !isMovable(card)) return false;
      hold({card, to: card.day, by: "keys"});
      return true;
    }
    if (event.key === "Tab") {
      setLift(null);
      onCancel(lift);
      return false;
    }
    const to = dayByKey(event.key, lift.to, kit.weekStart);
    if (to !== null) hold({...lift, to});
    else if (event.key === "Enter" || event.key === " ") drop(lift);
    else if (event.key === "Escape") {
      setLift(null);
      onCancel(lift);
    }
    return true;
  }
  function drop(held: Lift) {
    setLift(null);
    if (held.to === held.card.day) onCancel(held);
    else onDrop(held);
  }
  return {lift, onKeyDown};
}
