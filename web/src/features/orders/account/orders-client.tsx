"use client";

import {failureMessage} from "@/client/forms/failure-message";
import {useOrders} from "@/client/resources/use-orders";
import {useUser} from "@/client/resources/use-user";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Skeleton} from "@/ui/skeleton";
import {ProblemLine} from "@/ui/status-lines";
import type {OrderTranslator} from "../order-messages";
import type {OrderPart, OrderPlace} from "../order-place";
import {OrderProblem} from "../order-problem";
import {OrderRow} from "./order-row";

interface Props {
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
}

export const OrdersClient = withMessages(Orders);

function Orders({t, place}: Props) {
  const {data, err, retry, hasMore, isLoadingMore, loadMore, problem} = useOrders();
  if (err) return <OrderProblem retry={retry} t={t} place={place} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.length === 0) return <NoOrders t={t} place={place} />;
  return (
    <div className="mt-8">
      <GuestOrders t={t} place={place} />
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

/** Guest orders are listed once the email address of the account is verified. */
function GuestOrders({t, place}: OrderPart) {
  const {data: user} = useUser();
  if (!user || user.email_verified) return null;
  return (
    <div className="mb-8 border-line-strong border-s-4 bg-raised px-4 py-3">
      <p>{t("order.guestOrders", {email: user.email})}</p>
      <ButtonLink className="mt-4" variant="secondary" href={place.hrefs.verifyEmail}>
        {t("signup.verifyEmail")}
      </ButtonLink>
    </div>
  );
}

function NoOrders({t, place}: OrderPart) {
  return (
    <div className="mt-8">
      <GuestOrders t={t} place={place} />
      <p className="text-h3">{t("order.noOrders")}</p>
      <ButtonLink className="mt-6" href={place.hrefs.store}>
        {t("cart.goToStore")}
      </ButtonLink>
    </div>
  );
}
