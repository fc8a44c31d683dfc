"use client";

import {useEffect, useState} from "react";
import {readCheckout} from "@/client/resources/cart-calls";
import {withMessages} from "@/i18n/with-messages";
import type {OrderTranslator} from "../order-messages";

interface Props {
  readonly session: string;
  readonly t: OrderTranslator;
}

/** Soon at first, then less often: most payments are settled within seconds, the others take days. */
const WAITS_S = [1, 2, 3, 5, 8];

/** Polls until the payment is known, then reloads the page, which shows the result. */
export const PendingClient = withMessages(Pending);

function Pending({session, t}: Props) {
  const [round, setRound] = useState(0);
  const wait = WAITS_S[round];
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(async () => {
      const reply = await readCheckout(session);
      if (reply.ok && reply.data.status !== "processing") location.reload();
      else setRound((before) => before + 1);
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [wait, session]);
  return (
    <p role="status" className="mt-6 text-body-lg">
      {wait === undefined ? t("order.pendingEmail") : t("order.pendingWait")}
    </p>
  );
}
