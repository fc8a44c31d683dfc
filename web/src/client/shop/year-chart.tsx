import type {Cart} from "@gradus/backend/contract/cart";
import type {MarketParams} from "@gradus/schemas/markets";
import {daysBetween} from "@gradus/training/numbers/days";
import {formatShortDay} from "@/lib/format/dates";
import {formatAmount} from "@/lib/format/money";
import type {ShopTranslator} from "./shop-setting";
import type {YearCost} from "./year-cost";

const WIDTH = 411;
const [TOP, BASE] = [6, 70];
/** Marks for weeks, months and quarters of the way. */
const TICK_DAYS = 365 / 48;

interface Props {
  readonly cost: YearCost;
  readonly currency: Cart["currency"];
  readonly market: MarketParams;
  /** Whether the tax is in it. */
  readonly taxLine: string;
  readonly t: ShopTranslator;
}

export function YearChart({cost, currency, market, taxLine, t}: Props) {
  const {today, charges, end, total, term} = cost;
  const money = (amount: number) => formatAmount(amount, currency, market);
  const date = (day: string) => formatShortDay(day, market);
  const last = term.commitment && term.commitment.end > end ? term.commitment.end : end;
  const days = daysBetween(today, last);
  const x = (day: string) => round((WIDTH * daysBetween(today, day)) / days);
  const steps = outline(cost, x);
  const [first] = charges;
  const words = {
    today: money(cost.dueToday),
    later: money(total - cost.dueToday),
    date: date(first?.day ?? today),
    total: money(total),
  };
  const label = first && stepLabel(charges.length, money(first.amount), date(first.day), t);
  return (
    <div className="year-chart">
      <div className="year-head">
        <h2>{t("cart.yearTitle")}</h2>
        <span className="year-total">{money(total)}</span>
      </div>
      <p className="mb-3 text-label text-text-2">{taxLine}</p>
      <svg
        viewBox={`0 0 ${WIDTH} 130`}
        role="img"
        aria-label={t("cart.yearSentence", words)}
        fill="none"
        stroke="currentColor"
      >
        <path d={`${steps}V${BASE}H0Z`} fill="currentColor" fillOpacity=".14" stroke="none" />
        <path
          d={`M0 ${BASE}V${steps.slice(1).split(" ")[1]}${steps.slice(steps.indexOf("H"))}`}
          strokeWidth="3"
        />
        <path d={`M0 ${BASE}H${WIDTH}`} strokeWidth="1.5" />
        <Ticks days={days} />
        <path d={`M${x(end)} 0V${BASE + 20}`} strokeWidth="1.5" strokeDasharray="3 4" />
        {label && (
          <text x={Math.min(x(first.day) + 12, WIDTH - 190)} y={labelHeight(first.amount, cost)}>
            {label}
          </text>
        )}
        <text x="0" y={BASE + 30}>
          {t("cart.yearToday")}
        </text>
        <text x={x(end) - 8} y={BASE + 30} textAnchor="end">
          {t("cart.yearEnd")}
        </text>
        {term.commitment && (
          <>
            <path
              d={`M${x(term.start)} ${BASE + 37}v10m0 -5H${x(term.commitment.end)}m0 -5v10`}
              strokeWidth="1.5"
            />
            <text x={Math.min(x(term.start) + 6, WIDTH - 250)} y={BASE + 58}>
              {t("cart.yearCommitment", {months: term.commitment.months, date: date(term.commitment.end)})}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}

function stepLabel(count: number, amount: string, date: string, t: ShopTranslator): string {
  return count === 1 ? t("cart.yearStep", {date, amount}) : t("cart.yearSteps", {date, amount, count});
}

/** Below the line, or above it where most is paid later: the line would run through the words. */
const labelHeight = (first: number, {dueToday, total}: YearCost) =>
  dueToday + first >= total / 2 ? BASE - 16 : TOP + 10;

/** From the upper left corner to the right edge: up by every charge on its day. */
function outline({dueToday, charges, total}: YearCost, x: (day: string) => number): string {
  const y = (paid: number) => round(BASE - ((BASE - TOP) * paid) / total);
  let paid = dueToday;
  const path = charges.map(({day, amount}) => {
    paid += amount;
    return `H${x(day)}V${y(paid)}`;
  });
  return `M0 ${y(dueToday)} ${path.join("")}H${WIDTH}`;
}

function Ticks({days}: {readonly days: number}) {
  const count = Math.floor(days / TICK_DAYS);
  const path = Array.from({length: count + 1}, (_, week) => {
    const length = week % 12 === 0 ? 10 : week % 4 === 0 ? 7 : 3;
    return `M${round((WIDTH * week * TICK_DAYS) / days)} ${BASE}v${length}`;
  });
  return <path d={path.join("")} strokeWidth="1" />;
}

const round = (value: number) => Math.round(value * 10) / 10;
