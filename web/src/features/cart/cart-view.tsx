import type {Cart} from "@gradus/backend/contract/cart";
import {useEffect, useRef} from "react";
import {failureWords} from "@/client/shop/failure-words";
import {CartNotices} from "@/client/shop/notices";
import {MoneyRows, OrderPanel} from "@/client/shop/order-panel";
import {Promises} from "@/client/shop/promises";
import type {ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import {Link} from "@/ui/link";
import {CartBar} from "./cart-bar";
import {CartLineRow} from "./cart-line-row";
import {type CartMessageCode, failureOf} from "./cart-message";
import {CheckoutForm} from "./checkout-form";
import {lineKey} from "./optimistic-cart";
import {PromoForm} from "./promo-form";
import {ShareCart} from "./share-cart";
import {SharedCart} from "./shared-cart";
import {UndoToast} from "./undo-toast";
import type {useCartPage} from "./use-cart-page";

interface Props {
  readonly heading: string;
  readonly setting: ShopSetting;
  readonly t: ShopTranslator;
  readonly today: string;
  /** Null while it is on its way. */
  readonly cart: Cart | null;
  readonly message: CartMessageCode | null;
  readonly page: ReturnType<typeof useCartPage>;
}

export function CartView(props: Props) {
  const {heading, setting, t, today, cart, page} = props;
  const title = useRef<HTMLHeadingElement>(null);
  const panel = {cart, setting, t, today};
  const checkout = (
    <CheckoutForm
      cart={cart}
      setting={setting}
      t={t}
      onFailure={(err) => {
        if (err.cart) page.replace(err.cart);
        page.setProblem(failureWords(err, setting, t));
      }}
    />
  );
  return (
    <div className="shop-page">
      <div className="shop-words">
        <div className="shop-head">
          <h1 ref={title} tabIndex={-1} className="text-display-2">
            {heading}
          </h1>
          <p className="text-text-2">
            {t("cart.store", {region: setting.regionName})}, {setting.taxLine}
          </p>
        </div>
        <Problem {...props} />
        <SharedCart setting={setting} t={t} onTaken={page.replace} />
        {cart ? <Lines {...props} cart={cart} /> : <Waiting />}
      </div>
      <aside className="shop-field field-track" aria-label={t("cart.estimatedTotal")}>
        <OrderPanel {...panel} title={t("cart.estimatedTotal")}>
          {checkout}
          <p className="mt-3 text-on-field-2">{t("cart.noOrderYet")}</p>
          <Promises cart={cart} setting={setting} />
        </OrderPanel>
      </aside>
      <CartBar {...panel}>{checkout}</CartBar>
      <p role="status" className="sr-only">
        {page.said}
      </p>
      {page.removed && (
        <UndoToast
          key={lineKey(page.removed.line)}
          words={t("cart.removed", {item: page.removed.line.name})}
          takesFocus={page.removed.byKey}
          t={t}
          onUndo={() => {
            title.current?.focus();
            void page.putBack();
          }}
          onOver={page.forget}
        />
      )}
    </div>
  );
}

/** The error. It takes the focus, so that the customer does not have to look for it. */
function Problem({setting, t, message, page}: Props) {
  const alert = useRef<HTMLParagraphElement>(null);
  const {problem} = page;
  useEffect(() => {
    if (problem !== null) alert.current?.focus();
  }, [problem]);
  const before = page.said === null ? message : null;
  return (
    <>
      <p ref={alert} role="alert" tabIndex={-1} className="shop-problem empty:hidden">
        {problem ??
          (before && before !== "cancelled" && before !== "promo_invalid"
            ? failureWords(failureOf(before), setting, t)
            : null)}
      </p>
      <p role="status" className="shop-notices empty:hidden">
        {before === "cancelled" ? t("checkout.cancelled") : null}
      </p>
    </>
  );
}

function Lines({cart, setting, t, today, message, page}: Props & {readonly cart: Cart}) {
  return (
    <>
      <CartNotices cart={cart} setting={setting} t={t} />
      <div className="cart-heads" aria-hidden="true">
        <span>{t("cart.item")}</span>
        <span>{t("cart.quantity")}</span>
        <span>{t("cart.price")}</span>
      </div>
      <ul>
        {cart.lines.map((line) => (
          <CartLineRow
            key={lineKey(line)}
            line={line}
            cart={cart}
            setting={setting}
            today={today}
            t={t}
            isFull={page.fullLine === lineKey(line)}
            onQty={(qty) => void page.setQty(line, qty)}
            onRemove={() => void page.remove(line)}
          />
        ))}
      </ul>
      <PromoForm
        cart={cart}
        setting={setting}
        t={t}
        refused={message === "promo_invalid"}
        onCode={page.setCode}
      />
      <div className="cart-sums lg:hidden">
        <MoneyRows cart={cart} setting={setting} t={t} today={today} />
      </div>
      <div className="cart-links">
        <ShareCart cart={cart} setting={setting} t={t} />
        {setting.links.guarantee && (
          <Link className="link flex min-h-hit items-center" href={setting.links.guarantee}>
            {t("legal.guarantee")}
          </Link>
        )}
      </div>
    </>
  );
}

/** Heads and rules stand at once; places of lines are drawn as traces. */
function Waiting() {
  return (
    <div aria-busy="true" className="border-t-2 border-text">
      {[0, 1].map((line) => (
        <div key={line} className="skeleton my-6 h-28" />
      ))}
    </div>
  );
}
