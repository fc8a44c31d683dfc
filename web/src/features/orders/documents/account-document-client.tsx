"use client";

import {useOrderDocument} from "@/client/resources/use-orders";
import {withMessages} from "@/i18n/with-messages";
import {Skeleton} from "@/ui/skeleton";
import {type OrderPlace, orderSegment} from "../order-place";
import {OrderProblem} from "../order-problem";
import {DocumentContent} from "./document-client";
import type {DocumentTranslator} from "./document-messages";

interface Props {
  readonly order: string;
  readonly number: string;
  readonly t: DocumentTranslator;
  readonly place: OrderPlace;
}

export const AccountDocumentClient = withMessages(AccountDocument);

function AccountDocument({order, number, t, place}: Props) {
  const {data, err, retry} = useOrderDocument(order, number);
  const back = `${place.hrefs.orders}/${orderSegment(order)}`;
  if (data) return <DocumentContent document={data} back={back} t={t} market={place.market} />;
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
