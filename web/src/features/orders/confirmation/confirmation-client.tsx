"use client";

import type {Order} from "@gradus/backend/contract/orders";
import {type ReactNode, useState} from "react";
import type {OrderLink} from "@/client/resources/order-calls";
import {withMessages} from "@/i18n/with-messages";
import {Container} from "@/ui/container";
import {Link} from "@/ui/link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {OrderBody} from "../order-body";
import {OrderButtons} from "../order-buttons";
import {useOrderActions} from "../order-handle";
import {OrderHistory} from "../order-history";
import type {OrderTranslator} from "../order-messages";
import {type OrderPart, type OrderPlace, orderSegment} from "../order-place";
import {AccountOffer} from "./account-offer";
import {ConfirmationField} from "./confirmation-field";
import {useOwnersView} from "./use-owners-view";

interface Props {
  readonly first: Order;
  readonly link: OrderLink;
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
  readonly now: string;
}

/**
 * The order that was just paid. Rendered on the server; a customer who bought it signed in gets the rest once the
 * page is hydrated.
 */
export const ConfirmationClient = withMessages(Confirmation);

export function Confirmation({first, link, t, place, now}: Props) {
  const [order, replace] = useState(first);
  const isOwner = useOwnersView(first, link, replace);
  const actions = useOrderActions({order, link, replace}, t);
  const hrefs = hrefsOf(order, link, isOwner, place);
  const shared = {t, place};
  return (
    <article>
      <ConfirmationField order={order} {...shared} />
      <Container className="order-page order-hangs">
        <DoneLine>{actions.done}</DoneLine>
        <ProblemLine>{actions.problem}</ProblemLine>
        <OrderBody
          handle={{order}}
          now={new Date(now)}
          {...shared}
          links={<NextLinks {...shared} />}
          aside={
            <>
              <OrderButtons handle={{order, link, replace}} actions={actions} hrefs={hrefs} {...shared} />
              {isOwner ? (
                <OpenInAccount href={hrefs.account} {...shared} />
              ) : (
                <AccountOffer order={order} {...shared} />
              )}
            </>
          }
        />
        <OrderHistory handle={{order, link, replace}} actions={actions} {...shared} />
      </Container>
    </article>
  );
}

function hrefsOf({pretty_id}: Order, link: OrderLink, isOwner: boolean, {hrefs}: OrderPlace) {
  const account = `${hrefs.orders}/${orderSegment(pretty_id)}`;
  const query = `order=${pretty_id}${link === null ? "" : `&t=${link}`}`;
  return {
    account,
    returns: isOwner ? `${account}/return` : `${hrefs.status}?${query}&view=return`,
    withdraw: `${hrefs.withdraw}?${query}`,
  };
}

function NextLinks({t, place}: OrderPart): ReactNode {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      <Link className="link inline-flex min-h-hit items-center" href={place.hrefs.setUp}>
        {t("order.setUp")}
      </Link>
      <Link className="link inline-flex min-h-hit items-center" href={place.hrefs.download}>
        {t("order.getApp")}
      </Link>
    </p>
  );
}

function OpenInAccount({href, t}: OrderPart & {readonly href: string}) {
  return (
    <p className="mt-6">
      <Link className="link inline-flex min-h-hit items-center" href={href}>
        {t("order.openInAccount")}
      </Link>
    </p>
  );
}
