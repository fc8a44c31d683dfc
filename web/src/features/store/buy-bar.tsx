import type {PageContext} from "@/content/page-context";
import {formatMoney} from "@/lib/format/money";
import {Button} from "@/ui/button";
import {BUY_FORM_ID} from "./clip-address";
import {lowestPrice} from "./lowest-price";

interface Props {
  readonly skus: readonly string[];
  readonly context: PageContext;
}

/** It submits the form above, so both always show the same. */
export function BuyBar({skus, context: {catalog, market, t}}: Props) {
  const lowest = lowestPrice(catalog, skus);
  if (!catalog || !lowest || lowest.product.kind === "virtual") return null;
  return (
    <div className="buy-bar">
      <span className="text-value">{formatMoney(lowest.amount, catalog.currency, market)}</span>
      <Button type="submit" form={BUY_FORM_ID}>
        {t("product.addToCart")}
      </Button>
    </div>
  );
}
