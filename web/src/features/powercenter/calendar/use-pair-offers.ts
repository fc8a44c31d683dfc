import {useMemo, useState, useSyncExternalStore} from "react";
import {useAthlete} from "../athlete/athlete-context";
import type {CalendarContext} from "./calendar-context";
import type {Card} from "./cards";
import {pairWith} from "./item-actions";
import {type PairOffer, pairOfferOf} from "./pair-offer";
import {pairKey, refusedPairs, refusePair, subscribeToRefusals} from "./refused-pairs";
import type {CalendarActions} from "./use-calendar-actions";
import type {FocusAfter} from "./use-focus-after";

export interface PairOffers {
  readonly ofDay: (cards: readonly Card[]) => PairOffer | null;
  readonly accept: (offer: PairOffer) => void;
  readonly refuse: (offer: PairOffer) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Suggests pairs for runs of the user's own calendar; a refusal is stored on this device. */
export function usePairOffers({t}: CalendarContext, {tools}: CalendarActions, focus: FocusAfter): PairOffers {
  const isOwn = useAthlete() === null;
  const refused = useSyncExternalStore(subscribeToRefusals, refusedPairs, () => NONE);
  // Accepted pairs: the suggestion disappears before the calendar is read again.
  const [accepted, setAccepted] = useState(NONE);
  return useMemo(
    () => ({
      ofDay: (cards) => (isOwn ? pairOfferOf(cards, new Set([...refused, ...accepted])) : null),
      accept({workout, run}) {
        // The question goes with its buttons.
        focus.on(`[data-card="${workout.key}"]`);
        setAccepted((before) => new Set([...before, pairKey(workout.id, run.id)]));
        const words = t("calendar.paired", {name: run.title, title: workout.title});
        void pairWith(tools, {run: run.id, kind: "workout", target: workout.id, before: null, words});
      },
      refuse({workout, run}) {
        focus.on(`[data-card="${workout.key}"]`);
        refusePair(workout.id, run.id);
      },
    }),
    [isOwn, refused, accepted, tools, t, focus],
  );
}
