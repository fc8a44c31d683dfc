"use client";

import type {Order} from "@gradus/backend/contract/orders";
import {useEffect, useRef, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {readOrder} from "@/client/resources/order-calls";
import {newId} from "@/client/session/browser-session";
import {useSession} from "@/client/session/use-session";
import {withMessages} from "@/i18n/with-messages";
import {failuresOf} from "../order-handle";
import type {OrderTranslator} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {sendWithdrawal, type WithdrawalInput, type WithdrawalReceipt} from "./send-withdrawal";
import {StatementReceipt} from "./statement-receipt";
import {StatementReview} from "./statement-review";
import {WithdrawForm} from "./withdraw-form";

interface Props {
  /** The order, where a mailed link opened it. */
  readonly first: Order | null;
  readonly link: string | null;
  /** The order number, when the customer came with that alone. */
  readonly number: string;
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
  /** This page, to return to when the form is sent without scripts. */
  readonly back: string;
}

export const WithdrawClient = withMessages(Withdraw);

function Withdraw({first, link, number, t, place, back}: Props) {
  const order = useKnownOrder(first, link, number);
  const [declared, setDeclared] = useState<WithdrawalInput | null>(null);
  const [isReview, setReview] = useState(false);
  const [done, setDone] = useState<WithdrawalReceipt | null>(null);
  const key = useRef(newId());

  async function send(): Promise<string | null> {
    if (!declared) return null;
    const reply = await sendWithdrawal({declared, order, link, market: place.market}, key.current);
    if (!reply.ok)
      return failureMessage(reply.err, t, {...failuresOf(t), invalid: t("order.statementInvalid")});
    setDone(reply.data);
    return null;
  }
  if (done)
    return <StatementReceipt kind="withdrawal" receipt={done} isLate={done.isLate} t={t} place={place} />;
  if (declared && isReview) {
    return (
      <StatementReview
        t={t}
        confirm={t("legal.confirmWithdraw")}
        onConfirm={send}
        onBack={() => setReview(false)}
      >
        <p>{t("order.reviewWithdraw", {number: declared.order_number})}</p>
        <p>{itemsInWords(declared, order, t)}</p>
        <p className="wrap-anywhere">
          {declared.name}, {declared.email}
        </p>
      </StatementReview>
    );
  }
  return (
    <WithdrawForm
      key={order?.id ?? "unknown"}
      order={order}
      number={number}
      before={declared}
      back={back}
      t={t}
      place={place}
      onDeclared={(next) => {
        setDeclared(next);
        setReview(true);
      }}
    />
  );
}

function itemsInWords({details, lines}: WithdrawalInput, order: Order | null, t: OrderTranslator) {
  const named = order?.lines.filter(({line_no}) => lines.includes(line_no)) ?? [];
  const isAll = order ? named.length === order.lines.length : details === "";
  const items = order ? named.map(({qty, name}) => `${qty} × ${name}`).join(", ") : details;
  return isAll ? t("order.reviewAll") : t("order.reviewItems", {items});
}

/**
 * The order the page was opened with, or the user's own order of that number. Null otherwise: the form then requests
 * all data.
 */
function useKnownOrder(first: Order | null, link: string | null, number: string): Order | null {
  const {userId} = useSession();
  const [own, setOwn] = useState<Order | null>(null);
  const isAsked = first === null && link === null && number !== "" && userId !== null;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void readOrder({pretty_id: number}, null).then((reply) => {
      if (reply.ok && isCurrent) setOwn(reply.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, number]);
  return first ?? own;
}
