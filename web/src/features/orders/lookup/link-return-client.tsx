"use client";

import type {Order} from "@gradus/backend/contract/orders";
import {useState} from "react";
import {withMessages} from "@/i18n/with-messages";
import type {OrderTranslator} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {ReturnFlow} from "../returns/return-flow";

interface Props {
  readonly first: Order;
  readonly link: string;
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
  readonly now: string;
}

export const LinkReturnClient = withMessages(LinkReturn);

function LinkReturn({first, link, t, place, now}: Props) {
  const [order, replace] = useState(first);
  return (
    <ReturnFlow
      handle={{order, link, replace}}
      now={new Date(now)}
      back={`${place.hrefs.status}?order=${order.pretty_id}&t=${link}`}
      t={t}
      place={place}
    />
  );
}
