import type {CalendarContext} from "./calendar-context";
import type {Card} from "./cards";
import type {PairOffers} from "./use-pair-offers";

interface Props {
  readonly cards: readonly Card[];
  readonly offers: PairOffers;
  readonly context: CalendarContext;
}

export function PairOfferLine({cards, offers, context: {t}}: Props) {
  const offer = offers.ofDay(cards);
  if (offer === null) return null;
  const names = {name: offer.run.title, title: offer.workout.title};
  return (
    <div className="cal-offer">
      <p>{t("calendar.pairAsked", names)}</p>
      <p className="cal-offer-answers">
        <button type="button" className="link min-h-hit" onClick={() => offers.accept(offer)}>
          {t("calendar.pair")}
          <span className="sr-only"> {t("calendar.pairNames", names)}</span>
        </button>
        <button type="button" className="link min-h-hit" onClick={() => offers.refuse(offer)}>
          {t("calendar.pairNo")}
          <span className="sr-only">, {t("calendar.pairNames", names)}</span>
        </button>
      </p>
    </div>
  );
}
