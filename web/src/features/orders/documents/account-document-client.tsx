"use client";

import {useTranslator} from "@/client/messages/use-translator";
import {useOrderDocument} from "@/client/resources/use-orders";
import {Skeleton} from "@/ui/skeleton";
import {type OrderPlace, orderSegment} from "../order-place";
import {OrderProblem} from "../order-problem";
import {DocumentClient} from "./document-client";
import type {DocumentMessages} from "./document-messages";

interface Props {
  readonly order: string;
  readonly number: string;
  readonly messages: DocumentMessages;
  readonly place: OrderPlace;
}

/** A document of one's own order. */
export function AccountDocumentClient({order, number, messages, place}: Props) {
  const t = useTranslator(messages);
  const {data, err, retry} = useOrderDocument(order, number);
  const back = `${place.hrefs.orders}/${orderSegment(order)}`;
  if (data) return <DocumentClient document={data} back={back} messages={messages} market={place.market} />;
  return (
    <>
      <h1 tabIndex={-1} className="text-display-2">
        {t("orderDocument.title")}
      </h1>
      {err ? (
        <OrderProblem retry={retry} words={t("orderDocument.loadFailed")} t={t} place={place} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}
