import {WORKOUT_BOUNDS} from "@gradus/backend/contract/workout-values";
import {useMemo, useState} from "react";
import type {Card, WorkoutCard} from "./cards";

const NO_SELECTION: readonly WorkoutCard[] = [];

export function useSelection(cards: ReadonlyMap<string, readonly Card[]>) {
  const [keys, setKeys] = useState<ReadonlySet<string> | null>(null);
  const chosen = useMemo(() => (keys === null ? NO_SELECTION : chosenFrom(cards, keys)), [cards, keys]);
  return {
    keys,
    /** In the order of their days. */
    chosen,
    begin: () => setKeys((now) => now ?? new Set()),
    end: () => setKeys(null),
    toggle: ({key}: Card) =>
      setKeys((now) => {
        const next = new Set(now);
        if (!next.delete(key) && next.size < WORKOUT_BOUNDS.together.max) next.add(key);
        return next;
      }),
  };
}
export type Selection = ReturnType<typeof useSelection>;

const chosenFrom = (cards: ReadonlyMap<string, readonly Card[]>, keys: ReadonlySet<string>) =>
  [...cards.values()]
    .flat()
    .filter((card): card is WorkoutCard => canBeChosen(card) && keys.has(card.key))
    .toSorted((a, b) => a.day.localeCompare(b.day));

export const canBeChosen = (card: Card): card is WorkoutCard =>
  card.kind === "workout" && !card.isDeleted && !card.isFixed;

export const hasRun = ({run}: WorkoutCard) => run !== null;
