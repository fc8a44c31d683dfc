import {useState} from "react";
import type {CellBoard} from "./board";
import type {BoardProps} from "./board-props";
import {type CardDrag, isNew} from "./card-drag";
import {type Card, isMovable} from "./cards";
import type {CalendarOverlay} from "./dialog-props";
import {dragOverWords, dragStartWords} from "./drag-words";
import {addIncomingWorkout, type IncomingWorkout} from "./incoming-workout";
import {moveCard} from "./move-actions";
import type {CalendarActions} from "./use-calendar-actions";
import {useCardDrag} from "./use-card-drag";
import type {FocusAfter} from "./use-focus-after";

interface Options extends Pick<BoardProps, "context" | "weeks" | "onMore"> {
  readonly boardData: Pick<CellBoard, "context" | "items" | "cards">;
  readonly cardOf: (key: string) => Card | null;
  readonly actions: CalendarActions;
  readonly focus: FocusAfter;
  readonly open: (opened: CalendarOverlay) => void;
}

export function useMoving({context, weeks, onMore, boardData, cardOf, actions, focus, open}: Options) {
  const [announcement, announce] = useState("");
  const [incoming, setIncoming] = useState<IncomingWorkout | null>(null);
  /** A workout of a plan moves once the user states how much of the plan is meant. */
  function requestMove(card: Card, day: string) {
    if (!isMovable(card) || day === card.day) return;
    if (card.kind === "workout" && card.workout.plan_id !== null) open({kind: "scope", card, day});
    else void moveCard(actions.tools, card, day);
  }
  const {drag, onKeyDown} = useCardDrag({
    context,
    cardOf: (key) => (incoming?.card.key === key ? incoming.card : cardOf(key)),
    onDragStart: (cardDrag) => announce(dragStartWords(boardData, cardDrag)),
    onOver(cardDrag) {
      announce(dragOverWords(boardData, cardDrag));
      if (cardDrag.by === "keys") showMoreWeeks(cardDrag, weeks, onMore);
    },
    onDrop(cardDrag) {
      const {card, to} = cardDrag;
      announce(context.t("calendar.dropped"));
      if (isNew(cardDrag)) return void (incoming && addIncomingWorkout(actions.tools, incoming, to));
      focus.on(`[data-card="${card.key}"]`);
      requestMove(card, to);
    },
    onCancel: (cardDrag) =>
      announce(context.t(cardDrag && isNew(cardDrag) ? "calendar.cancelledAdd" : "calendar.cancelled")),
  });
  return {drag, announcement, requestMove, setIncoming, onDragKey: onKeyDown};
}

/** A card that is carried beyond what is shown brings further weeks into sight. */
function showMoreWeeks({to}: CardDrag, weeks: BoardProps["weeks"], onMore: BoardProps["onMore"]) {
  if (to > (weeks.at(-1)?.last ?? to)) onMore("after");
  if (to < (weeks[0]?.first ?? to)) onMore("before");
}
