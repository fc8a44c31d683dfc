import {useEffect, useRef, useState} from "react";
import type {CellBoard} from "./board";
import {longDay} from "./calendar-context";
import {CardButton} from "./card-button";
import type {CardDrag} from "./card-drag";
import {type Card, isMovable} from "./cards";
import {PairOfferLine} from "./pair-offer-line";
import {SupplementaryLines} from "./supplementary-lines";
import {useDraggable} from "./use-drag";
import {canBeChosen} from "./use-selection";

/** So many cards a day of a month shows; where it has one more, it shows that as well. */
const MOST_CARDS = 3;
const SPARE = 1;

interface Props {
  readonly day: string;
  readonly board: CellBoard;
  readonly cards: readonly Card[];
  readonly drag: CardDrag | null;
  /** Taller cards, with three rows. */
  readonly isFull: boolean;
  /** Every card, however many there are. */
  readonly isWhole: boolean;
}

/** The cards of a day. With very many, only the first few, until the user asks for the rest or acts on one of them. */
export function DayCards({day, board, cards, drag, isFull, isWhole}: Props) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isLong = !isWhole && !isOpen && cards.length > MOST_CARDS + SPARE;
  const beyond = isLong ? cards.slice(MOST_CARDS) : [];
  const needsAll = beyond.some(({id}) => board.pending.has(id) || board.problemOf(id) !== null);
  useEffect(() => {
    if (needsAll) setOpen(true);
  }, [needsAll]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    // The pressed button disappears: focus continues on the first card it revealed.
    list.current?.children[MOST_CARDS]?.querySelector("button")?.focus();
  });
  function showAll() {
    isAsked.current = true;
    setOpen(true);
  }
  return (
    <>
      <ul ref={list} className="cal-cards">
        {cards.slice(0, cards.length - beyond.length).map((card) => (
          <DragCard key={card.key} card={card} board={board} drag={drag} isFull={isFull} />
        ))}
      </ul>
      {beyond.length > 0 && (
        <button type="button" className="cal-beyond" onClick={showAll}>
          {board.context.t("calendar.beyond", {count: beyond.length})}
          <span className="sr-only">, {longDay(board.context.t.formatLocale, day)}</span>
        </button>
      )}
      <PairOfferLine cards={cards} offers={board.pairs} context={board.context} />
      <SupplementaryLines sessions={board.supplementary.get(day) ?? []} context={board.context} />
    </>
  );
}

interface CardProps extends Pick<Props, "board" | "drag" | "isFull"> {
  readonly card: Card;
}

function DragCard({card, board, drag, isFull}: CardProps) {
  const element = useRef<HTMLLIElement>(null);
  useDraggable(element, isMovable(card) ? card.key : null);
  return (
    <li ref={element}>
      <CardButton
        card={card}
        context={board.context}
        isFull={isFull}
        isDragged={drag?.card.key === card.key}
        isPending={board.pending.has(card.id)}
        isSelected={isSelected(card, board)}
        problem={board.problemOf(card.id)}
        onOpen={board.onOpen}
      />
    </li>
  );
}

/** Null when the card cannot be chosen, or when no cards are being chosen. */
export const isSelected = (card: Card, {selected}: Pick<CellBoard, "selected">): boolean | null =>
  selected !== null && canBeChosen(card) ? selected.has(card.key) : null;
