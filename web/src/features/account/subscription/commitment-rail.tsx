import type {Sub} from "@gradus/backend/contract/membership";
import {market as marketOf} from "@gradus/schemas/markets";
import {dateFormat} from "@/lib/format/intl";
import {useBrowserValue} from "@/lib/use-browser-value";
import {day, money, type SentenceContext} from "./membership-sentence";
import {type RailFacts, railFacts} from "./rail-facts";

interface Props {
  readonly subscription: Sub;
  readonly say: SentenceContext;
}

const END_WORDS = {
  commitment: "subscription.commitmentEnds",
  access: "subscription.accessEnds",
  trial: "subscription.trialEnds",
  renewal: "subscription.renews",
} as const;
/** Nearer to an end than this, a label under the rail would run into the end's own. */
const ROOM = 0.22;

export function CommitmentRail({subscription, say}: Props) {
  const now = useBrowserValue(() => new Date().toISOString().slice(0, 13), null);
  const facts = now === null ? null : railFacts(subscription, new Date(`${now}:00:00Z`));
  if (facts === null) return null;
  const isDue = subscription.status === "past_due" || subscription.status === "unpaid";
  return (
    <figure className="rail" data-due={isDue || undefined}>
      <figcaption className="sr-only">{railWords(facts, subscription, say)}</figcaption>
      <div className="rail-line" aria-hidden="true">
        <i className="rail-past" style={{width: share(facts.today)}} />
        {facts.endAt < 1 && <i className="rail-after" style={{insetInlineStart: share(facts.endAt)}} />}
        {facts.weeks.map((at) => (
          <i key={at} className="rail-week" style={{insetInlineStart: share(at)}} />
        ))}
        {facts.months.map(({at}) => (
          <i key={at} className="rail-month" style={{insetInlineStart: share(at)}} />
        ))}
        {facts.charge && <i className="rail-charge" style={{insetInlineStart: share(facts.charge.at)}} />}
        <i className="rail-end" style={{insetInlineStart: "0%"}} />
        <i className="rail-end" style={{insetInlineStart: share(facts.endAt)}} />
        <i className="rail-today" style={{insetInlineStart: share(facts.today)}} />
        <span
          className="rail-word"
          style={{insetInlineStart: share(facts.today)}}
          data-side={sideOf(facts.today)}
        >
          {say.t("subscription.today")}
        </span>
      </div>
      <Labels facts={facts} subscription={subscription} say={say} />
    </figure>
  );
}

const share = (part: number) => `${(part * 100).toFixed(2)}%`;
const sideOf = (at: number) => (at < 0.08 ? "start" : at > 0.92 ? "end" : undefined);

/** A day without its year: the sentence above names it. */
const shortDay = (date: Date, {t, market}: SentenceContext) => {
  const {timeZone} = marketOf(market.region);
  return dateFormat(t.formatLocale, {day: "numeric", month: "short", timeZone}).format(date);
};

function Labels({facts, subscription, say}: Props & {facts: RailFacts}) {
  const {charge, paid, end, endAt} = facts;
  const hasRoom = charge !== null && charge.at > ROOM && charge.at < endAt - ROOM;
  return (
    <div className="rail-labels" aria-hidden="true">
      <p>
        <b>{shortDay(facts.from, say)}</b>
        {paid && <span>{say.t("subscription.paidOf", {...paid})}</span>}
      </p>
      {hasRoom && (
        <p className="rail-at" style={{insetInlineStart: share(charge.at)}}>
          <b>
            {say.t("subscription.chargeOn", {
              date: shortDay(charge.date, say),
              price: money(subscription.price, subscription, say),
            })}
          </b>
        </p>
      )}
      <p className="rail-to" style={{insetInlineEnd: share(1 - endAt)}}>
        <b>{shortDay(facts.to, say)}</b>
        <span>{say.t(END_WORDS[end])}</span>
      </p>
    </div>
  );
}

function railWords({from, to}: RailFacts, subscription: Sub, sentenceContext: SentenceContext): string {
  const span = {from: day(from.toISOString(), sentenceContext), to: day(to.toISOString(), sentenceContext)};
  const {renew_date, price} = subscription;
  return renew_date === null
    ? sentenceContext.t("subscription.railEnds", span)
    : sentenceContext.t("subscription.rail", {
        ...span,
        price: money(price, subscription, sentenceContext),
        date: day(renew_date, sentenceContext),
      });
}
