"use client";

import type {Order} from "@gradus/backend/contract/orders";
import type {ReactNode} from "react";
import {useOrder} from "@/client/resources/use-orders";
import {withMessages} from "@/i18n/with-messages";
import {Skeleton} from "@/ui/skeleton";
import {OpenOrder} from "../open-order";
import type {OrderHandle} from "../order-handle";
import type {OrderTranslator} from "../order-messages";
import {type OrderPlace, orderSegment} from "../order-place";
import {OrderProblem} from "../order-problem";
import {ReturnFlow} from "../returns/return-flow";

interface Props {
  readonly number: string;
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
}

export const AccountOrderClient = withMessages(AccountOrder);

function AccountOrder(props: Props) {
  const {t, place} = props;
  return (
    <OwnOrder {...props}>
      {(handle, path) => (
        <OpenOrder
          handle={handle}
          hrefs={{
            returns: `${path}/return`,
            withdraw: `${place.hrefs.withdraw}?order=${handle.order.pretty_id}`,
          }}
          now={new Date()}
          t={t}
          place={place}
        />
      )}
    </OwnOrder>
  );
}

export const AccountReturnClient = withMessages(AccountReturn);

function AccountReturn(props: Props) {
  const {t, place} = props;
  return (
    <OwnOrder {...props}>
      {(handle, path) => <ReturnFlow handle={handle} now={new Date()} back={path} t={t} place={place} />}
    </OwnOrder>
  );
}

interface OwnProps extends Props {
  readonly children: (handle: OrderHandle, path: string) => ReactNode;
}

function OwnOrder({number, t, place, children}: OwnProps) {
  const {data, err, retry, replace} = useOrder(number);
  const path = `${place.hrefs.orders}/${orderSegment(number)}`;
  if (data) return children({order: data satisfies Order, link: null, replace}, path);
  return (
    <>
      <h1 tabIndex={-1} className="text-display-2">
        {t("order.one")}
      </h1>
      {err ? <OrderProblem retry={retry} t={t} place={place} /> : <Skeleton lines={4} />}
    </>
  );
}
