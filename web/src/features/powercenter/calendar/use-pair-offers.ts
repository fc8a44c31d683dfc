import {useMemo, useState} from "react";
import {browserDeviceStorage} from "@/client/session/browser-storage";
import {useAthlete} from "../athlete/athlete-context";
import type {CalendarKit} from "./calendar-kit";
import type {Card} from "./cards";
import {pairWith} from "./item-actions";
import {offerKey, type PairOffer, pairOfferOf} from "./pair-offer";
import type {CalendarActions} from "./use-calendar-actions";
import type {FocusAfter} from "./use-focus-after";

const STORAGE_KEY = "gradus.refusedPairs";
const MOST_KEPT = 200;

/** What a day asks about its runs and workouts, and what answers do. */
export interface PairOffers {
  readonly ofDay: (cards: readonly Card[]) => PairOffer | null;
  readonly accept: (offer: PairOffer) => void;
  readonly refuse: (offer: PairOffer) => void;
}

/** Offers to pair the runs of one's own calendar; a no is remembered on this device. */
export function usePairOffers({t}: CalendarKit, {tools}: CalendarActions, focus: FocusAfter): PairOffers {
  const isOwn = useAthlete() === null;
  const [refused, setRefused] = useState(readRefused);
  return useMemo(
    () => ({
      ofDay: (cards) => (isOwn ? pairOfferOf(cards, refused) : null),
      accept({workout, run}) {
        // The question goes with its buttons.
        focus.on(`[data-card="${workout.key}"]`);
        const words = t("calendar.paired", {name: run.title, title: workout.title});
        void pairWith(tools, {run: run.id, kind: "workout", target: workout.id, before: null, words});
      },
      refuse(offer) {
        focus.on(`[data-card="${offer.workout.key}"]`);
        const next = [...refused, offerKey(offer)].slice(-MOST_KEPT);
        browserDeviceStorage().setItem(STORAGE_KEY, next.join("\n"));
        setRefused(new Set(next));
      },
    }),
    [isOwn, refused, tools, t, focus],
  );
}

const readRefused = (): ReadonlySet<string> =>
  new Set((browserDeviceStorage().getItem(STORAGE_KEY) ?? "").split("\n").filter(Boolean));
