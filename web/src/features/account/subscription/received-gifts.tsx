import type {Gift} from "@gradus/backend/contract/gifts";
import {Link} from "@/ui/link";
import {day, type SentenceContext} from "./membership-sentence";

interface Props {
  readonly gifts: readonly Gift[];
  readonly say: SentenceContext;
  readonly claimHref: string;
}

export function ReceivedGifts({gifts, say, claimHref}: Props) {
  const {t} = say;
  return (
    <section className="mt-12">
      {gifts.length > 0 && <h2 className="section-head">{t("subscription.gifts")}</h2>}
      <ul>
        {gifts.map((gift) => (
          <li key={gift.id} className="border-line border-b py-4">
            <p>{fromWords(gift, say)}</p>
            <p className="text-text-2">{stateWords(gift, say)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link className="link inline-flex min-h-hit items-center" href={claimHref}>
          {t("subscription.giftCode")}
        </Link>
      </p>
    </section>
  );
}

const fromWords = ({months, from}: Gift, {t}: SentenceContext) =>
  from === null ? t("subscription.giftMonths", {months}) : t("subscription.giftFrom", {months, name: from});

function stateWords({status, starts_at, ends_at}: Gift, sentenceContext: SentenceContext): string {
  const {t} = sentenceContext;
  if (status === "claimed")
    return starts_at === null
      ? t("subscription.giftKept")
      : t("subscription.giftWaiting", {date: day(starts_at, sentenceContext)});
  if (ends_at === null) return t("subscription.giftKept");
  return t(status === "active" ? "subscription.giftActive" : "subscription.giftEnded", {
    date: day(ends_at, sentenceContext),
  });
}
