"use client";

import type {Order} from "@gradus/backend/contract/orders";
import type {ReactNode} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {useOrder} from "@/client/resources/use-orders";
import {Skeleton} from "@/ui/skeleton";
import {OpenOrder} from "../open-order";
import type {OrderHandle} from "../order-handle";
import type {OrderMessages, OrderTranslator} from "../order-messages";
import {type OrderPlace, orderSegment} from "../order-place";
import {OrderProblem} from "../order-problem";
import {ReturnFlow} from "../returns/return-flow";

interface Props {
  readonly number: string;
  readonly messages: OrderMessages;
  readonly place: OrderPlace;
}

/** One's own order. */
export function AccountOrderClient(props: Props) {
  return (
    <OwnOrder {...props}>
      {(handle, {t, path}) => (
        <OpenOrder
          handle={handle}
          hrefs={{
            returns: `${path}/return`,
            withdraw: `${props.place.hrefs.withdraw}?order=${handle.order.pretty_id}`,
          }}
          now={new Date()}
          t={t}
          place={props.place}
        />
      )}
    </OwnOrder>
  );
}

/** Sending back what one bought. */
export function AccountReturnClient(props: Props) {
  return (
    <OwnOrder {...props}>
      {(handle, {t, path}) => (
        <ReturnFlow handle={handle} now={new Date()} back={path} t={t} place={props.place} />
      )}
    </OwnOrder>
  );
}

interface Around {
  readonly t: OrderTranslator;
  readonly path: string;
}

interface OwnProps extends Props {
  readonly children: (handle: OrderHandle, around: Around) => ReactNode;
}

function OwnOrder({number, messages, place, children}: OwnProps) {
  const t = useTranslator(messages);
  const {data, err, retry, replace} = useOrder(number);
  const path = `${place.hrefs.orders}/${orderSegment(number)}`;
  if (data) return children({order: data satisfies Order, link: null, replace}, {t, path});
  return (
    <>
      <h1 tabIndex={-1} className="text-display-2">
        {t("order.one")}
      </h1>
      {err ? <OrderProblem retry={retry} t={t} place={place} /> : <Skeleton lines={4} />}
    </>
  );
}
