import type {Cart} from "@gradus/backend/contract/cart";
import type {CheckoutTotals} from "@gradus/backend/contract/checkout";
import {CommitmentBracket} from "@/client/shop/commitment-bracket";
import {LinePicture} from "@/client/shop/line-picture";
import {membershipWords} from "@/client/shop/membership-words";
import {OrderPanel, type PanelProps, totalDue} from "@/client/shop/order-panel";
import {PaintedAmount} from "@/client/shop/painted-amount";
import {Promises} from "@/client/shop/promises";
import {formatAmount} from "@/lib/format/money";
import {Icon} from "@/ui/icon/icon";
import {withoutPlans} from "./drop-plans";
import type {TotalsState} from "./use-totals";

interface Props extends PanelProps, TotalsState {
  /** For a member: the second membership stays in sight, and in no sum. */
  readonly leavesOutPlans: boolean;
}

export function CheckoutPanel({totals, isLoading, leavesOutPlans, ...props}: Props) {
  const {setting, t} = props;
  const cart = props.cart && leavesOutPlans ? withoutPlans(props.cart) : props.cart;
  // The form adds the tax of an address that it alone knows: two totals of one name would contradict each other.
  const isBeforeTax = cart?.tax.state === "at_checkout" && totals === null;
  const title = t(isBeforeTax ? "checkout.totalBeforeTax" : "checkout.totalToday");
  const panel = (
    <OrderPanel
      {...props}
      cart={cart}
      title={title}
      totals={totals}
      taxLine={taxLineOf({totals, isLoading}, cart, props)}
      items={<Items {...props} leavesOutPlans={leavesOutPlans} />}
    >
      {leavesOutPlans && <p className="mt-4 text-label text-on-field-2">{t("checkout.noPlan")}</p>}
      <Promises cart={cart} setting={setting} />
      {setting.links.help && (
        <a className="link mt-4 inline-flex min-h-hit items-center" href={setting.links.help}>
          {t("checkout.help")}
        </a>
      )}
    </OrderPanel>
  );
  return (
    <>
      <details className="checkout-fold field-track">
        <summary>
          <span>
            {title}
            <span className="shop-total block">
              <PaintedAmount
                amount={totalDue(cart, totals)}
                currency={cart?.currency ?? ""}
                market={setting.market}
              />
            </span>
          </span>
          <span className="text-ui">
            {t("checkout.showOrder")}
            <Icon name="chevron-down" size={16} />
          </span>
        </summary>
        {panel}
      </details>
      <aside className="shop-field field-track" aria-label={title}>
        {panel}
      </aside>
    </>
  );
}

/** Null where the region's own line is sufficient. */
function taxLineOf({totals, isLoading}: TotalsState, cart: Cart | null, {setting, t}: PanelProps) {
  if (!cart) return null;
  const isOnTop = cart.tax.state === "at_checkout";
  if (totals && totals.tax > 0) {
    const amount = formatAmount(totals.tax, cart.currency, setting.market);
    const taxLocation = placeOf(totals, t.formatLocale);
    return t(isOnTop ? "checkout.withTax" : "checkout.includingTax", {amount, place: taxLocation});
  }
  if (totals || !isOnTop) return null;
  return t(isLoading ? "checkout.askingTax" : "checkout.taxInForm");
}

function placeOf({country, state}: CheckoutTotals, locale: string): string {
  const name = country && new Intl.DisplayNames(locale, {type: "region"}).of(country);
  return [state, name].filter(Boolean).join(", ");
}

function Items({cart, setting, t, today, leavesOutPlans}: PanelProps & Pick<Props, "leavesOutPlans">) {
  if (!cart) return null;
  const {market, drawings} = setting;
  const money = (amount: number) => formatAmount(amount, cart.currency, market);
  return (
    <ul className="checkout-items">
      {cart.lines.map((line) => {
        const {membership, clip, qty} = line;
        const words = membership && membershipWords({membership, currency: cart.currency, market, today, t});
        return (
          <li key={`${line.sku} ${line.offer} ${clip}`}>
            {line.kind !== "virtual" && (
              <div className="checkout-item">
                <LinePicture line={line} drawings={drawings} />
                <div>
                  <h2 className="text-ui">{line.name}</h2>
                  <p className="text-label text-on-field-2">
                    {clip && `${t("cart.clip", {colour: clip})}, `}
                    {t("cart.count", {count: qty})}
                  </p>
                </div>
                <p data-amount>{money(line.total)}</p>
              </div>
            )}
            {membership && words && (
              <div className="checkout-item">
                <CommitmentBracket months={membership.commitment_months} />
                <div>
                  <h2 className="text-ui">{leavesOutPlans ? <s>{words.name}</s> : words.name}</h2>
                  {(leavesOutPlans ? [t("checkout.planLeftOut")] : words.lines).map((text) => (
                    <p key={text} className="text-label text-on-field-2">
                      {text}
                    </p>
                  ))}
                </div>
                <p data-amount>
                  {leavesOutPlans ? <s>{money(membership.due_today)}</s> : money(membership.due_today)}
                </p>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
