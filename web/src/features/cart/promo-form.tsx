import type {Cart} from "@gradus/backend/contract/cart";
import {type FormEvent, useId, useState} from "react";
import type {Reply} from "@/client/session/reply";
import {failureWords} from "@/client/shop/failure-words";
import type {ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import {formatAmount} from "@/lib/format/money";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";
import {CART_FORM, FormFields} from "./form-fields";

interface Props {
  readonly cart: Cart;
  readonly setting: ShopSetting;
  readonly t: ShopTranslator;
  /** What came of it before this page was drawn, without scripts. */
  readonly refused: boolean;
  readonly onCode: (code: string | null) => Promise<Reply<Cart>>;
}

export function PromoForm({cart, setting, t, refused, onCode}: Props) {
  const id = useId();
  const [isChecking, setIsChecking] = useState(false);
  const [mistake, setMistake] = useState(refused ? t("cart.promoInvalid") : null);
  const {promo} = cart;
  const saved = promo && cart.discount > 0 && formatAmount(cart.discount, cart.currency, setting.market);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isChecking) return;
    const code = promo ? null : String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (code === "") return setMistake(t("cart.promoMissing"));
    setIsChecking(true);
    const reply = await onCode(code);
    setIsChecking(false);
    setMistake(reply.ok ? null : failureWords(reply.err, setting, t));
  }

  return (
    <form {...CART_FORM} className="promo-form" onSubmit={send}>
      <FormFields cart={cart} setting={setting} act="promo" />
      <label htmlFor={id}>{t("cart.promo")}</label>
      <div className="promo-field">
        <input
          id={id}
          // Another code is another field: what was typed stays while it is refused.
          key={promo?.code ?? ""}
          name="code"
          className="input"
          defaultValue={promo?.code ?? ""}
          readOnly={promo !== null}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={() => setMistake(null)}
          aria-invalid={mistake !== null}
          aria-describedby={`${id}-about`}
        />
        {saved && (
          <span className="promo-saves text-success">
            <Icon name="check" size={16} />
            {t("cart.promoSaves", {amount: saved})}
          </span>
        )}
      </div>
      <Button
        type="submit"
        variant="secondary"
        size="lg"
        aria-disabled={isChecking}
        name="drop"
        value={promo ? "1" : ""}
      >
        {t(isChecking ? "cart.promoChecking" : promo ? "common.remove" : "cart.promoApply")}
      </Button>
      <p id={`${id}-about`} role="alert" className="promo-mistake text-danger empty:hidden">
        {mistake}
      </p>
    </form>
  );
}
