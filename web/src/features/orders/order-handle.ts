import type {Order} from "@gradus/backend/contract/orders";
import {useRef, useState} from "react";
import {failureMessage, type OwnFailures} from "@/client/forms/failure-message";
import {changeOrder, lookUpOrder, type OrderLink, readOrder} from "@/client/resources/order-calls";
import type {Reply} from "@/client/session/reply";
import type {OrderTranslator} from "./order-messages";

type Edit = Parameters<typeof changeOrder>[2];

/** An order that is open, with what proves the right to it. */
export interface OrderHandle {
  readonly order: Order;
  readonly link: OrderLink;
  readonly replace: (order: Order) => void;
}

/** What happened is announced in words; a failure is shown at the action that caused it. */
export function useOrderActions({order, link, replace}: OrderHandle, t: OrderTranslator) {
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The order changed meanwhile, or moved on: its current state is shown beside the words. */
  async function refresh() {
    const reply = await readOrder(order, link);
    if (reply.ok) replace(reply.data);
  }

  /** The order as the server has it, or words for what stopped it. */
  async function change(edit: Edit, words: string): Promise<Reply<Order>> {
    setDone(null);
    const reply = await changeOrder(order, link, edit);
    if (reply.ok) {
      replace(reply.data);
      setDone(words);
    } else if (reply.status === 409 || reply.status === 422) await refresh();
    return reply;
  }

  /** Mails the link once more, to where it went before. */
  async function resend() {
    const {pretty_id, email} = order;
    if (email === null) return;
    setDone(null);
    setProblem(null);
    const reply = await lookUpOrder(pretty_id, email);
    if (reply.ok) setDone(t("order.resent", {email}));
    else setProblem(failureMessage(reply.err, t));
  }

  async function cancel(): Promise<string | null> {
    const reply = await change({action: "cancel"}, t("order.cancelled"));
    return reply.ok ? null : failureMessage(reply.err, t, failuresOf(t));
  }
  return {heading, done, problem, announce: setDone, refresh, change, cancel, resend};
}

export type OrderActionsOf = ReturnType<typeof useOrderActions>;

export function failuresOf(t: OrderTranslator): OwnFailures {
  return {
    conflict: t("order.changedMeanwhile"),
    not_editable: t("order.tooLate"),
    country_change: t("order.countryChange"),
    not_found: t("order.loadFailed"),
    link_expired: t("order.linkExpired"),
    payment_unavailable: t("order.paymentUnavailable"),
    window_closed: t("order.windowClosed"),
    not_delivered: t("order.notDelivered"),
    qty_exceeds: t("order.quantityGone"),
    not_returnable: t("order.notReturnable"),
  };
}
