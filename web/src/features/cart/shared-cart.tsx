import type {Cart} from "@gradus/backend/contract/cart";
import {useEffect, useRef, useState} from "react";
import {addToCart} from "@/client/resources/cart-calls";
import {failureWords} from "@/client/shop/failure-words";
import type {ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import {hashChanges, useBrowserValue} from "@/lib/use-browser-value";
import {Button} from "@/ui/button";
import {itemsInAddress} from "./share-address";

interface Props {
  readonly setting: ShopSetting;
  readonly t: ShopTranslator;
  readonly onTaken: (cart: Cart) => void;
}

/** The items join the cart only on confirmation: a link alone changes nothing. */
export function SharedCart({setting, t, onTaken}: Props) {
  const hash = useBrowserValue(() => location.hash, "", hashChanges);
  const [done, setDone] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const items = done === hash ? [] : itemsInAddress(hash);

  function close() {
    setDone(hash);
    // Removes the hash, so that a reload does not offer the items again.
    history.replaceState(history.state, "", location.pathname);
  }
  async function take() {
    if (isAdding) return;
    setIsAdding(true);
    const reply = await addToCart(
      setting.market,
      items.map((item) => ({op: "add", ...item})),
    );
    setIsAdding(false);
    if (!reply.ok) return setProblem(failureWords(reply.err, setting, t));
    close();
    onTaken(reply.data);
  }
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="shared" className="shared-cart">
      <h2 id="shared" className="text-h3">
        {t("cart.sharedTitle")}
      </h2>
      <ul className="mt-2">
        {items.map(({sku, offer, clip, qty}) => (
          <li key={`${sku} ${offer} ${clip}`}>
            {qty} × {setting.names[sku] ?? sku}
            {clip && `, ${t("cart.clip", {colour: clip})}`}
            {offer && setting.bundles.includes(offer) && `, ${t("cart.membership")}`}
          </li>
        ))}
      </ul>
      <Problem words={problem} />
      <div className="mt-4 flex flex-wrap gap-4">
        <Button onClick={() => void take()} aria-disabled={isAdding} aria-busy={isAdding}>
          {t("cart.sharedTake")}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t("cart.sharedLeave")}
        </Button>
      </div>
    </section>
  );
}

function Problem({words}: {readonly words: string | null}) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words !== null) alert.current?.focus();
  }, [words]);
  return (
    <p ref={alert} role="alert" tabIndex={-1} className="mt-2 text-danger empty:hidden">
      {words}
    </p>
  );
}
