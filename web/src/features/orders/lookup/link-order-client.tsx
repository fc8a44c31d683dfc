"use client";

import type {Order} from "@gradus/backend/contract/orders";
import {useState} from "react";
import {withMessages} from "@/i18n/with-messages";
import {OpenOrder} from "../open-order";
import type {OrderTranslator} from "../order-messages";
import type {OrderPlace} from "../order-place";

interface Props {
  readonly first: Order;
  /** The proof in the mailed link. */
  readonly link: string;
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
  /** The moment the server drew it, so that the browser draws the same. */
  readonly now: string;
}

/** Drawn on the server, so it can be read without scripts. */
export const LinkOrderClient = withMessages(LinkOrder);

function LinkOrder({first, link, t, place, now}: Props) {
  const [order, replace] = useState(first);
  const query = `order=${order.pretty_id}&t=${link}`;
  return (
    <OpenOrder
      handle={{order, link, replace}}
      hrefs={{
        returns: `${place.hrefs.status}?${query}&view=return`,
        withdraw: `${place.hrefs.withdraw}?${query}`,
      }}
      now={new Date(now)}
      t={t}
      place={place}
    />
  );
}
