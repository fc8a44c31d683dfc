import type {Cart, CartLine} from "@gradus/backend/contract/cart";
import type {MarketParams} from "@gradus/schemas/markets";
import {formatShortDay} from "@/lib/format/dates";
import {formatAmount} from "@/lib/format/money";
import type {ShopTranslator} from "./shop-setting";
import {membershipTerm} from "./year-cost";

interface MembershipContext {
  readonly membership: NonNullable<CartLine["membership"]>;
  readonly currency: Cart["currency"];
  readonly market: MarketParams;
  readonly today: string;
  readonly t: ShopTranslator;
}

export function membershipWords({membership, currency, market, today, t}: MembershipContext) {
  const {amount, interval, trial_days: days, commitment_months: months} = membership;
  const {start, commitment} = membershipTerm(membership, today);
  const date = (day: string) => formatShortDay(day, market);
  const money = (minor: number) => formatAmount(minor, currency, market);
  const term = t("cart.perTerm", {interval, price: money(amount)});
  const price = days > 0 ? t("cart.trialThen", {days, term, date: date(start)}) : term;
  if (!commitment) return {name: t("cart.membership"), lines: [price]};
  const {end, total} = commitment;
  const bound =
    interval === "yearly"
      ? t("cart.renewsOn", {date: date(end)})
      : t("cart.committed", {months, total: money(total), date: date(end)});
  return {name: t("cart.membershipCommitted", {months}), lines: [price, bound]};
}
