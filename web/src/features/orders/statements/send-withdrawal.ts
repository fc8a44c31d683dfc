import type {Order} from "@gradus/backend/contract/orders";
import type {StatementReply} from "@gradus/backend/contract/statements";
import type {MarketParams} from "@gradus/schemas/markets";
import {type OrderLink, withdrawOrder} from "@/client/resources/order-calls";
import {browserSession} from "@/client/session/browser-session";
import type {Reply} from "@/client/session/reply";

export interface WithdrawalInput {
  readonly name: string;
  readonly email: string;
  readonly order_number: string;
  /** Which things, in their words, of an order that is not known here. */
  readonly details: string;
  /** Which lines, of one that is. */
  readonly lines: readonly number[];
}

export interface WithdrawalReceipt extends StatementReply {
  readonly isLate: boolean;
}

interface WithdrawalSubmission {
  readonly declared: WithdrawalInput;
  /** The order where it is open, by its link or for the customer who bought it; else null. */
  readonly order: Order | null;
  readonly link: OrderLink;
  readonly market: MarketParams;
}

/** From an order that is open, at once; from one that is only named, as a statement. */
export function sendWithdrawal(
  sent: WithdrawalSubmission,
  idempotencyKey: string,
): Promise<Reply<WithdrawalReceipt>> {
  return sent.order
    ? withdrawFromOrder(sent, sent.order, idempotencyKey)
    : withdrawByNumber(sent, idempotencyKey);
}

async function withdrawFromOrder(
  {declared, link}: WithdrawalSubmission,
  order: Order,
  key: string,
): Promise<Reply<WithdrawalReceipt>> {
  const {name, email, lines} = declared;
  const named = order.lines.filter(({line_no}) => lines.includes(line_no));
  const isAll = named.length === order.lines.length;
  const reply = await withdrawOrder(
    order,
    link,
    {
      name,
      email,
      confirm: true,
      ...(!isAll && {lines: named.map(({line_no, qty}) => ({line_no, qty}))}),
    },
    key,
  );
  if (!reply.ok) return reply;
  const {rma, acknowledged_at} = reply.data;
  const data = {reference: rma.id, received_at: acknowledged_at, isLate: rma.status === "requested"};
  return {...reply, data};
}

async function withdrawByNumber(
  {declared, market}: WithdrawalSubmission,
  idempotencyKey: string,
): Promise<Reply<WithdrawalReceipt>> {
  const {name, email, order_number, details} = declared;
  const {region, locale} = market;
  const reply = await browserSession().callCommerce("POST /canyon/withdrawals", {
    body: {name, email, order_number, region, locale, confirm: true, ...(details !== "" && {details})},
    idempotencyKey,
  });
  return reply.ok ? {...reply, data: {...reply.data, isLate: false}} : reply;
}
