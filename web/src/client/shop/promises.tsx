import type {Cart} from "@gradus/backend/contract/cart";
import {hasGoods} from "./order-panel";
import type {ShopSetting} from "./shop-setting";

interface Props {
  readonly cart: Cart | null;
  readonly setting: Pick<ShopSetting, "promises">;
}

export function Promises({cart, setting}: Props) {
  if (cart && !hasGoods(cart)) return null;
  return (
    <ul className="shop-promises">
      {setting.promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}
