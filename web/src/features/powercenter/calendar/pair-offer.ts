import {type Card, plannedOf, type RunCard, type WorkoutCard} from "./cards";
import {pairKey} from "./refused-pairs";

export interface PairOffer {
  readonly workout: WorkoutCard;
  readonly run: RunCard;
}

/**
 * The pair to suggest on a day: its first workout without a run, with the unplanned run whose length is nearest.
 * Null when there is nothing to suggest, or the user has refused.
 */
export function pairOfferOf(cards: readonly Card[], refused: ReadonlySet<string>): PairOffer | null {
  const runs = cards.filter((card): card is RunCard => card.kind === "run" && !card.isDeleted);
  for (const workout of cards.filter(isOpen)) {
    const offers = runs
      .map((run) => ({workout, run}))
      .filter((offer) => !refused.has(pairKey(offer.workout.id, offer.run.id)));
    const [nearest] = offers.filter(isSimilar).sort((a, b) => ratioOf(a) - ratioOf(b));
    if (nearest) return nearest;
  }
  return null;
}

/** So many times as long, or as short, it was another run. */
const MAX_RATIO = 2;

const isOpen = (card: Card): card is WorkoutCard =>
  card.kind === "workout" &&
  !card.isDeleted &&
  !card.isFixed &&
  card.run === null &&
  card.workout.skipped === null;

const isSimilar = (offer: PairOffer) => ratioOf(offer) <= MAX_RATIO;

/** How many times the longer of both is as long as the other; 1 where either is unknown. */
function ratioOf({workout: {workout}, run: {run}}: PairOffer): number {
  const [planned, done] = [plannedOf(workout).duration ?? 0, run.moving_time ?? 0];
  return planned > 0 && done > 0 ? Math.max(planned / done, done / planned) : 1;
}
