"use client";

import type {Order} from "@gradus/backend/contract/orders";
import {useState} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import type {OrderMessages} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {ReturnFlow} from "../returns/return-flow";

interface Props {
  readonly first: Order;
  readonly link: string;
  readonly messages: OrderMessages;
  readonly place: OrderPlace;
  readonly now: string;
}

/** Sending back by the mailed link. */
export function LinkReturnClient({first, link, messages, place, now}: Props) {
  const t = useTranslator(messages);
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
