"use client";

import {failureMessage} from "@/client/forms/failure-message";
import {useTranslator} from "@/client/messages/use-translator";
import {useOrders} from "@/client/resources/use-orders";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Skeleton} from "@/ui/skeleton";
import {ProblemLine} from "@/ui/status-lines";
import type {OrderMessages} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";
import {OrderRow} from "./order-row";

interface Props {
  readonly messages: OrderMessages;
  readonly place: OrderPlace;
}

/** All that somebody bought, the newest first. */
export function OrdersClient({messages, place}: Props) {
  const t = useTranslator(messages);
  const {data, err, retry, hasMore, isLoadingMore, loadMore, problem} = useOrders();
  if (err) return <OrderProblem retry={retry} t={t} place={place} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.length === 0) return <NoOrders t={t} place={place} />;
  return (
    <div className="mt-8">
      <ul className="order-rows">
        {data.map((order) => (
          <OrderRow key={order.id} order={order} t={t} place={place} />
        ))}
      </ul>
      {problem && <ProblemLine>{failureMessage(problem, t)}</ProblemLine>}
      {hasMore && (
        <Button
          className="mt-6"
          variant="secondary"
          aria-disabled={isLoadingMore}
          onClick={() => void loadMore()}
        >
          {isLoadingMore ? t("common.working") : t("common.showMore")}
        </Button>
      )}
    </div>
  );
}

function NoOrders({t, place}: Omit<Parameters<typeof OrderRow>[0], "order">) {
  return (
    <div className="mt-8">
      <p className="text-h3">{t("order.noOrders")}</p>
      <ButtonLink className="mt-6" href={place.hrefs.store}>
        {t("cart.goToStore")}
      </ButtonLink>
    </div>
  );
}
