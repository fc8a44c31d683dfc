import type {Cart, CartLine} from "@gradus/backend/contract/cart";
import type {ShopSetting} from "@/client/shop/shop-setting";

/** Where forms of the cart go while no script takes them over. */
export const CART_FORM = {method: "post", action: "/api/shop/cart/form"} as const;

interface Props {
  readonly cart: Cart;
  readonly setting: ShopSetting;
  readonly act: "set" | "remove" | "promo";
  readonly line?: CartLine;
}

export function FormFields({cart, setting: {market}, act, line}: Props) {
  const values = {
    act,
    region: market.region,
    locale: market.locale,
    version: cart.version,
    ...(line && {sku: line.sku, offer: line.offer ?? "", clip: line.clip ?? "", before: line.qty}),
  };
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
