import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {buyChoices} from "./buy-choices";
import {BuyFormClient} from "./buy-form-client";
import {BUY_MESSAGES} from "./buy-messages";

interface Props {
  readonly skus: readonly string[];
  readonly context: PageContext;
}

/** Renders nothing where the product has no price here. */
export function BuyForm({skus, context}: Props) {
  const {market, href} = context;
  const choices = buyChoices(skus, context);
  if (choices.length === 0) return null;
  return (
    <BuyFormClient
      choices={choices}
      market={{region: market.region, locale: market.locale}}
      cartHref={href("/cart")}
      messages={selectMessages(market, BUY_MESSAGES)}
    />
  );
}
