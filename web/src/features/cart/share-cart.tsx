import type {Cart} from "@gradus/backend/contract/cart";
import {useId, useState} from "react";
import type {ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import {shareAddress} from "./share-address";

interface Props {
  readonly cart: Cart;
  readonly setting: ShopSetting;
  readonly t: ShopTranslator;
}

export function ShareCart({cart, setting, t}: Props) {
  const id = useId();
  /** Where the clipboard is closed, the link can be selected all the same. */
  const [state, setState] = useState<"closed" | "copied" | "byHand">("closed");
  const link = () => new URL(shareAddress(cart, setting.links.cart), location.origin).href;
  async function share() {
    setState(await copied(link()));
  }
  return (
    <div className="noscript:hidden">
      <button type="button" className="link min-h-hit" onClick={() => void share()}>
        {t("cart.share")}
      </button>
      <p role="status" className="empty:hidden">
        {state !== "closed" && t(state === "copied" ? "cart.shareCopied" : "cart.shareByHand")}
      </p>
      {state !== "closed" && (
        <>
          <label htmlFor={id} className="sr-only">
            {t("cart.shareLink")}
          </label>
          <input
            id={id}
            className="input mt-2"
            readOnly
            value={link()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </div>
  );
}

async function copied(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "byHand";
  }
}
