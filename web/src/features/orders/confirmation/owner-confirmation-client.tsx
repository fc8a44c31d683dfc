"use client";

import {useOrder} from "@/client/resources/use-orders";
import {withMessages} from "@/i18n/with-messages";
import {Container} from "@/ui/container";
import {Skeleton} from "@/ui/skeleton";
import type {OrderTranslator} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";
import {Confirmation} from "./confirmation-client";

interface Props {
  readonly number: string;
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
  readonly now: string;
}

/** Without a link: the order of the signed-in user. */
export const OwnerConfirmationClient = withMessages(OwnerConfirmation);

function OwnerConfirmation({number, t, place, now}: Props) {
  const {data, err, retry} = useOrder(number);
  if (data) return <Confirmation first={data} link={null} t={t} place={place} now={now} />;
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="text-display-2">
        {t("order.title")}
      </h1>
      {err ? <OrderProblem retry={retry} t={t} place={place} /> : <Skeleton lines={4} />}
    </Container>
  );
}
