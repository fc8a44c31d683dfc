"use client";

import type {MarketParams} from "@gradus/schemas/markets";
import {type FormEvent, useEffect, useId, useRef, useState} from "react";
import {QuantityStepper} from "@/client/shop/quantity-stepper";
import type {ClientTranslator} from "@/i18n/message-types";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {AddOutcome} from "./add-outcome";
import type {BuyChoice} from "./buy-choices";
import type {BUY_MESSAGES} from "./buy-messages";
import {BUY_FORM_ID, chosenClip, syncClipAddress} from "./clip-address";
import {HiddenFields} from "./hidden-fields";
import {useAddToCart} from "./use-add-to-cart";

interface Props {
  readonly choices: readonly BuyChoice[];
  readonly market: MarketParams;
  readonly cartHref: string;
  readonly t: ClientTranslator<(typeof BUY_MESSAGES)[number]>;
}

/** It is a form of its own before any script has come, and without one. */
export const BuyFormClient = withMessages(BuyForm);

function BuyForm({choices, market, cartHref, t}: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState(() =>
    Math.max(
      0,
      choices.findIndex(({isSoldOut}) => !isSoldOut),
    ),
  );
  const [qty, setQty] = useState(1);
  const [isOver, setIsOver] = useState(false);
  const {isAdding, added, notices, refused, add} = useAddToCart(market, t);
  useEffect(() => syncClipAddress(form.current), []);
  const choice = choices[picked];
  if (!choice) return null;
  const {sku, offer, max, isSoldOut} = choice;

  function count(newCount: number) {
    setIsOver(newCount > max);
    setQty(Math.min(newCount, max));
  }
  function send(event: FormEvent) {
    event.preventDefault();
    if (!isSoldOut)
      void add({sku, offer: offer || null, clip: chosenClip(form.current), qty: Math.min(qty, max)});
  }

  const words = {
    quantity: t("product.quantity"),
    fewer: t("product.decrease"),
    more: t("product.increase"),
  };
  return (
    <form
      ref={form}
      id={BUY_FORM_ID}
      method="post"
      action="/api/shop/cart/form"
      onSubmit={send}
      className="mt-6"
    >
      <HiddenFields values={{}} market={market} />
      {choices.length > 1 ? (
        <fieldset className="buy-choices">
          <legend className="mb-2 text-label text-text-2">{t("product.offers")}</legend>
          {choices.map((one, index) => (
            <label key={`${one.sku} ${one.offer}`} className="buy-choice">
              <input
                type="radio"
                name="item"
                value={`${one.sku} ${one.offer}`}
                checked={index === picked}
                onChange={() => setPicked(index)}
                className="size-5"
              />
              <span>
                <span className="block text-ui">{one.label}</span>
                {one.note && <span className="block text-label text-text-2">{one.note}</span>}
                {one.badge && <span className="buy-badge text-label">{one.badge}</span>}
                {one.isSoldOut && <span className="block text-label">{t("product.soldOut")}</span>}
              </span>
              <span className="text-ui">{one.price}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="item" value={`${sku} ${offer}`} />
      )}
      <div className="mt-4 flex flex-wrap items-start gap-4">
        <QuantityStepper id={`${id}-qty`} qty={Math.min(qty, max)} max={max} words={words} onChange={count} />
        <Button type="submit" size="lg" aria-disabled={isAdding || isSoldOut} aria-busy={isAdding}>
          {t(isSoldOut ? "product.soldOut" : isAdding ? "product.adding" : "product.addToCart")}
        </Button>
      </div>
      <AddOutcome
        added={added}
        notices={notices}
        refused={isOver ? t("cart.limit") : refused}
        cartHref={cartHref}
        t={t}
      />
    </form>
  );
}
