import {CommitmentBracket} from "@/client/shop/commitment-bracket";
import {LinePicture} from "@/client/shop/line-picture";
import {membershipWords} from "@/client/shop/membership-words";
import {OrderPanel, type PanelProps} from "@/client/shop/order-panel";
import {PaintedAmount} from "@/client/shop/painted-amount";
import {formatAmount} from "@/lib/format/money";
import {Icon} from "@/ui/icon/icon";

/** What is paid for. Small screens fold it below the total. */
export function CheckoutPanel(props: PanelProps) {
  const {cart, setting, t} = props;
  // The form adds the tax of an address that it alone knows: two totals of one name would contradict each other.
  const isBeforeTax = cart?.tax.state === "at_checkout";
  const title = t(isBeforeTax ? "checkout.totalBeforeTax" : "checkout.totalToday");
  const panel = (
    <OrderPanel
      {...props}
      title={title}
      taxLine={isBeforeTax ? t("checkout.taxInForm") : null}
      items={<Items {...props} />}
    >
      <ul className="shop-promises">
        {setting.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
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
                amount={cart?.estimated_total ?? null}
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

function Items({cart, setting, t, today}: PanelProps) {
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
                  <h2 className="text-ui">{words.name}</h2>
                  {words.lines.map((text) => (
                    <p key={text} className="text-label text-on-field-2">
                      {text}
                    </p>
                  ))}
                </div>
                <p data-amount>{money(membership.due_today)}</p>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
