import {useState} from "react";
import type {CellBoard} from "./board";
import type {BoardProps} from "./board-props";
import {addBrought, type IncomingWorkout} from "./brought";
import type {CalendarOverlay} from "./calendar-dialogs";
import {type Card, isMovable} from "./cards";
import {type CardDrag, isNew} from "./lift";
import {liftedWords, overWords} from "./lift-words";
import {moveCard} from "./move-actions";
import type {CalendarActions} from "./use-calendar-actions";
import type {FocusAfter} from "./use-focus-after";
import {useLift} from "./use-lift";

interface Options extends Pick<BoardProps, "kit" | "weeks" | "onMore"> {
  readonly told: Pick<CellBoard, "kit" | "items" | "cards">;
  readonly cardOf: (key: string) => Card | null;
  readonly actions: CalendarActions;
  readonly focus: FocusAfter;
  readonly open: (opened: CalendarOverlay) => void;
}

/** Moves cards by pointer and keyboard: the announcements during the move, and the confirmation before it applies. */
export function useMoving({kit, weeks, onMore, told, cardOf, actions, focus, open}: Options) {
  const [said, say] = useState("");
  const [brought, bring] = useState<IncomingWorkout | null>(null);
  /** A workout of a plan moves once the user states how much of the plan is meant. */
  function askToMove(card: Card, day: string) {
    if (!isMovable(card) || day === card.day) return;
    if (card.kind === "workout" && card.workout.plan_id !== null) open({kind: "scope", card, day});
    else void moveCard(actions.tools, card, day);
  }
  const {lift, onKeyDown} = useLift({
    kit,
    cardOf: (key) => (brought?.card.key === key ? brought.card : cardOf(key)),
    onLifted: (held) => say(liftedWords(told, held)),
    onOver(held) {
      say(overWords(told, held));
      if (held.by === "keys") keepInSight(held, weeks, onMore);
    },
    onDrop(held) {
      const {card, to} = held;
      say(kit.t("calendar.dropped"));
      if (isNew(held)) return void (brought && addBrought(actions.tools, brought, to));
      focus.on(`[data-card="${card.key}"]`);
      askToMove(card, to);
    },
    onCancel: (held) => say(kit.t(held && isNew(held) ? "calendar.cancelledAdd" : "calendar.cancelled")),
  });
  return {lift, said, askToMove, bring, onLiftKey: onKeyDown};
}

/** A card that is carried beyond what is shown brings further weeks into sight. */
function keepInSight({to}: CardDrag, weeks: BoardProps["weeks"], onMore: BoardProps["onMore"]) {
  if (to > (weeks.at(-1)?.last ?? to)) onMore("after");
  if (to < (weeks[0]?.first ?? to)) onMore("before");
}
