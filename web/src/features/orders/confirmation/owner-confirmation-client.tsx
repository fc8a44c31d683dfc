"use client";

import {useTranslator} from "@/client/messages/use-translator";
import {useOrder} from "@/client/resources/use-orders";
import {Container} from "@/ui/container";
import {Skeleton} from "@/ui/skeleton";
import type {OrderMessages} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";
import {ConfirmationClient} from "./confirmation-client";

interface Props {
  readonly number: string;
  readonly messages: OrderMessages;
  readonly place: OrderPlace;
  readonly now: string;
}

/** Without a link: the order of whoever is signed in. */
export function OwnerConfirmationClient({number, messages, place, now}: Props) {
  const t = useTranslator(messages);
  const {data, err, retry} = useOrder(number);
  if (data)
    return <ConfirmationClient first={data} link={null} messages={messages} place={place} now={now} />;
  return (
    <Container className="py-section">
      <h1 tabIndex={-1} className="text-display-2">
        {t("order.title")}
      </h1>
      {err ? <OrderProblem retry={retry} t={t} place={place} /> : <Skeleton lines={4} />}
    </Container>
  );
}
