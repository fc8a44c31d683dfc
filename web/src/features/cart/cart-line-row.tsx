import type {Cart, CartLine} from "@gradus/backend/contract/cart";
import {useId} from "react";
import {CommitmentBracket} from "@/client/shop/commitment-bracket";
import {LinePicture} from "@/client/shop/line-picture";
import {membershipWords} from "@/client/shop/membership-words";
import {QuantityStepper} from "@/client/shop/quantity-stepper";
import type {ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import {formatAmount} from "@/lib/format/money";
import {Icon} from "@/ui/icon/icon";
import {CART_FORM, FormFields} from "./form-fields";

export interface LineProps {
  readonly line: CartLine;
  readonly cart: Cart;
  readonly setting: ShopSetting;
  readonly today: string;
  readonly t: ShopTranslator;
  readonly isFull: boolean;
  readonly onQty: (qty: number) => void;
  readonly onRemove: () => void;
}

export function CartLineRow(props: LineProps) {
  const {line, setting, t, isFull} = props;
  const id = useId();
  const isMembership = line.kind === "virtual";
  return (
    <li className="cart-line" aria-labelledby={id}>
      {!isMembership && (
        <>
          <LinePicture line={line} drawings={setting.drawings} />
          <div className="cart-name">
            <h2 id={id} className="text-h3">
              {line.name}
            </h2>
            {line.clip && <p className="text-text-2">{t("cart.clip", {colour: line.clip})}</p>}
            {line.qty > 1 && (
              <p className="text-text-2">{t("cart.each", {price: money(line.unit, props)})}</p>
            )}
          </div>
          <Amount {...props} nameId={id} />
          <p className="cart-price">{money(line.total, props)}</p>
          <RemoveForm {...props} />
          <p role="alert" className="cart-alert empty:hidden">
            {isFull && (
              <>
                <Icon name="close" size={16} />
                {t("cart.limit")}
              </>
            )}
          </p>
        </>
      )}
      {line.membership && (
        <MembershipRow {...props} membership={line.membership} nameId={isMembership ? id : undefined} />
      )}
      {isMembership && <RemoveForm {...props} />}
    </li>
  );
}

function Amount({line, cart, setting, t, onQty, nameId}: LineProps & {nameId: string}) {
  const id = useId();
  const words = {
    quantity: t("product.quantity"),
    fewer: t("product.decrease"),
    more: t("product.increase"),
  };
  return (
    <form {...CART_FORM} className="cart-amount" onSubmit={(event) => event.preventDefault()}>
      <FormFields cart={cart} setting={setting} act="set" line={line} />
      <QuantityStepper
        id={id}
        qty={line.qty}
        max={line.max}
        words={words}
        labelledBy={nameId}
        onChange={onQty}
      />
      <button className="link hidden noscript:inline" type="submit">
        {t("cart.update")}
      </button>
    </form>
  );
}

function RemoveForm({line, cart, setting, t, onRemove}: LineProps) {
  return (
    <form
      {...CART_FORM}
      className="cart-remove"
      onSubmit={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <FormFields cart={cart} setting={setting} act="remove" line={line} />
      <button type="submit" className="link" aria-label={t("cart.remove", {item: line.name})}>
        {t("common.remove")}
      </button>
    </form>
  );
}

interface MembershipProps extends LineProps {
  readonly membership: NonNullable<CartLine["membership"]>;
  readonly nameId: string | undefined;
}

function MembershipRow({membership, nameId, ...props}: MembershipProps) {
  const {cart, setting, today, t} = props;
  const {currency} = cart;
  const {name, lines} = membershipWords({membership, currency, market: setting.market, today, t});
  return (
    <div className="cart-membership">
      <CommitmentBracket months={membership.commitment_months} />
      <div>
        <h3 id={nameId} className="text-ui">
          {name}
        </h3>
        {lines.map((words) => (
          <p key={words} className="text-text-2">
            {words}
          </p>
        ))}
      </div>
      <p className="cart-price">
        {money(membership.due_today, props)}
        <span className="block text-label text-text-2">{t("cart.today")}</span>
      </p>
    </div>
  );
}

const money = (amount: number, {cart, setting}: Pick<LineProps, "cart" | "setting">) =>
  formatAmount(amount, cart.currency, setting.market);
