import type {Card, RunCard, WorkoutCard} from "./cards";

/** A run that may have been a workout of its day. */
export interface PairOffer {
  readonly workout: WorkoutCard;
  readonly run: RunCard;
}

/** What a refused offer is remembered by: another run, or another workout, is another question. */
export const offerKey = ({workout, run}: PairOffer) => `${workout.id} ${run.id}`;

/**
 * The pair to ask about on a day: its first workout that was not run, with the unplanned run whose length is nearest.
 * Null where there is nothing to ask, or the answer was no.
 */
export function pairOfferOf(cards: readonly Card[], refused: ReadonlySet<string>): PairOffer | null {
  const runs = cards.filter((card): card is RunCard => card.kind === "run" && !card.isDeleted);
  for (const workout of cards.filter(isOpen)) {
    const offers = runs.map((run) => ({workout, run})).filter((offer) => !refused.has(offerKey(offer)));
    const [nearest] = offers.sort((a, b) => lengthBetween(a) - lengthBetween(b));
    if (nearest) return nearest;
  }
  return null;
}

const isOpen = (card: Card): card is WorkoutCard =>
  card.kind === "workout" &&
  !card.isDeleted &&
  !card.isFixed &&
  card.run === null &&
  card.workout.skipped === null;

function lengthBetween({workout: {workout}, run: {run}}: PairOffer): number {
  const planned = workout.planned?.duration ?? workout.profile.reduce((sum, {seconds}) => sum + seconds, 0);
  return Math.abs((run.moving_time ?? 0) - planned);
}
