import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {AddButtonClient} from "./add-button-client";
import {ADD_MESSAGES} from "./add-messages";
import {pricedArticles} from "./lowest-price";

interface Props {
  readonly skus: readonly string[];
  readonly context: PageContext;
  readonly describedBy: string;
}

/** Adds the product of one article; nothing where there is a choice to make first, no price, or none left. */
export function AddButton({skus, context, describedBy}: Props) {
  const {catalog, market, href} = context;
  const [article, ...others] = pricedArticles(catalog, skus);
  if (!article || others.length > 0 || article.product.stock === "out_of_stock") return null;
  const {sku, kind} = article.product;
  return (
    <AddButtonClient
      sku={sku}
      clip={kind === "hardware" ? "black" : null}
      market={{region: market.region, locale: market.locale}}
      cartHref={href("/cart")}
      messages={selectMessages(market, ADD_MESSAGES)}
      describedBy={describedBy}
    />
  );
}
