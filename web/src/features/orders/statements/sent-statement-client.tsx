"use client";

import type {StatementReply} from "@gradus/backend/contract/statements";
import {useTranslator} from "@/client/messages/use-translator";
import type {OrderMessages} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {StatementReceipt} from "./statement-receipt";

interface Props {
  readonly kind: "withdrawal" | "cancellation";
  readonly receipt: StatementReply;
  readonly messages: OrderMessages;
  readonly place: OrderPlace;
}

export function SentStatementClient({messages, ...props}: Props) {
  return <StatementReceipt {...props} t={useTranslator(messages)} />;
}
