import type {PodUpgrade} from "@gradus/backend/contract/pod-upgrade";
import type {Currency, MarketParams} from "@gradus/schemas/markets";
import {formatRegionDay} from "@/lib/format/dates";
import {Button} from "@/ui/button";
import {Price, type PriceNotes} from "@/ui/price";
import {ProblemLine} from "@/ui/status-lines";
import type {UpgradeTranslator} from "./upgrade-messages";
import {useTakeUpgrade} from "./use-take-upgrade";

export interface UpgradeProduct {
  readonly sku: string;
  readonly name: string;
  readonly amount: number;
}

interface Props {
  readonly upgrade: PodUpgrade;
  readonly market: MarketParams;
  readonly currency: Currency;
  readonly products: readonly UpgradeProduct[];
  readonly words: PriceNotes;
  readonly cartHref: string;
  readonly t: UpgradeTranslator;
}

export function UpgradeOffer({upgrade, market, currency, products, words, cartHref, t}: Props) {
  const {taking, problem, take} = useTakeUpgrade({market, cartHref, t});
  const {percent_off, code, expires_at} = upgrade;
  return (
    <>
      <p className="mt-6 text-h3">{t("podUpgrade.eligible", {percent: percent_off})}</p>
      <p className="mt-2 text-text-2">
        {expires_at === null
          ? t("podUpgrade.deadline")
          : t("podUpgrade.until", {date: formatRegionDay(expires_at, market)})}
      </p>
      {code && (
        <p className="mt-4">
          {t("podUpgrade.code")} <span className="ms-2 text-code">{code}</span>
        </p>
      )}
      <ProblemLine>{problem}</ProblemLine>
      <ul className="mt-6 border-text border-t-[1.5px]">
        {products.map(({sku, name, amount}) => (
          <li
            key={sku}
            className="grid gap-x-6 gap-y-3 border-line border-b py-6 xs:grid-cols-[1fr_auto] xs:items-center"
          >
            <div>
              <h2 className="text-h3">{name}</h2>
              <Price
                className="mt-1"
                amount={reduced(amount, percent_off)}
                was={amount}
                currency={currency}
                market={market}
                words={words}
              />
            </div>
            <Button
              size="lg"
              aria-disabled={taking !== null}
              aria-busy={taking === sku}
              onClick={() => taking !== null || void take(sku)}
            >
              {taking === sku ? t("common.working") : t("podUpgrade.take", {product: name})}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** As the provider takes percents off: rounded to the minor unit, half up. */
const reduced = (amount: number, percent: number) => amount - Math.round((amount * percent) / 100);
