import {priceNotes} from "@/content/catalog/price-notes";
import type {PageContext} from "@/content/page-context";
import {Price} from "@/ui/price";
import {lowestPrice} from "./lowest-price";

interface Props {
  readonly skus: readonly string[];
  readonly context: PageContext;
  readonly size?: "md" | "lg";
}

/** The price of a product in this market, "from" the lowest of several; without an answer from the shop, where to find it. */
export function ProductPrice({skus, context, size = "md"}: Props) {
  const {catalog, market, t} = context;
  const lowest = lowestPrice(catalog, skus);
  if (!catalog || !lowest) return <p className="text-body text-text-2">{t("sections.price.seeInStore")}</p>;
  return (
    <div>
      {lowest.isFrom && <p className="text-label text-text-2">{t("sections.price.from")}</p>}
      <Price
        amount={lowest.amount}
        was={lowest.product.compare_at}
        currency={catalog.currency}
        market={market}
        words={priceNotes(context)}
        size={size}
      />
    </div>
  );
}
