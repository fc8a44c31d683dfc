import {type KeyboardEvent, useState} from "react";
import type {CalendarContext} from "./calendar-context";
import {dayByKey} from "./calendar-weeks";
import type {CardDrag} from "./card-drag";
import {type Card, isMovable} from "./cards";
import {useDragging} from "./use-drag";

interface Options {
  readonly context: CalendarContext;
  readonly cardOf: (key: string) => Card | null;
  readonly onDragStart: (drag: CardDrag) => void;
  readonly onOver: (drag: CardDrag) => void;
  readonly onDrop: (drag: CardDrag) => void;
  readonly onCancel: (drag: CardDrag | null) => void;
}

export function useCardDrag({context, cardOf, onDragStart, onOver, onDrop, onCancel}: Options) {
  const [drag, setDrag] = useState<CardDrag | null>(null);
  function hold(next: CardDrag) {
    // Repeated events while the card stays within one day: no new render is needed.
    if (next.card.key === drag?.card.key && next.to === drag.to) return;
    setDrag(next);
    if (drag === null) onDragStart(next);
    else if (next.to !== drag.to) onOver(next);
  }
  function letGo(cardDrag: CardDrag | null, isDropped: boolean) {
    setDrag(null);
    if (cardDrag && isDropped && cardDrag.to !== cardDrag.card.day) onDrop(cardDrag);
    else onCancel(cardDrag);
  }
  useDragging({
    onOver(key, day) {
      const card = drag?.card ?? cardOf(key);
      if (card) hold({card, to: day ?? card.day, by: "pointer"});
    },
    onDrop(key, day) {
      const card = cardOf(key);
      letGo(card && {card, to: day ?? card.day, by: "pointer"}, true);
    },
  });

  /** True where a key belonged to the card that is held. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (drag === null) {
      const card = event.key === "m" && context.hasSingleKeys ? focusedCard(event.target, cardOf) : null;
      if (card) hold({card, to: card.day, by: "keys"});
      return card !== null;
    }
    const to = dayByKey(event.key, drag.to, context.weekStart);
    if (to !== null) hold({...drag, to});
    else if (event.key === "Enter" || event.key === " ") letGo(drag, true);
    else if (event.key === "Escape" || event.key === "Tab") letGo(drag, false);
    return event.key !== "Tab";
  }
  return {drag, onKeyDown};
}

/** The card that has the focus, where it can move. */
function focusedCard(target: EventTarget, cardOf: Options["cardOf"]): Card | null {
  const key = target instanceof Element ? target.closest("[data-card]")?.getAttribute("data-card") : null;
  const card = key ? cardOf(key) : null;
  return card && isMovable(card) ? card : null;
}
