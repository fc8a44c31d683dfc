import type {Currency, MarketParams} from "@gradus/schemas/markets";
import {formatMoney} from "@/lib/format/money";
import {listCharges, nthCharge} from "@/lib/plan-charges";
import {regionDay} from "@/lib/time/region-day";
import {useBrowserValue} from "@/lib/use-browser-value";
import type {PlanBarTranslator} from "./plan-bar-messages";
import type {PlanTerms} from "./plan-terms";

interface Props {
  readonly terms: PlanTerms;
  readonly market: MarketParams;
  readonly currency: Currency;
  /** Whether the tax is in it, within a sentence. */
  readonly tax: string;
  readonly t: PlanBarTranslator;
}

/** Today, the first payment, the renewal, and a year of it: by the calendar, so every amount is one that is charged. */
export function PlanCost({terms: {name, plan, trialDays}, market, currency, tax, t}: Props) {
  const money = (amount: number) => formatMoney(amount, currency, market);
  const today = useBrowserValue(() => regionDay(new Date(), market.region), null);
  if (today === null) return <span className="text-h3">{name}</span>;
  const charges = listCharges(plan, {from: new Date(today), trialDays, months: 12});
  const [first = new Date(today)] = charges;
  const day = (date: Date) =>
    new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "long", timeZone: "UTC"}).format(date);
  const isTrial = trialDays > 0;
  return (
    <>
      <span className="text-h3">
        {t("membership.today", {name, price: money(isTrial ? 0 : plan.amount)})}
      </span>
      <span className="mt-1 block text-text-2">
        {isTrial && `${t("membership.firstCharge", {price: money(plan.amount), date: day(first)})} `}
        {t("membership.renewsOn", {date: day(nthCharge(plan, first, 1))})}
      </span>
      <span className="block text-text-2">
        {t("membership.fromToday", {
          price: money(plan.amount * charges.length),
          count: charges.length,
          tax,
        })}
      </span>
    </>
  );
}
