"use client";

import type {MarketParams} from "@gradus/schemas/markets";
import type {FormEvent} from "react";
import type {ClientTranslator} from "@/i18n/message-types";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import type {ADD_MESSAGES} from "./add-messages";
import {AddOutcome} from "./add-outcome";
import {HiddenFields} from "./hidden-fields";
import {useAddToCart} from "./use-add-to-cart";

interface Props {
  readonly sku: string;
  /** Only hardware comes with one. */
  readonly clip: "black" | null;
  readonly market: MarketParams;
  readonly cartHref: string;
  readonly t: ClientTranslator<(typeof ADD_MESSAGES)[number]>;
  readonly describedBy: string;
}

export const AddButtonClient = withMessages(AddButton);

function AddButton({sku, clip, market, cartHref, t, describedBy}: Props) {
  const {isAdding, added, notices, refused, add} = useAddToCart(market, t);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void add({sku, clip, qty: 1});
  };
  return (
    <form method="post" action="/api/shop/cart/form" onSubmit={send}>
      <HiddenFields values={{sku, clip: clip ?? ""}} market={market} />
      <Button
        type="submit"
        size="lg"
        aria-describedby={describedBy}
        aria-disabled={isAdding}
        aria-busy={isAdding}
      >
        {t(isAdding ? "product.adding" : "product.addToCart")}
      </Button>
      <AddOutcome added={added} notices={notices} refused={refused} cartHref={cartHref} t={t} />
    </form>
  );
}
